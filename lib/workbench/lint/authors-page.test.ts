import { readFileSync } from "node:fs";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { blockNames, exampleOf } from "@/lib/cms/widget/widget-options";
import { lintPart } from "@/lib/workbench/lint/lint-part";

const guides = ["docs/authors.md", "docs/authors.ko.md"].map((file) => readFileSync(file, "utf8"));
const examples = [
  ...blockNames.map((name) => ["en", exampleOf(name)] as const),
  ...guides.flatMap((page, index) =>
    [...page.matchAll(/```html\n([\s\S]*?)```/g)].map(
      ([, html = ""]) => [index === 0 ? "en" : "ko", html] as const,
    ),
  ),
];

test.each(examples)(
  "an example of the catalogue or the guide works as it is copied, without a finding (%s): %s (R11.4)",
  (locale, html) => {
    expect(lintPart(html, { locale })).toEqual([]);
    expect(parsePart(html, { scope: "test" }).findings).toEqual([]);
  },
);
