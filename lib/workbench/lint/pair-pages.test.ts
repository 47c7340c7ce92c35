import { pairPages } from "@/lib/workbench/lint/pair-pages";

const korean = `<h1>강가의 겨울</h1>
<p>코스 120,000원, 12월 24일</p>
<img src="/ko.jpg" alt="강">
<h2>시간</h2>
<ul><li>점심 12:00</li><li>저녁 18:00–21:00</li></ul>
<div class="cms-box-event" eventid="2" question='[{"type":"m","question":"창?","options":["강","정원"]}]'><button>참여</button></div>
<p><a href="tel:02-123-4567">전화</a></p>`;
const english = `<h1>Winter by the river</h1>
<p>Course 130,000 won, 24 December</p>
<h2>Hours</h2>
<ul><li>Dinner 18:00–21:30</li></ul>
<div class="cms-box-event" eventid="3" question='[{"type":"m","question":"Window?","options":["River"]}]'><button>Send</button></div>
<p><a href="tel:02-123-4568">Call</a></p>
<p>More</p>`;

test("two versions stand side by side, with what one lacks and what differs (R11.4)", () => {
  const rows = pairPages(korean, english).map(({ here, there, differences }) => [
    here?.words,
    there?.words,
    differences.map(({ kind, here: one, there: other }) => `${kind}: ${one} / ${other}`),
  ]);
  expect(rows).toEqual([
    ["강가의 겨울", "Winter by the river", []],
    ["코스 120,000원, 12월 24일", "Course 130,000 won, 24 December", ["amount: 120,000원 / 130,000 won"]],
    ["강", undefined, []],
    ["시간", "Hours", []],
    ["점심 12:00", undefined, []],
    ["저녁 18:00–21:00", "Dinner 18:00–21:30", ["time: 21:00 / 21:30"]],
    ["cms-box-event", "cms-box-event", ['option: eventid="2" / eventid="3"', "question: 1 (2) / 1 (1)"]],
    ["참여", "Send", []],
    ["전화", "Call", ["phone: tel:02-123-4567 / tel:02-123-4568"]],
    [undefined, "More", []],
  ]);
});

test("each piece knows its place, and a language that is not written has none (R11.4)", () => {
  expect(pairPages(korean, "").map(({ here }) => here?.at.line)).toEqual([1, 2, 3, 4, 5, 5, 6, 6, 7]);
  expect(pairPages("", "")).toEqual([]);
  const long = "<p>A</p>".repeat(3_000);
  expect(pairPages(long, long)).toHaveLength(400);
});
