import { readFileSync } from "node:fs";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { actionSchema } from "@/lib/cms/widget/action";
import { innerWidgets } from "@/widgets/definitions";
import { AUTHORS_PAGE, writeCatalogue } from "./widget-catalogue";
import { blockNames, exampleOf, plainExampleOf } from "./widget-examples";

test("docs/authors.md describes every block and option as `npm run widgets -w tools` writes it from the schemas (R11.4)", () => {
  const page = readFileSync(AUTHORS_PAGE, "utf8");
  expect(page).toBe(writeCatalogue(page));
});

test.each(blockNames)("the example of cms-box-%s is a valid block (R11.4)", (name) => {
  for (const example of [exampleOf(name), plainExampleOf(name)]) {
    const { nodes, findings } = parsePart(example, { scope: "test" });
    expect(findings).toEqual([]);
    const [block] = nodes;
    expect(block?.kind === "widget" ? block.widget.type : block?.kind).toBe(name);
  }
});

test("every documented action is valid (R11.4)", () => {
  const actions = [...readFileSync(AUTHORS_PAGE, "utf8").matchAll(/^\| `(\{"type".*?\})` +\|/gm)];
  expect(actions.length).toBeGreaterThan(5);
  for (const [, text = ""] of actions) {
    expect([text, actionSchema.safeParse(JSON.parse(text)).success]).toEqual([text, true]);
  }
});

test("the buttons inside the login box are documented with their options (R11.4)", () => {
  const page = readFileSync(AUTHORS_PAGE, "utf8");
  expect(page).toContain("cms-login-button");
  for (const key of Object.keys(innerWidgets["login-button"].options.shape))
    expect(page).toContain(`\`${key}\``);
});
