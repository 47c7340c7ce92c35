/** @jest-environment jsdom */
import { formatSteps } from "@/lib/page-script/idle/now/prepare-formats";

test("each step loads one part of what formats need, and only the last makes a formatter", () => {
  document.documentElement.dataset.language = "ko";
  const used: string[] = [];
  jest.spyOn(Intl.Collator, "supportedLocalesOf").mockImplementation(() => [String(used.push("languages"))]);
  jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    used.push("formatter");
    return {} as Intl.DateTimeFormat;
  });
  Object.assign(Intl.DateTimeFormat, { supportedLocalesOf: () => used.push("calendars") });
  const bySteps = formatSteps.map((step) => {
    step();
    return used.splice(0);
  });
  expect(bySteps).toEqual([[], ["languages"], ["calendars"], ["formatter"]]);
});
