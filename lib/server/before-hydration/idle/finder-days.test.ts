/** @jest-environment jsdom */
import { fillFinderDays } from "@/lib/server/before-hydration/idle/current-facts";

/** The device's clock; the server's is a year and a month earlier. */
const DEVICE = Date.parse("2028-01-28T03:00:00Z");
const SERVER = "Thu, 24 Dec 2026 18:30:00 GMT";

function showFinder(value = ""): HTMLInputElement {
  document.body.innerHTML = `<input type="date" data-day-wanted value="${value}">`;
  return document.querySelector("input") ?? document.createElement("input");
}

function answer(date: string | null): jest.Mock {
  const fetch = jest.fn(async () => {
    if (date === null) throw new TypeError("offline");
    return { headers: new Headers({ date }) };
  });
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => jest.useFakeTimers({ now: DEVICE, doNotFake: ["queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

// The clock is known to the module once it was told, so the cases stand in this order.
test("a finder's day stays empty while the server has not told its time", async () => {
  const field = showFinder();
  answer(null);
  await fillFinderDays();
  expect([field.value, field.min]).toEqual(["", ""]);
});

test("a page without a finder asks the server nothing", async () => {
  document.body.innerHTML = "";
  const fetch = answer(SERVER);
  await fillFinderDays();
  expect(fetch).not.toHaveBeenCalled();
});

test("a finder's day is the venue's by the server's clock, however wrong the device's (R6.4)", async () => {
  const field = showFinder();
  answer(SERVER);
  await fillFinderDays();
  expect([field.value, field.min]).toEqual(["2026-12-25", "2026-12-25"]);
});

test("a day that the guest has chosen stays", async () => {
  const field = showFinder("2027-01-02");
  answer(SERVER);
  await fillFinderDays();
  expect([field.value, field.min]).toEqual(["2027-01-02", "2026-12-25"]);
});
