import { parseDraft, writeDraft } from "@/lib/booking/reservation-draft";
import { partyTotal } from "@/lib/booking/reservation-rules";
import { toQuery } from "@/lib/routing/query-keys";

const parse = (query: string) => parseDraft(new URLSearchParams(query));

test("a draft in a link is parsed completely, and written back to the same link", () => {
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

test("an empty address is an empty draft, and an empty draft writes an empty address", () => {
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
])("%s is unreadable, so %s is reported and left out", (query, part) => {
  const { draft, unreadable } = parse(`${query}`);
  expect(unreadable).toEqual([part]);
  expect(draft.party).toBeUndefined();
  expect(draft.date).toBeUndefined();
  expect(draft.time).toBeUndefined();
  expect(draft.quantities.size).toBe(0);
});

test("an unreadable part does not affect the others", () => {
  const { draft, unreadable } = parse("adults=2&date=soon&time=19:00");
  expect(unreadable).toEqual(["date"]);
  expect(draft.party?.adults).toBe(2);
  expect(draft.time).toBe("19:00");
});

test("the quantities of a menu that is listed twice are added", () => {
  expect(parse("menu=7:1,7:2").draft.quantities).toEqual(new Map([[7, 3]]));
});

test("other query keys are kept, and a removed part of the draft is deleted", () => {
  const { draft } = parse("adults=2&time=19:00");
  const written = writeDraft(new URLSearchParams("step=when&adults=4&time=18:00"), {
    ...draft,
    time: undefined,
  });
  expect(toQuery(written)).toBe("?step=when&adults=2");
});

test("infants count as a seat", () => {
  expect(partyTotal({ adults: 2, children: 1, infants: 1 })).toBe(4);
});

test("infants are parsed and written, and a party with one unreadable part is left out", () => {
  const { draft } = parse("adults=2&children=10&infants=12");
  expect(draft.party).toEqual({ adults: 2, children: 10, infants: 12 });
  expect(toQuery(writeDraft(new URLSearchParams(), draft))).toBe("?adults=2&children=10&infants=12");
  for (const query of ["adults=2&infants=x", "adults=2&children=x&infants=1", "adults=x&infants=1"]) {
    expect(parse(query)).toMatchObject({ draft: { party: undefined }, unreadable: ["party"] });
  }
});

test("a partial party defaults to one adult, no children and no infants", () => {
  expect(parse("infants=1").draft.party).toEqual({ adults: 1, children: 0, infants: 1 });
  expect(parse("children=2").draft.party).toEqual({ adults: 1, children: 2, infants: 0 });
});

test("numbers of several digits are parsed, up to the maximum", () => {
  const { draft, unreadable } = parse("adults=12&menu=70:10,8:25,9:999&change=AH_123456789012345");
  expect(draft.party?.adults).toBe(12);
  expect([...draft.quantities]).toEqual([
    [70, 10],
    [8, 25],
    [9, 999],
  ]);
  expect(draft.change).toBe("AH_123456789012345");
  expect(unreadable).toEqual([]);
});

test.each(["adults=1000", "adults= 2", "adults=2x", "adults=x2"])(
  "the party %s of a draft's link is not valid",
  (query) => {
    expect(parse(query).unreadable).toEqual(["party"]);
  },
);

test.each(["menu=7:1000", "menu=x7:1", "menu=7:1,", "menu=7:1,8", "menu=7:1;8:1", "menu=7:01"])(
  "the order %s of a draft's link is not valid",
  (query) => {
    expect(parse(query)).toMatchObject({ unreadable: ["menu"], draft: { quantities: new Map() } });
  },
);

test.each(["time=19:60", "time=24:00", "time=x19:00", "time=19:00x", "time=119:00"])(
  "the time %s of a draft's link is not valid",
  (query) => {
    expect(parse(query)).toMatchObject({ unreadable: ["time"], draft: { time: undefined } });
  },
);

test.each(["00:00", "09:59", "20:00", "23:59"])("the time %s of a draft's link is valid", (time) => {
  expect(parse(`time=${time}`).draft.time).toBe(time);
});

test.each(["change=12", "change=xAH_1", "change=AH_1x", "change=AH_", "change=AH_1234567890123456"])(
  "the link %s of a draft is ignored without being reported",
  (query) => {
    expect(parse(query)).toMatchObject({ unreadable: [], draft: { change: undefined } });
  },
);

test("a menu with quantity zero is removed from the address", () => {
  const { draft } = parse("menu=7:1,8:2");
  const written = writeDraft(new URLSearchParams(), {
    ...draft,
    quantities: new Map([
      [7, 0],
      [8, 2],
    ]),
  });
  expect(toQuery(written)).toBe("?menu=8:2");
  expect(toQuery(writeDraft(new URLSearchParams("menu=7:1"), { ...draft, quantities: new Map() }))).toBe("");
});
