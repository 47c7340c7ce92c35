/** @jest-environment jsdom */

import { fetchServerTime } from "@/lib/base/server-clock";
import { showOpenNow } from "@/lib/server/before-hydration/idle/current-facts";

jest.mock("@/lib/base/server-clock", () => ({ fetchServerTime: jest.fn() }));

const place = (hours: string, zone: string | undefined) =>
  `<b hidden data-place-hours="${hours}" ${zone === undefined ? "" : `data-place-zone="${zone}"`} data-place-says="Open until {time}|Opens at {time}|Opens {day} at {time}"></b>`;

async function sayAt(now: string | Error, hours: string, zone?: string): Promise<HTMLElement> {
  jest.mocked(fetchServerTime).mockImplementation(async () => {
    if (now instanceof Error) throw now;
    return new Date(now);
  });
  document.documentElement.dataset.language = "en";
  // A translator has been at work.
  document.documentElement.lang = "ja";
  document.body.innerHTML = place(hours, zone);
  showOpenNow();
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector("b") as HTMLElement;
}

test.each([
  ["2026-11-25T12:00:00+09:00", "Open until 14:30", "open"],
  ["2026-11-25T15:00:00+09:00", "Opens at 17:30", "closed"],
  ["2026-11-28T23:00:00+09:00", "Opens Monday at 11:30", "closed"],
])("at %s a restaurant says %s, in venue time (R6.10)", async (now, text, state) => {
  const said = await sayAt(now, "12345 11:30-14:30;123456 17:30-22:00");
  expect([said.textContent, said.hidden, said.dataset.placeNow]).toEqual([text, false, state]);
});

test("a place in another time zone is open by its own clock (R6.10)", async () => {
  const said = await sayAt("2026-11-25T12:00:00+09:00", "3 03:00-04:00", "Europe/London");
  expect(said.textContent).toBe("Open until 04:00");
});

test("nothing is said where the server cannot tell the time (R6.10)", async () => {
  expect((await sayAt(new Error("unreachable"), "0123456 00:00-24:00")).hidden).toBe(true);
});
