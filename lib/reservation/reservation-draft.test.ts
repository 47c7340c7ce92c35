import { parseDraft, partyTotal, toQuery, writeDraft } from "@/lib/reservation/reservation-draft";

const parse = (query: string) => parseDraft(new URLSearchParams(query));

test("a link's draft is read whole, and written it is the same link", () => {
  const query = "adults=2&children=1&date=2026-12-24&time=19:00&menu=7:2,8:1&change=AH_12";
  const { draft, unreadable } = parse(query);
  expect(draft).toEqual({
    party: { adults: 2, children: 1, infants: 0 },
    date: "2026-12-24",
    time: "19:00",
    quantities: new Map([
      [7, 2],
      [8, 1],
    ]),
    change: "AH_12",
  });
  expect(unreadable).toEqual([]);
  expect(toQuery(writeDraft(new URLSearchParams(), draft))).toBe(`?${query}`);
});

test("an empty address is an empty draft, and the other way round", () => {
  const { draft, unreadable } = parse("");
  expect(draft.party).toBeUndefined();
  expect(draft.quantities.size).toBe(0);
  expect(unreadable).toEqual([]);
  expect(toQuery(writeDraft(new URLSearchParams(), draft))).toBe("");
});

test.each([
  ["adults=two", "party"],
  ["adults=-1", "party"],
  ["children=9999", "party"],
  ["date=2026-02-30", "date"],
  ["date=24.12.2026", "date"],
  ["time=25:00", "time"],
  ["time=7:00", "time"],
  ["menu=7", "menu"],
  ["menu=7:0", "menu"],
  ["menu=a:1", "menu"],
])("%s cannot be read, so %s is named and left out", (query, part) => {
  const { draft, unreadable } = parse(`${query}`);
  expect(unreadable).toEqual([part]);
  expect(draft.party).toBeUndefined();
  expect(draft.date).toBeUndefined();
  expect(draft.time).toBeUndefined();
  expect(draft.quantities.size).toBe(0);
});

test("what cannot be read leaves the rest as it is", () => {
  const { draft, unreadable } = parse("adults=2&date=soon&time=19:00");
  expect(unreadable).toEqual(["date"]);
  expect(draft.party?.adults).toBe(2);
  expect(draft.time).toBe("19:00");
});

test("a menu named twice counts as both", () => {
  expect(parse("menu=7:1,7:2").draft.quantities).toEqual(new Map([[7, 3]]));
});

test("keys that are not the draft's stay in the address, and a part that is gone leaves it", () => {
  const { draft } = parse("adults=2&time=19:00");
  const written = writeDraft(new URLSearchParams("step=when&adults=4&time=18:00"), {
    ...draft,
    time: undefined,
  });
  expect(toQuery(written)).toBe("?step=when&adults=2");
});

test("infants take a seat", () => {
  expect(partyTotal({ adults: 2, children: 1, infants: 1 })).toBe(4);
});
