import { sectionNames, sections } from "@/components/workbench/catalogue/sections";
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
