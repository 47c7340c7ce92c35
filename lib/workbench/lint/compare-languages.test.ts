import { compareLanguages, pairFacts } from "@/lib/workbench/lint/compare-languages";

const differences = (html: string, other: string) =>
  compareLanguages(html, other).map(({ cause, words, allowed, column }) => [cause, words, allowed, column]);

test.each([
  ["<p>Course 130,000 won</p>", "<p>코스 12만 원</p>", ["amount", "130,000 won", "12만 원", 11]],
  ["<p>24 December 2026</p>", "<p>2026년 12월 25일</p>", ["day", "24 December 2026", "2026년 12월 25일", 4]],
  ["<p>12:00–15:00</p>", "<p>12:00–14:30</p>", ["time", "15:00", "14:30", 10]],
  ['<a href="/p/spa">Spa</a>', '<a href="/p/dining">스파</a>', ["link", "/p/spa", "/p/dining", 4]],
  [
    '<a href="tel:02-123-4567">Call</a>',
    '<a href="tel:+82-2-123-4568">전화</a>',
    ["phone", "tel:02-123-4567", "tel:+82-2-123-4568", 4],
  ],
  [
    '<div class="cms-box-promotion" columns="3"></div>',
    '<div class="cms-box-promotion" columns="2"></div>',
    ["option", 'columns="3"', 'columns="2"', 32],
  ],
  [
    "<p>One</p>",
    '<p>하나</p><img src="/media/a.jpg" alt="자리">',
    ["noPicture", "/media/a.jpg", "/media/a.jpg", 1],
  ],
  ["<p>Members save 10%</p>", "<p>회원 15% 할인</p>", ["number", "10", "15", 17]],
  ["<p>Closed on Mondays</p>", "<p>화요일 휴무</p>", ["weekday", "Monday", "화요일", 14]],
  ["<p>From 10 pm</p>", "<p>오전 10시부터</p>", ["half", "10 pm", "오전 10시", 9]],
  ["<p>+82 2 123 4567</p>", "<p>02-123-4568</p>", ["phone", "+82 2 123 4567", "02-123-4568", 4]],
  ["<p>One of 3</p><p>4th floor</p>", "<p>셋 중 하나</p><p>3층</p>", ["number", "4", "3", 19]],
  ["<ul><li>A</li></ul>", "<ul><li>가</li><li>나</li></ul>", ["list", "<ul> (1)", "<ul> (2)", 1]],
  ["<p>5 January 2027</p>", "<p>2026년 1월 5일</p>", ["year", "5 January 2027", "2026년 1월 5일", 4]],
  ["<p>Two stars in 2023</p>", "<p>2024년 2스타</p>", ["year", "2023", "2024", 17]],
  ["<p>One</p>", "<p>하나</p><p>둘은 무료입니다.</p>", ["noText", "둘은 무료입니다.", "둘은 무료입니다.", 1]],
  ["<h2>A</h2>", "<h2>가</h2><h2>나</h2>", ["noHeading", "h2", "h2", 1]],
])("%s differs from %s at its place (R11.4)", (html, other, expected) => {
  expect(differences(html, other)).toEqual([expected]);
});

test("what is written in another way in each language is the same (R11.4)", () => {
  for (const [html, other] of [
    ["<p>6 pm to 9:30 p.m., ₩120,000</p>", "<p>오후 6시–9시 30분, 12만 원</p>"],
    ["<p>24 and 31 December</p>", "<p>12월 24일과 31일</p>"],
    ["<p>20–25 December</p>", "<p>12월 20–25일</p>"],
    ['<a href="tel:+82 2 123 4567">A</a>', '<a href="tel:021234567">가</a>'],
    ['<a href="/p/spa?language=en">A</a>', '<a href="/p/spa?language=ko">가</a>'],
    ['<div class="cms-box-share" title="Winter">A</div>', '<div class="cms-box-share" title="겨울">가</div>'],
    ["<p>From six in the evening</p>", "<p>저녁 6시부터</p>"],
  ])
    expect(differences(html ?? "", other ?? "")).toEqual([]);
});

test("a block of one language alone is one difference, whatever its options (R11.4)", () => {
  const block = '<div class="cms-box-promotion" resourceid="14" columns="3"></div>';
  expect(pairFacts("<p>A</p>", `<p>가</p>${block}`).map(({ kind, here }) => [kind, here])).toEqual([
    ["block", undefined],
  ]);
});
