/** Lists the titles of all tests as they are written, so that reports and checks need not run them. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const DEFINERS = new Set(["test", "it", "describe"]);
/** Members that configure tests and define none; the first argument of a `skip` or `use` is no title. */
const CONFIGURING = new Set(["use", "skip", "extend", "slow", "setTimeout", "info", "configure"]);

/**
 * A title of a test, of a step of a walk or of a group, with its group's before it; a value in a title is written `…`.
 *
 * @typedef {{ file: string, kind: "test" | "step" | "group", title: string, groups: string[] }} Title
 */

/**
 * Returns all titles in the files of tests that git knows, in their order.
 *
 * @returns {Title[]}
 */
export function listTitles() {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => titlesIn(file, readFileSync(file, "utf8")));
}

/**
 * Returns the titles in one file's text. Titles that are no text in the source (a variable) are left out.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Title[]}
 */
export function titlesIn(file, text) {
  const program = parseSync(text, { syntax: "typescript", tsx: file.endsWith("x"), target: "esnext" });
  /** @type {Title[]} */
  const titles = [];
  collect(program, [], (kind, title, groups) => titles.push({ file, kind, title, groups }));
  return titles;
}

/**
 * @param {unknown} node
 * @param {string[]} groups
 * @param {(kind: Title["kind"], title: string, groups: string[]) => void} found
 */
function collect(node, groups, found) {
  if (Array.isArray(node)) for (const each of node) collect(each, groups, found);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const names = node.type === "CallExpression" ? namesOf(node.callee) : [];
  const title = DEFINERS.has(names[0]) ? textOf(node.arguments[0]?.expression) : undefined;
  if (title === undefined || names.some((name) => CONFIGURING.has(name))) {
    for (const each of Object.values(node)) collect(each, groups, found);
    return;
  }
  const isGroup = names.includes("describe");
  found(isGroup ? "group" : names.includes("step") ? "step" : "test", title, groups);
  const inside = isGroup ? [...groups, title] : groups;
  collect(node.arguments.slice(1), inside, found);
}

/** The names that a call consists of: `describe` and `each` of `describe.each(rows)`. */
function namesOf(callee) {
  if (callee.type === "Identifier") return [callee.value];
  if (callee.type === "MemberExpression") return [...namesOf(callee.object), callee.property.value];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return namesOf(callee.tag);
  return [];
}

/** The text of a literal, or undefined for anything else. */
function textOf(node) {
  if (node?.type === "StringLiteral") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ cooked }) => cooked).join("…");
  return undefined;
}
