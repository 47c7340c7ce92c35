/** @jest-environment jsdom */
import { type FilledForm, readBlock, rewriteBlock } from "@/components/workbench/catalogue/read-block";

const options = ["eventid", "question", "condition", "items", "title"];
const read = (source: string) => readBlock(source, options);
const change = (source: string, next: (form: FilledForm) => Partial<FilledForm>) => {
  const form = read(source);
  return rewriteBlock(source, form, { ...form, ...next(form) });
};
const withValues = (source: string, values: FilledForm["values"]) =>
  change(source, (form) => ({ values: { ...form.values, ...values } }));
const listIn = (source: string): unknown => JSON.parse(/='(\[.*?\])'/.exec(source)?.[1] ?? "");

const quiz = `<div
  class="note cms-box-event" eventid=31 data-my="1"
  question='[{"type":"m","question":"Price?","options":["10,000","20,000"],"hint":"x"},{"type":"s","question":"Why?"}]'
><p>Guess &amp; win</p><button>Send</button></div>`;
const [price, why] = [
  { question: "Price?", options: "10,000, 20,000" },
  { question: "Why?", options: "" },
];

test("a form is filled from the tag of the block (R11.4)", () => {
  expect(read(quiz)).toEqual({
    values: { eventid: "31", question: [price, why], condition: "", items: "", title: "" },
    texts: ["Guess & win", "Send"],
  });
  expect(read('<td class="cms-box-share" title="A &quot;B&quot;" items="no list">Share</td>')).toMatchObject({
    values: { title: 'A "B"', items: "no list" },
    texts: ["Share"],
  });
});

test("what is changed in the form changes only that in the block (R11.4)", () => {
  expect(withValues(quiz, {})).toBe(quiz);
  expect(withValues(quiz, { eventid: "2" })).toBe(quiz.replace("eventid=31", 'eventid="2"'));
  expect(withValues(quiz, { eventid: "" })).toBe(quiz.replace(" eventid=31", ""));
  expect(withValues(quiz, { condition: '[{"type":"raw"}]' })).toBe(
    quiz.replace("\n><p>", ` condition='[{"type":"raw"}]'\n><p>`),
  );
  const told = change(quiz, () => ({ texts: ["Guess & win", "Tell us <3"] }));
  expect(told).toBe(quiz.replace("Send", "Tell us &lt;3"));
  expect(change('<div class="cms-box-share">Share</div>', () => ({ texts: ["Tell"] }))).toBe(
    '<div class="cms-box-share">Tell</div>',
  );
});

test("a question keeps what its row does not show, and answers with commas stay whole (R11.4)", () => {
  const renamed = withValues(quiz, { question: [{ ...price, question: "Which?" }, why] });
  expect(listIn(renamed)).toEqual([
    { type: "m", question: "Which?", options: ["10,000", "20,000"], hint: "x" },
    { type: "s", question: "Why?" },
  ]);
  const chosen = withValues(quiz, { question: [{}, { ...why, options: "Sea, Sky" }] });
  expect(listIn(chosen)).toEqual([{ type: "m", question: "Why?", options: ["Sea", "Sky"] }]);
});

test("a link by the name of its page keeps it, until it gets an address (R11.4)", () => {
  const list = `<div class="cms-box-list" items='[{"name":"Mine","route":"book"}]'></div>`;
  const itemsWith = (url: string) => listIn(withValues(list, { items: [{ name: "Ours", url }] }));
  expect(itemsWith("")).toEqual([{ name: "Ours", route: "book" }]);
  expect(itemsWith("/p/dining")).toEqual([{ name: "Ours", url: "/p/dining" }]);
});
