/** Prints every requirement of `docs/requirements.md`, or those named (`-- R6.5`), with the titles of its tests. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { listTitles } from "./test-titles.mjs";

const ENTRY = /^- \*\*(R\d+\.\d+)\*\* (.+(?:\n {2}.+)*)/gm;

/**
 * Returns the requirements by number, each with its text in one line.
 *
 * @param {string} document
 * @returns {Map<string, string>}
 */
export function readRequirements(document) {
  return new Map(
    [...document.matchAll(ENTRY)].map(([, number = "", text = ""]) => [number, text.replace(/\s+/g, " ")]),
  );
}

const THREAT = /^- \*\*([^*]+)\.\*\* (.+(?:\n {2}.+)*)/gm;

/**
 * Returns the threats of `docs/threats.md` by name, each with its text in one line.
 *
 * @param {string} document
 * @returns {Map<string, string>}
 */
export function readThreats(document) {
  const entries = [...document.matchAll(THREAT)];
  const threats = new Map(entries.map(([, name = "", text = ""]) => [name, text.replace(/\s+/g, " ")]));
  if (threats.size < entries.length) throw new Error("two threats of docs/threats.md have one name");
  return threats;
}

/**
 * Returns the numbers that a title, or a group it is in, names.
 *
 * @param {import("./test-titles.mjs").Title} title
 * @returns {string[]}
 */
export function numbersOf({ title, groups }) {
  return [...new Set([...groups, title].join(" ").match(/\bR\d+\.\d+/g) ?? [])];
}

/**
 * Writes every requirement with its tests, by file.
 *
 * @param {Map<string, string>} requirements
 * @param {import("./test-titles.mjs").Title[]} titles
 * @returns {string}
 */
export function writeReport(requirements, titles) {
  const tests = titles.filter(({ kind }) => kind !== "group");
  const entries = [...requirements].map(([number, text]) => {
    const own = tests.filter((test) => numbersOf(test).includes(number));
    const files = [...new Set(own.map(({ file }) => file))].flatMap((file) => [
      `  ${file}`,
      ...own
        .filter((test) => test.file === file)
        .map(({ title, groups }) => `    ${[...groups, title].join(" › ")}`),
    ]);
    return [`${number} ${text}`, ...files].join("\n");
  });
  return `${entries.join("\n\n")}\n`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  const all = [...readRequirements(readFileSync("docs/requirements.md", "utf8"))];
  const unknown = wanted.filter((number) => !all.some(([known]) => known === number));
  if (unknown.length > 0) {
    process.stderr.write(`docs/requirements.md has no ${unknown.join(", ")}.\n`);
    process.exit(1);
  }
  const chosen = all.filter(([number]) => wanted.length === 0 || wanted.includes(number));
  process.stdout.write(writeReport(new Map(chosen), listTitles()));
}
