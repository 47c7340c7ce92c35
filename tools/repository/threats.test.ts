import { readFileSync } from "node:fs";
import { readThreats } from "@/tools/requirements/requirements.mjs";

test("every threat has a name of its own, says what is tried and what holds, and names the files of its tests", () => {
  const threats = readThreats(readFileSync("docs/threats.md", "utf8"));
  expect(threats.size).toBeGreaterThan(50);
  // The files exist: every path that a document names does.
  const incomplete = [...threats].filter(
    ([, text]) => !/\.\s\((?:`[^`]+\.(?:test|spec)\.tsx?`[, ]*)+\)$/.test(text),
  );
  expect(incomplete).toEqual([]);
});
