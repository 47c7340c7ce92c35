import { lintPart } from "@/lib/workbench/lint/lint-part";
import { mistakes } from "@/lib/workbench/lint/mistakes.test-support";

const all = Object.entries(mistakes).flatMap(([code, pages = []]) =>
  pages.map((html) => [code, html] as const),
);

test("more than 250 mistakes of authors are listed (R11.4)", () => {
  expect(new Set(all.map(([, html]) => html)).size).toBeGreaterThanOrEqual(250);
});

test.each(all)("%s is reported at its line: %s (R11.4)", (code, html) => {
  const found = lintPart(`<h1>A</h1>\n${html}`, { locale: "en" });
  expect(found.map((finding) => `${finding.line} ${finding.code}`)).toContain(`2 ${code}`);
});

test.each(all)("%s is one finding for one mistake: %s (R11.4)", (code, html) => {
  const found = lintPart(`<h1>A</h1>\n${html}`, { locale: "en" });
  expect([...new Set(found.map((finding) => finding.code))]).toEqual([code]);
});
