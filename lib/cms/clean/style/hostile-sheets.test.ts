import { readHostileMarkup } from "@/lib/cms/clean/read-corpora.test-support";
import { parsePart } from "@/lib/cms/parse/parse-part";

test("R4.1 hostile style sheets within the markup are cleaned like any other", () => {
  for (const payload of readHostileMarkup()) {
    const html = `<style>${payload}</style><svg><style>${payload}</style></svg>`;
    const { css } = parsePart(html, { scope: "p" });
    expect(css).not.toMatch(/<\/|expression\(|javascript:|@import|position:\s*fixed|behavior/i);
  }
});
