import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CssNode, generate, parse, walk } from "css-tree";

/** Values that the oldest browsers of `package.json` (`browserslist`) do not support and therefore ignore. */
const YOUNG = /color-mix\(|\d[dsl]v[hw]\b/;
/** Properties for which there is no older equivalent to declare first. */
const YOUNG_PROPERTIES = ["translate", "rotate", "scale"];

const files = ["app", "components", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file))
    // The staff's own tool, which no guest sees.
    .filter((file) => !file.startsWith("components/workbench/")),
);

/**
 * Returns the declarations of every block of a style sheet, in order. Leaves out `@keyframes`, without which nothing
 * but motion is lost.
 */
function readBlocks(file: string): { property: string; value: string }[][] {
  const blocks: { property: string; value: string }[][] = [];
  walk(
    parse(readFileSync(file, "utf8")),
    function visit(this: { atrule: { name: string } | null }, node: CssNode) {
      if (node.type !== "Block" || this.atrule?.name === "keyframes") return;
      blocks.push(
        node.children
          .toArray()
          .flatMap((each) =>
            each.type === "Declaration" ? [{ property: each.property, value: generate(each.value) }] : [],
          ),
      );
    },
  );
  return blocks;
}

test("what older browsers ignore has a plain declaration before it", () => {
  const bare = files.flatMap((file) =>
    readBlocks(file).flatMap((block) =>
      block
        .filter(
          ({ property, value }, index) =>
            YOUNG_PROPERTIES.includes(property) ||
            (YOUNG.test(value) &&
              !block.slice(0, index).some((each) => each.property === property && !YOUNG.test(each.value))),
        )
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    ),
  );
  expect(bare).toEqual([]);
});
