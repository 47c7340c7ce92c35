import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { backendCalls } from "@/lib/workbench/backend/backend-calls";
import { plantedRounds } from "@/tools/check-backend/planted-rounds.test-support";

const FILE = "docs/backend.md";
const guide = readFileSync(FILE, "utf8");

/** Returns the document with the rows of a table replaced; the table is known by the words in its head. */
function withRows(text: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new RegExp(`^\\| ${head.join(" +\\| ")} +\\|\\n(?:\\|.*\\n)+`, "m");
  expect(table.test(text)).toBe(true);
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`);
  return text.replace(table, () => lines.join(""));
}

const inCode = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

function write(): string {
  const calls = backendCalls.map(({ endpoint, description }) => [
    inCode(`${endpoint.method} ${endpoint.name}`),
    description.withoutIt,
  ]);
  const faults = plantedRounds.flat().map(({ fault, line }) => [fault, inCode(line.trim())]);
  const text = withRows(withRows(guide, ["call", "without it"], calls), ["fault", "printed"], faults);
  return execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${FILE}`], {
    encoding: "utf8",
    input: text,
  });
}

test("the tables of docs/backend.md are as `npm run openapi -w tools` writes them", () => {
  const written = write();
  if (process.env.UPDATE_OPENAPI === "1") writeFileSync(FILE, written);
  expect(readFileSync(FILE, "utf8")).toBe(written);
});
