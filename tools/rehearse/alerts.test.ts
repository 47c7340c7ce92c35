import { readFileSync } from "node:fs";
import { listAlertFaults } from "@/tools/rehearse/alerts.mjs";
import { listAlerts, shortenRules } from "@/tools/rehearse/surroundings/watch-alerts.mjs";

const rules = readFileSync("deploy/prometheus/alerts.yml", "utf8");

test("the rehearsal fires every alert by its fault, under the shipped rules with shorter times", () => {
  const fired = listAlertFaults({ controls: "" }).flatMap(({ alerts }) => alerts);
  expect(fired.sort()).toEqual(listAlerts(rules).sort());
  const short = shortenRules(rules);
  expect(listAlerts(short)).toEqual(listAlerts(rules));
  expect(short).not.toMatch(/\[\d+[mh]\]|for: \d+m|offset 1w/);
});
