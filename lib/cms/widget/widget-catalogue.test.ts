import { readFileSync, writeFileSync } from "node:fs";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { actionSchema } from "@/lib/widget/action";
import { type BlockName, blocks, innerWidgets } from "@/widgets/definitions";
import { blockNames, exampleOf, plainExampleOf } from "./widget-examples";
import { optionsOf } from "./widget-options";

const PAGE = "docs/authors.md";
const BEGIN = "<!-- widgets: written by `npm run widgets` -->";
const END = "<!-- end of widgets -->";

test("docs/authors.md describes every block and option as `npm run widgets` writes it from the schemas (R11.4)", () => {
  const page = readFileSync(PAGE, "utf8");
  const catalogue = `${BEGIN}\n\n${blockNames.map(describeBlock).join("\n\n")}\n\n${END}`;
  const whole = page.slice(0, page.indexOf(BEGIN)) + catalogue + page.slice(page.indexOf(END) + END.length);
  if (process.env.UPDATE_WIDGETS === "1") writeFileSync(PAGE, whole);
  expect(readFileSync(PAGE, "utf8")).toBe(whole);
});

test.each(blockNames)("the example of cms-box-%s is a valid block (R11.4)", (name) => {
  for (const example of [exampleOf(name), plainExampleOf(name)]) {
    const { nodes, findings } = parsePart(example, { scope: "test" });
    expect(findings).toEqual([]);
    const [block] = nodes;
    expect(block?.kind === "widget" ? block.widget.type : block?.kind).toBe(name);
  }
});

function describeBlock(name: BlockName): string {
  const schema = blocks[name].options;
  const rows = optionsOf(name);
  const table =
    rows.length === 0
      ? []
      : [
          "",
          ...toTable([
            ["attribute", "what it does", "if you leave it out"],
            ...rows.map((option) => [
              `\`${option.name}\``,
              toMarkdown(option.meaning) + listChoices(option.choices),
              option.isNeeded
                ? "**needed**: without it the block stays as you wrote it"
                : describeDefault(option.without),
            ]),
          ]),
        ];
  const example = ["", "```html", exampleOf(name), "```"];
  return [`### \`cms-box-${name}\``, "", `${schema.description}.`, ...table, ...example].join("\n");
}

/** Formats rows of cells as a markdown table, its columns aligned as the formatter requires. */
function toTable([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const write = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [write(head), write(widths.map((width) => "-".repeat(width))), ...rows.map(write)];
}

/** Lists the allowed values of an option that has a fixed set. */
function listChoices(choices: readonly string[]): string {
  return choices.length === 0 ? "" : `: ${choices.map((word) => `\`${word}\``).join(" or ")}`;
}

/** Escapes a schema's description for a markdown table. */
function toMarkdown(text: string): string {
  return text.replaceAll("|", "\\|").replace(/_[A-Z_]+_/g, (word) => `\`${word}\``);
}

function describeDefault(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "not used";
  if (value === false) return "no";
  return `\`${String(value)}\``;
}

test("every documented action is valid (R11.4)", () => {
  const actions = [...readFileSync(PAGE, "utf8").matchAll(/^\| `(\{"type".*?\})` +\|/gm)];
  expect(actions.length).toBeGreaterThan(5);
  for (const [, text = ""] of actions) {
    expect([text, actionSchema.safeParse(JSON.parse(text)).success]).toEqual([text, true]);
  }
});

test("the buttons inside the login box are documented with their options (R11.4)", () => {
  const page = readFileSync(PAGE, "utf8");
  expect(page).toContain("cms-login-button");
  for (const key of Object.keys(innerWidgets["login-button"].options.shape))
    expect(page).toContain(`\`${key}\``);
});
