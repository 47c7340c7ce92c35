import { readFileSync } from "node:fs";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { actionSchema } from "@/lib/cms/widget/action";
import { blockNames, exampleOf, plainExampleOf } from "@/lib/cms/widget/widget-options";
import { innerWidgets } from "@/widgets/definitions";

test.each(blockNames)("the example of cms-box-%s is a valid block (R11.4)", (name) => {
  for (const example of [exampleOf(name), plainExampleOf(name)]) {
    const { nodes, findings } = parsePart(example, { scope: "test" });
    expect(findings).toEqual([]);
    const [block] = nodes;
    expect(block?.kind === "widget" ? block.widget.type : block?.kind).toBe(name);
  }
});

describe.each(["docs/authors.md", "docs/authors.ko.md"])("%s", (file) => {
  const page = readFileSync(file, "utf8");

  test("documents actions that are valid (R11.4)", () => {
    const actions = [...page.matchAll(/^\| `(\{"type".*?\})` +\|/gm)];
    expect(actions.length).toBeGreaterThan(5);
    for (const [, text = ""] of actions)
      expect([text, actionSchema.safeParse(JSON.parse(text)).success]).toEqual([text, true]);
  });

  test("documents the buttons inside the login box with their options (R11.4)", () => {
    expect(page).toContain("cms-login-button");
    for (const key of Object.keys(innerWidgets["login-button"].options.shape))
      expect(page).toContain(`\`${key}\``);
  });
});
