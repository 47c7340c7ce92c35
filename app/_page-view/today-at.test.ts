import { todayAt } from "@/app/_page-view/page-parameters";
import { collectSources } from "@/lib/http/sources";

afterEach(() => jest.useRealTimers());

test("a page that shows what day it is has changed at the venue's midnight, and not before", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-24T14:59:59Z") });
  const { result, isUnchanged } = await collectSources(async () => todayAt("Asia/Seoul"));
  expect(result).toBe("2026-12-24");
  expect(await isUnchanged()).toBe(true);
  jest.setSystemTime(new Date("2026-12-24T15:00:00Z"));
  expect(await isUnchanged()).toBe(false);
});

test("each venue has its own midnight", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-24T14:59:59Z") });
  const { isUnchanged } = await collectSources(async () => todayAt("Pacific/Honolulu"));
  jest.setSystemTime(new Date("2026-12-24T15:00:00Z"));
  expect(await isUnchanged()).toBe(true);
});
