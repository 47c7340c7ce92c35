import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { findForbidden, textOf } from "./find-forbidden.test-support";
import { readHostileMarkup, readOddStrings } from "./read-corpora.test-support";

const clean = (html: string) => serializeNodes(parsePart(html, { scope: "test" }).nodes);

describe("hostile markup from four public collections", () => {
  const payloads = readHostileMarkup();

  test("R4.1 the collections are complete", () => {
    expect(payloads.length).toBeGreaterThan(2200);
  });

  test("the search for forbidden markup finds it in the raw payloads", () => {
    expect(payloads.filter((payload) => findForbidden(payload).length > 0).length).toBeGreaterThan(1000);
  });

  test("R4.1 nothing forbidden survives cleaning, however a browser parses the result", () => {
    const survivors = payloads.flatMap((payload, index) =>
      findForbidden(clean(payload)).map((what) => `${index}: ${what}`),
    );
    expect(survivors).toEqual([]);
  });

  test("R4.1 cleaning the result again changes nothing", () => {
    const changed = payloads.filter((payload) => clean(clean(payload)) !== clean(payload));
    expect(changed.map((payload) => payloads.indexOf(payload))).toEqual([]);
  });

  test("R4.1 all payloads in one document do no more harm than each alone", () => {
    for (const separator of ["", "\n", "</div>", '">', "-->", "</p><p>"]) {
      for (let at = 0; at < payloads.length; at += 100) {
        const output = clean(payloads.slice(at, at + 100).join(separator));
        expect(findForbidden(output)).toEqual([]);
        expect(clean(output)).toBe(output);
      }
    }
  });

  test("R2.4 used as a part's style sheet they have no effect outside it", () => {
    for (const payload of payloads) {
      const { css } = parsePart("", { scope: "test", style: payload });
      expect(css).not.toMatch(/<\/|expression\(|javascript:|@import|position:\s*fixed|behavior/i);
    }
  });
});

test("R4.1 unusual strings written as text come out as the same text", () => {
  for (const odd of readOddStrings()) {
    const escaped = odd.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    expect(textOf(clean(`<p>${escaped}</p>`))).toBe(textOf(`<p>${escaped}</p>`));
  }
});
