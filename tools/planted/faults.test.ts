import { readFileSync } from "node:fs";
import { readRequirements, readThreats } from "@/tools/requirements/requirements.mjs";
import { faults } from "./faults.mjs";
import { findPlaces } from "./find-places.mjs";

test("every planted fault has its place in the sources, and changes it", () => {
  expect(faults.length).toBeGreaterThanOrEqual(80);
  const wrong = faults.filter(({ from, to }) => from === to || findPlaces(from).length !== 1);
  expect(wrong.map(({ what }) => what)).toEqual([]);
});

test("every planted fault breaks a requirement or a promise against a threat, and there is one for each capability", () => {
  const requirements = readRequirements(readFileSync("docs/requirements.md", "utf8"));
  const threats = readThreats(readFileSync("docs/threats.md", "utf8"));
  const unknown = faults.filter(({ rule }) => !requirements.has(rule) && !threats.has(rule));
  expect(unknown.map(({ rule }) => rule)).toEqual([]);
  const capabilities = new Set(faults.flatMap(({ rule }) => /^R(\d+)\./.exec(rule)?.[1] ?? []));
  expect(capabilities.size).toBe(12);
});
