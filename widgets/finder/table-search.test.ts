import { asFound, readTableSearch } from "@/widgets/finder/table-search";

const places = [{ id: 10, name: "Seoul" }];
const anywhere = { places, mustChoose: false };
const SUNDAY = "2026-11-22";

function fields(given: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ hotel: "", date: "", part: "", party: "2", ...given })) {
    form.set(name, value);
  }
  return form;
}

test("the hotel and the part of the day are optional in a search (R6.10)", () => {
  expect(readTableSearch(fields({ day: "today" }), anywhere, SUNDAY)).toEqual({
    place: undefined,
    days: [SUNDAY],
    part: undefined,
    adults: 2,
    arrangement: asFound,
  });
  expect(
    readTableSearch(fields({ day: "today", hotel: "10", part: "evening" }), anywhere, SUNDAY),
  ).toMatchObject({
    place: places[0],
    part: "evening",
  });
});

test.each([
  ["tomorrow", SUNDAY, ["2026-11-23"]],
  ["weekend", "2026-11-23", ["2026-11-28", "2026-11-29"]],
  ["other", SUNDAY, ["2026-12-24"]],
])("a search for %s on %s is for the days %j", (day, today, days) => {
  expect(readTableSearch(fields({ day, date: "2026-12-24" }), anywhere, today)).toMatchObject({ days });
});

test("a day that the guest enters is required and must not be past (R6.3)", () => {
  expect(readTableSearch(fields({ day: "other" }), anywhere, SUNDAY)).toEqual({ problem: "chooseDay" });
  expect(readTableSearch(fields({ day: "other", date: "2026-11-21" }), anywhere, SUNDAY)).toEqual({
    problem: "pastDay",
  });
});

test("where an author requires one hotel, it must be chosen (R6.3)", () => {
  const one = { places, mustChoose: true };
  expect(readTableSearch(fields({ day: "today" }), one, SUNDAY)).toEqual({ problem: "chooseHotel" });
  expect(readTableSearch(fields({ day: "today", hotel: "10" }), one, SUNDAY)).toMatchObject({
    place: places[0],
  });
});

test("a day that was not named is asked for, also where its field was not sent (R6.10)", () => {
  const fields = new URLSearchParams({ day: "other", party: "2" });
  expect(readTableSearch(fields, { places: [], mustChoose: false }, "2026-11-30")).toEqual({
    problem: "chooseDay",
  });
});
