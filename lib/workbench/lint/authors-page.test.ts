import { readFileSync } from "node:fs";
import type { PageNode } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { lintPart } from "@/lib/workbench/lint/lint-part";

const page = readFileSync("docs/authors.md", "utf8");
const examples = [...page.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html = ""]) => html);

/** Returns the types of the blocks in a tree. */
function blocksIn(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "widget" ? [node.widget.type] : []));
}

test("the authors' page has an example of every block and more (R11.4)", () => {
  expect(examples.length).toBeGreaterThan(12);
});

test.each(examples)(
  "the example works as it is copied from the authors' page, without a finding: %s (R11.4)",
  (html) => {
    expect(lintPart(html, { locale: "en" })).toEqual([]);
    const { nodes, findings } = parsePart(html, { scope: "test" });
    expect(findings).toEqual([]);
    const [, named] = /^<\w+ class="cms-box-([a-z]+)"/.exec(html) ?? [];
    if (named !== undefined) expect(blocksIn(nodes)).toContain(named);
  },
);
