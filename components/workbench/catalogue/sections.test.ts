import { sectionNames, sections } from "@/components/workbench/catalogue/catalogue";
import { lintPart } from "@/lib/workbench/lint/lint-part";

test.each(sectionNames)("the section %s is written without mistakes (R11.4)", (name) => {
  const values = {
    title: "Winter & <snow>",
    text: "By the river.\nFive courses.",
    picture: "/media/a.jpg",
    alt: "A table",
    lines: "Lunch: 12:00–15:00\nDinner: 18:00–22:00",
  };
  const html = sections[name].write(values);
  expect(html).toContain("Winter &amp; &lt;snow>");
  const page = name === "hero" ? html : `<h1>A</h1>\n${html}`;
  expect(lintPart(page, { locale: "en" })).toEqual([]);
});

test.each([
  ["hours", "점심 12:00–14:30", ["점심", "12:00–14:30"]],
  ["hours", "Lunch: 12:00–15:00", ["Lunch", "12:00–15:00"]],
  ["hours", "월–금 오후 6시–10시", ["월–금", "오후 6시–10시"]],
  ["hours", "Monday: closed", ["Monday", "closed"]],
  ["prices", "디너 코스 120,000원", ["디너 코스", "120,000원"]],
  ["prices", "Lunch (12:00–14:30) ₩50,000", ["Lunch (12:00–14:30)", "₩50,000"]],
  ["prices", "House wine 18,000", ["House wine", "18,000"]],
  ["prices", "Lobster | market price", ["Lobster", "market price"]],
] as const)("a line of %s is divided before its figure: %s (R11.4)", (name, lines, sides) => {
  const html = sections[name].write({ title: "A", lines });
  expect([...html.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(sides);
});
