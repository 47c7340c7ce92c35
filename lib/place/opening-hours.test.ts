import {
  areConsecutive,
  hoursOfWeek,
  type OpeningHours,
  openingStateAt,
  readOpeningHours,
  writeOpeningHours,
} from "@/lib/place/opening-hours";

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const restaurant: OpeningHours[] = [
  { days: everyDay, opens: "17:30", closes: "22:00" },
  { days: [1, 2, 3, 4, 5], opens: "11:30", closes: "14:30" },
];
const bar: OpeningHours[] = [{ days: [FRIDAY, SATURDAY], opens: "18:00", closes: "01:00" }];

test.each([
  [MONDAY, "11:29", { isOpen: false, next: { inDays: 0, weekday: MONDAY, at: "11:30" } }],
  [MONDAY, "11:30", { isOpen: true, until: "14:30" }],
  [MONDAY, "14:30", { isOpen: false, next: { inDays: 0, weekday: MONDAY, at: "17:30" } }],
  [MONDAY, "21:59", { isOpen: true, until: "22:00" }],
  [MONDAY, "22:00", { isOpen: false, next: { inDays: 1, weekday: 2, at: "11:30" } }],
  [SATURDAY, "12:00", { isOpen: false, next: { inDays: 0, weekday: SATURDAY, at: "17:30" } }],
])("on weekday %i at %s a restaurant with lunch and dinner is %j (R6.10)", (weekday, time, state) => {
  expect(openingStateAt(restaurant, { weekday, time })).toEqual(state);
});

test.each([
  [FRIDAY, "23:59", { isOpen: true, until: "01:00" }],
  [SATURDAY, "00:30", { isOpen: true, until: "01:00" }],
  [SATURDAY, "01:00", { isOpen: false, next: { inDays: 0, weekday: SATURDAY, at: "18:00" } }],
  [SUNDAY, "00:30", { isOpen: true, until: "01:00" }],
  [SUNDAY, "01:00", { isOpen: false, next: { inDays: 5, weekday: FRIDAY, at: "18:00" } }],
  [FRIDAY, "00:30", { isOpen: false, next: { inDays: 0, weekday: FRIDAY, at: "18:00" } }],
])("on weekday %i at %s a bar that closes after midnight is %j (R6.10)", (weekday, time, state) => {
  expect(openingStateAt(bar, { weekday, time })).toEqual(state);
});

test("a place without hours is not known to open (R6.10)", () => {
  expect(openingStateAt([], { weekday: MONDAY, time: "12:00" })).toEqual({ isOpen: false, next: undefined });
});

test("weekdays with the same hours are one line, from Monday on, and a closed day is told (R6.10)", () => {
  const hours = [{ days: [1, 2, 3, 4, 5, 6], opens: "17:30", closes: "22:00" }];
  expect(hoursOfWeek(hours)).toEqual([
    { days: [1, 2, 3, 4, 5, 6], spans: [{ opens: "17:30", closes: "22:00" }] },
    { days: [SUNDAY], spans: [] },
  ]);
  expect(hoursOfWeek(restaurant)[0]?.spans.map(({ opens }) => opens)).toEqual(["11:30", "17:30"]);
  expect([areConsecutive([1, 2, 3]), areConsecutive([6, 0]), areConsecutive([1, 3])]).toEqual([
    true,
    true,
    false,
  ]);
});

test("hours are read from an attribute as they were written (R6.10)", () => {
  expect(readOpeningHours(writeOpeningHours(restaurant))).toEqual(restaurant);
  expect(readOpeningHours("nothing")).toEqual([]);
});
