import { dietsAgainst, dietsAmong } from "@/lib/booking/diet-allergens";

test.each([
  [
    ["nuts", "Milk"],
    ["noDairy", "noNuts"],
  ],
  [
    ["견과류", "우유"],
    ["noDairy", "noNuts"],
  ],
  [["새우"], ["noSeafood", "noShellfish"]],
  [["땅콩", "밀크 초콜릿"], ["noNuts"]],
  [["조개류(굴, 전복 포함)"], ["noSeafood", "noShellfish"]],
  [
    ["Eggs", "Peanuts / oysters"],
    ["noSeafood", "noEgg", "noNuts", "noShellfish"],
  ],
  [["eggplant", "coconut", "nutmeg"], []],
  [["something else"], []],
  [[], []],
])("of the stated allergens %j the requests %j are told (R6.5)", (allergens, diets) => {
  expect(dietsAgainst({ allergens })).toEqual(diets);
});

test("menus are told apart only by what one of them is stated to contain (R6.5)", () => {
  expect(dietsAmong([{ allergens: ["밀"] }, { allergens: [] }, { allergens: ["대두"] }])).toEqual([
    "noGluten",
    "noSoy",
  ]);
});
