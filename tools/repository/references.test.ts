import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readRequirements } from "@/tools/requirements/requirements.mjs";

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(
    (file) => /\.(?:tsx?|mjs|js|css|md|json|sh|sql|example)$/.test(file) && file !== "package-lock.json",
  )
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n") }));

function linesWith(pattern: RegExp): string[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** References to what a reader of the repository cannot open. */
test.each([
  ["an issue by its number", /\bissues? #?\d/i],
  ["a case by its number", /\bcases? \d/i],
  ["a section of another document", /\u00a7/],
  ["a list of features by its number", /\bfeatures? \d/i],
  ["a list of security promises by its number", /\bsecurity (?:cases?\b|[a-z]?\d)/i],
  ["a note by its letter and number", /\b[A-D]\.\d{1,2}\b/],
  [
    "a document outside the repository",
    /\b(?:words|spec|contract|design|features|security|platforms|perf|facts[\w-]*)\.md\b/,
  ],
  ["a collection of facts by its number", /\bfacts[-][a-z]+ \d/i],
  ["a specification of the customer", /\b(?:the|our|customer's) spec(?:ification)?\b(?! files)|\bspec \d/i],
])("no file refers to %s", (_, pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});

test("every requirement that a file refers to is described", () => {
  const described = readRequirements(readFileSync("docs/requirements.md", "utf8"));
  const unknown = sources.flatMap(({ file, lines }) =>
    [...lines.join("\n").matchAll(/\bR\d{1,2}\.\d{1,2}\b/g)].flatMap(([number]) =>
      described.has(number) ? [] : [`${file}: ${number}`],
    ),
  );
  expect(unknown).toEqual([]);
});
