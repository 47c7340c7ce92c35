import { checkWords, compareLanguages } from "@/tools/check-backend/compare-languages";

const pathsOf = (korean: unknown, english: unknown) =>
  compareLanguages(korean, english).map(({ path }) => path);

test("words may differ by language, and so may the order of a list and what is missing in one of them", () => {
  const korean = {
    rows: [
      { id: 1, name: "물결" },
      { id: 2, name: "노을", cuisine: "korean" },
    ],
  };
  const english = {
    rows: [
      { id: 2, name: "Noeul" },
      { id: 1, name: "Mulgyeol" },
    ],
  };
  expect(pathsOf(korean, english)).toEqual([]);
  expect(pathsOf({ images: ["a"] }, { images: ["b", "c"] })).toEqual([]);
});

test.each([
  ["an id", [{ id: 1 }], [{ id: 2 }], "$.data"],
  ["a number", { price: { adult: 1 } }, { price: { adult: 2 } }, "$.data.price.adult"],
  ["a state", { status: "open" }, { status: "열림" }, "$.data.status"],
  ["a day", { date: "2026-12-01" }, { date: "2026-12-02" }, "$.data.date"],
  ["a boolean", { soldOut: true }, { soldOut: false }, "$.data.soldOut"],
  ["an entry", [{ id: 1 }, { id: 2 }], [{ id: 1 }], "$.data"],
])("%s may not differ by language", (_, korean, english, path) => {
  expect(pathsOf(korean, english)).toEqual([path]);
});

test.each([
  [
    "Korean for both",
    "강가의 저녁 식사입니다.",
    "강가의 저녁 식사입니다.",
    "Reads Korean on an English page.",
  ],
  ["English for both", "A dinner by the river", "A dinner by the river", "Reads English on a Korean page."],
  ["each for the other", "A dinner by the river", "강가의 저녁 식사", "Reads the other language."],
])("words that are %s are reported", (_, korean, english, guest) => {
  expect(checkWords([{ korean, english }])?.guest).toBe(guest);
});

test.each([
  ["강가의 저녁", "A dinner by the river"],
  ["Café Noir", "Café Noir"],
  ["", "A dinner by the river"],
])("'%s' in Korean and '%s' in English are right", (korean, english) => {
  expect(checkWords([{ korean, english }])).toBeUndefined();
});
