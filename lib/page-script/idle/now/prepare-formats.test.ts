/** @jest-environment jsdom */
import { prepareFormats } from "@/lib/page-script/idle/now/prepare-formats";

/** What waits for an idle moment. */
let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  document.documentElement.dataset.language = "ko";
  Object.assign(window, { requestIdleCallback: (then: () => void) => waiting.push(then) });
});

test("each part of what formats need is loaded in an idle moment of its own, so that a touch comes between", async () => {
  const used: string[] = [];
  jest.spyOn(Intl.Collator, "supportedLocalesOf").mockImplementation(() => [String(used.push("languages"))]);
  jest.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
    used.push("formatter");
    return {} as Intl.DateTimeFormat;
  });
  Object.assign(Intl.DateTimeFormat, { supportedLocalesOf: () => used.push("calendars") });
  const prepared = prepareFormats();
  const moments: string[][] = [];
  while (waiting.length > 0) {
    waiting.shift()?.();
    await Promise.resolve();
    moments.push(used.splice(0));
  }
  await prepared;
  expect(moments).toEqual([[], ["languages"], ["calendars"], ["formatter"]]);
});
