import { type BlockName, blocks } from "@/widgets/definitions";
import { blockNames, exampleOf } from "./widget-examples";
import { optionsOf } from "./widget-options";

/** The authors' page whose catalogue is written from the definitions. */
export const AUTHORS_PAGE = "docs/authors.md";

const BEGIN = "<!-- widgets: written by `npm run widgets -w tools` -->";
const END = "<!-- end of widgets -->";

/** Returns the authors' page with its catalogue of all blocks and options written anew (R11.4). */
export function writeCatalogue(page: string): string {
  const catalogue = `${BEGIN}\n\n${blockNames.map(describeBlock).join("\n\n")}\n\n${END}`;
  return page.slice(0, page.indexOf(BEGIN)) + catalogue + page.slice(page.indexOf(END) + END.length);
}

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
