import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { numbersOf, readRequirements, writeReport } from "@/tools/requirements/requirements.mjs";
import { listTitles, titlesIn } from "@/tools/requirements/test-titles.mjs";

const document = readFileSync("docs/requirements.md", "utf8");
const requirements = readRequirements(document);
const titles = listTitles();
/** A title's requirements are at its end in brackets, before the devices of a journey. */
const FORM = /^(?:(?!\bR\d+\.\d).)+?(?: \(R\d+\.\d+(?:, R\d+\.\d+)*\))?(?: @(?:phone|desktop|long))*$/s;

test("the title of every test and group has its requirements at its end in brackets, and nowhere else", () => {
  expect(
    titles.filter(({ title }) => !FORM.test(title)).map(({ file, title }) => `${file}: ${title}`),
  ).toEqual([]);
});

test("every requirement that a title names is described", () => {
  const unknown = titles.filter((title) => numbersOf(title).some((number) => !requirements.has(number)));
  expect(unknown.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

test("every requirement is proved by a test", () => {
  const proved = new Set(titles.filter(({ kind }) => kind !== "group").flatMap(numbersOf));
  expect([...requirements.keys()].filter((number) => !proved.has(number))).toEqual([]);
});

test("the requirements are numbered without gaps in each chapter", () => {
  const numbers = [...requirements.keys()];
  const chapters = Array.from({ length: 12 }, (_, index) => `R${index + 1}.`);
  const counted = chapters.flatMap((chapter) =>
    numbers.filter((number) => number.startsWith(chapter)).map((_, index) => `${chapter}${index + 1}`),
  );
  expect(numbers).toEqual(counted);
  expect(numbers.at(-1)).toBe("R12.5");
});

test("what goes beyond what was asked names an existing file that proves it", () => {
  const beyond = [...document.matchAll(/^- \*\*\+\*\* (.+(?:\n {2}.+)*)/gm)].map(([, text = ""]) => text);
  expect(beyond.length).toBeGreaterThan(10);
  const unproved = beyond.filter((text) => {
    const file = /\s\(`([^`]+)`\)\.$/.exec(text)?.[1];
    return file === undefined || !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(file);
  });
  expect(unproved).toEqual([]);
});

test("the titles of a file are found in groups, tables, steps and templates, and values are left open", () => {
  const source = [
    'describe("a group (R1.1)", () => {',
    '  test("a test", () => {});',
    '  test.each(["test(1)"])("a row %s (R1.2)", () => {});',
    '  test("a walk", async () => { await test.step("a step (R1.3)", async () => {}); });',
    "  for (const name of names) test(`a template $" + "{name}`, { tag: 1 }, async () => {});",
    "});",
    'test.use({}); expect(regex.test("no title")).toBe(true);',
  ].join("\n");
  expect(titlesIn("a.test.ts", source)).toEqual([
    { file: "a.test.ts", kind: "group", title: "a group (R1.1)", groups: [] },
    { file: "a.test.ts", kind: "test", title: "a test", groups: ["a group (R1.1)"] },
    { file: "a.test.ts", kind: "test", title: "a row %s (R1.2)", groups: ["a group (R1.1)"] },
    { file: "a.test.ts", kind: "test", title: "a walk", groups: ["a group (R1.1)"] },
    { file: "a.test.ts", kind: "step", title: "a step (R1.3)", groups: ["a group (R1.1)"] },
    { file: "a.test.ts", kind: "test", title: "a template …", groups: ["a group (R1.1)"] },
  ]);
});

test("the report has each requirement with its tests by file, those of its groups included", () => {
  const report = writeReport(new Map([["R6.1", "Home answers."]]), [
    { file: "a.test.ts", kind: "group", title: "home (R6.1)", groups: [] },
    { file: "a.test.ts", kind: "test", title: "answers 200", groups: ["home (R6.1)"] },
    { file: "b.test.ts", kind: "test", title: "home has a heading (R6.1)", groups: [] },
    { file: "b.test.ts", kind: "test", title: "another (R6.10)", groups: [] },
  ]);
  expect(report).toBe(
    "R6.1 Home answers.\n  a.test.ts\n    home (R6.1) › answers 200\n  b.test.ts\n    home has a heading (R6.1)\n",
  );
});

test("a requirement that does not exist is refused, rather than reported as nothing", () => {
  const unknown = ["R99", "1"].join(".");
  const { status, stderr } = spawnSync(process.execPath, ["tools/requirements/requirements.mjs", unknown]);
  expect({ status, said: String(stderr) }).toEqual({
    status: 1,
    said: `docs/requirements.md has no ${unknown}.\n`,
  });
});
