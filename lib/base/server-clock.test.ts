/** @jest-environment jsdom */
import { fetchServerTime, noteServerDate, serverNow } from "@/lib/base/server-clock";

afterEach(() => jest.useRealTimers());

test("a device clock that is an hour fast does not shift a deadline (R7.4)", () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-24T10:00:00Z") });
  noteServerDate("Thu, 24 Dec 2026 09:00:00 GMT", Date.now());
  expect(serverNow().toISOString()).toBe("2026-12-24T09:00:00.500Z");
  jest.advanceTimersByTime(90_000);
  expect(serverNow().toISOString()).toBe("2026-12-24T09:01:30.500Z");
});

test("the server's clock takes a response's date as the midpoint of its round trip, and ignores an invalid date (R7.4)", () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-24T10:00:04Z") });
  noteServerDate("Thu, 24 Dec 2026 10:00:02 GMT", Date.now() - 4_000);
  expect(serverNow().toISOString()).toBe("2026-12-24T10:00:04.500Z");
  noteServerDate(null, 0);
  noteServerDate("soon", 0);
  expect(serverNow().toISOString()).toBe("2026-12-24T10:00:04.500Z");
});

test("a page that is previewed as of another day has that day's clock (R11.4)", async () => {
  noteServerDate("Thu, 24 Dec 2026 09:00:00 GMT", Date.now());
  document.head.innerHTML = '<meta name="as-of" content="2026-12-31T03:00:00.000Z">';
  expect(serverNow().toISOString()).toBe("2026-12-31T03:00:00.000Z");
  expect((await fetchServerTime()).toISOString()).toBe("2026-12-31T03:00:00.000Z");
  document.head.innerHTML = "";
  expect(serverNow().getTime()).toBeLessThan(Date.parse("2026-12-31T03:00:00Z"));
});
