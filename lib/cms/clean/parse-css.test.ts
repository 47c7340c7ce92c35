import fc from "fast-check";
import { parseCss } from "@/lib/cms/clean/parse-css";
import { endInTime } from "@/tools/corpora/hostile/end-in-time.test-support";

/** Texts of little but what opens, closes and separates. */
const texts = fc
  .array(fc.constantFrom(..."a ( ) [ ] { } f( ; : , / {x:y} (1) @m ! & \" '".split(" ")), { maxLength: 9 })
  .map((pieces) => pieces.join(""));

/** Returns what a text says when it is parsed after another. */
function parseAfter(before: string, text: string, context: string): string {
  parseCss(before, { parseValue: false });
  return JSON.stringify(parseCss(text, { context, parseValue: false, parseAtrulePrelude: false }));
}

test("a text says the same whatever was parsed before it, and parsing ends (R4.1)", () => {
  endInTime((begin) => {
    const property = fc.property(texts, fc.constantFrom("(", "[", "{"), (text, open) => {
      begin(text);
      for (const context of ["stylesheet", "declarationList"])
        expect(parseAfter(open.repeat(100), text, context)).toBe(parseAfter(" ", text, context));
    });
    fc.assert(property, { numRuns: Number(process.env.HOSTILE_RUNS ?? 200), endOnFailure: true });
  });
});

test.each([
  ["[", "declarationList", "f(1)]}{{/}"],
  ["(", "stylesheet", "{x:y};](1))(:"],
])("after a text of %s, parsing the %s %s ends (R4.1)", (open, context, text) => {
  endInTime((begin) => {
    begin(text);
    expect(parseAfter(open.repeat(100), text, context)).toBe(parseAfter(" ", text, context));
  });
});
