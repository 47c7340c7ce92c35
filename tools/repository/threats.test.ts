import { readFileSync } from "node:fs";
import { listTitles } from "@/tools/requirements/test-titles.mjs";

const document = readFileSync("docs/threats.md", "utf8");
/** The titles of all tests and of their steps, without the requirements and devices at their ends. */
const titles = new Set(
  listTitles().map(({ file, title }) => `${file}: ${title.replace(/(?: \(R[\d., R]+\))?(?: @\w+)*$/, "")}`),
);

test("every test that a threat names exists", () => {
  const named = [...document.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file, title]) => `${file}: ${title}`);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});

test("every threat says what is tried and what holds, and names a test", () => {
  const threats = document.split(/^### /m).slice(1);
  const incomplete = threats.filter((threat) => !/^[^\n]+\n\n[A-Z`][\s\S]+?\.\n\n- `/.test(threat));
  expect(incomplete.map((threat) => threat.split("\n")[0])).toEqual([]);
});

test("every threat has a name of its own", () => {
  const names = [...document.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
