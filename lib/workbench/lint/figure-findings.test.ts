import { lintPart } from "@/lib/workbench/lint/lint-part";

const NOW = Date.parse("2026-11-29T03:00:00Z");
const faultsOf = (html: string, locale: "ko" | "en") =>
  lintPart(`<h1>A</h1>\n${html}`, { locale, now: NOW }).map(({ code, cause, words }) => [code, cause, words]);

test.each([
  ["en", "<p>Thursday, 25 December 2026</p>", "weekday", "Thursday, 25 December 2026"],
  ["en", "<p>Sunday, <b>December 26, 2026</b></p>", "weekday", "Sunday, December 26, 2026"],
  ["ko", "<p>2026년 12월 25일(목)</p>", "weekday", "2026년 12월 25일(목)"],
  ["en", "<p>Until 30 February 2027</p>", "day", "30 February 2027"],
  ["ko", "<p>2026년 2월 29일 휴무</p>", "day", "2026년 2월 29일"],
  ["ko", "<p>2026.11.31까지</p>", "day", "2026.11.31"],
  ["ko", "<p>2027년 1월 31일 ~ 2027년 1월 1일</p>", "order", "2027년 1월 1일"],
  ["ko", "<p>12월 31일 ~ 12월 1일</p>", "order", "12월 1일"],
  ["en", "<p>Book until 31 December 2024</p>", "past", "31 December 2024"],
  ["ko", "<p>2025년 12월 31일까지 예약</p>", "past", "2025년 12월 31일"],
  ["ko", "<p>2026년 7월 1일부터 8월 31일까지</p>", "past", "8월 31일"],
  ["ko", "<p>12월 31일 금요일</p>", "weekday", "12월 31일 금요일"],
  ["en", "<p>Until 24 December 2206</p>", "year", "24 December 2206"],
  ["ko", "<p>12:00 ~ 11:30</p>", "span", "11:30"],
  ["ko", "<p>120,000원 ~ 65,000원</p>", "falling", "65,000원"],
  ["ko", "<p>120,000원원</p>", "amount", "120,000원원"],
  ["ko", "<p>행사 2027년 1월 5일, 예약 마감 2027년 1월 10일</p>", "deadline", "2027년 1월 10일"],
  ["ko", "<p>오후 14시 입장</p>", "time", "오후 14시"],
  ["en", "<p>From 13:00 PM</p>", "time", "13:00 PM"],
  ["en", "<p>Open until 25:30</p>", "time", "25:30"],
  ["ko", "<p>코스 120.000원</p>", "amount", "120.000원"],
  ["ko", "<p>코스 1,20,000원</p>", "amount", "1,20,000원"],
  ["en", "<p>₩98.000 per guest</p>", "amount", "₩98.000"],
] as const)(
  "a figure that cannot be is reported as it is written (%s): %s (R11.4)",
  (locale, html, cause, words) => {
    expect(faultsOf(html, locale)).toEqual([["odd-figure", cause, words]]);
  },
);

test("a meal before a time of the whole day is no mistake (R11.4)", () => {
  expect(faultsOf("<p>아침 07:00, 저녁 18:00–21:30, 밤 22시</p>", "ko")).toEqual([]);
});

test("a link that reads as another number, mail or site than it leads to is reported (R11.4)", () => {
  for (const [html, cause] of [
    ['<a href="tel:+82-2-123-4567">02-123-4576</a>', "phone"],
    ['<a href="mailto:a@hotel.example">b@hotel.example</a>', "mail"],
    ['<a href="https://one.example/menu">https://two.example/menu</a>', "site"],
  ])
    expect(faultsOf(html ?? "", "en")).toMatchObject([["other-target", cause, expect.any(String)]]);
});

test("what a link fills in and a reservation cannot take is reported (R11.4)", () => {
  const found = (query: string) => faultsOf(`<a href="/promotion/11/1101?${query}">Offer</a>`, "en");
  for (const [query, cause] of [
    ["adult=2", "name"],
    ["adults=40", "party"],
    ["adults=two?", "party"],
    ["time=19:00?adults=2", "joined"],
    ["date=2026/12/24?adults=2", "joined"],
    ["date=2026-11-28", "past"],
    ["date=2206-12-24", "far"],
    ["date=2027-02-30", "date"],
    ["time=7pm", "time"],
    ["menu=dinner", "menu"],
    ["language=kr", "language"],
  ])
    expect(found(query ?? "")).toMatchObject([["preset", cause, expect.any(String)]]);
  expect(found("adults=2&children=1&date=2026-11-29&time=19:00&menu=7:2,8:1&language=en")).toEqual([]);
});
