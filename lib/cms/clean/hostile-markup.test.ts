import fc from "fast-check";
import {
  checkHtml,
  checkMarkup,
  checkStyleSheet,
  cleanMarkup,
} from "@/tools/corpora/hostile/check-markup.test-support";
import { endInTime } from "@/tools/corpora/hostile/end-in-time.test-support";
import { findForbidden, textOf } from "@/tools/corpora/hostile/find-forbidden.test-support";
import {
  chooseSeed,
  hostileDocuments,
  hostileStyleSheets,
} from "@/tools/corpora/hostile/hostile-documents.test-support";
import {
  readHostileMarkup,
  readMarkupAttacks,
  readOddTexts,
} from "@/tools/corpora/hostile/hostile-lists.test-support";

/** The long tests try every way; in a push one of some is enough. */
const isLong = process.env.HOSTILE_RUNS !== undefined;

const lists = readMarkupAttacks();

describe.each(Object.entries(lists))("the attacks by %s", (_name, attacks) => {
  test("each names what it tries, and no two try the same", () => {
    expect(new Set(attacks.map(({ attempt }) => attempt)).size).toBe(attacks.length);
    expect(new Set(attacks.map(({ text }) => text)).size).toBe(attacks.length);
  });

  test.each(attacks)("$attempt is harmless after cleaning (R4.1)", ({ text }) => {
    expect(checkMarkup(text)).toEqual([]);
  });
});

test("the check finds forbidden markup in three of four attacks on the cleaner of HTML as they are", () => {
  const attacks = Object.values(lists).flat();
  expect(attacks.length).toBeGreaterThan(400);
  const forbidden = attacks.filter(({ text }) => findForbidden(text).length > 0);
  expect(forbidden.length).toBeGreaterThan(attacks.length * 0.75);
});

test("all attacks in one document do no more harm than each alone (R4.1)", () => {
  const texts = readHostileMarkup();
  for (const separator of isLong ? ["", "\n", "</div>", '">', "-->", "</p><p>"] : ["", '">']) {
    for (let at = 0; at < texts.length; at += 100) {
      expect(checkHtml(texts.slice(at, at + 100).join(separator))).toEqual([]);
    }
  }
});

describe("text that breaks programs", () => {
  const texts = readOddTexts();

  test("as markup and as a style sheet it is harmless after cleaning (R4.1)", () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((_, index) => isLong || index % 3 === 0).flatMap(checkMarkup)).toEqual([]);
  });

  test("written as text it comes out as the same text (R4.1)", () => {
    for (const odd of texts) {
      const escaped = odd.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      expect(textOf(cleanMarkup(`<p>${escaped}</p>`))).toBe(textOf(`<p>${escaped}</p>`));
    }
  });
});

describe("hostile documents that nobody wrote", () => {
  const seed = chooseSeed();
  /** The long tests have more; each run begins at another seed. */
  const numRuns = Number(process.env.HOSTILE_RUNS ?? 300);

  test("they are harmless after cleaning, and the same tree however they are read (R4.1)", () => {
    endInTime((begin) => {
      const property = fc.property(hostileDocuments, (html) => {
        begin(html);
        expect(checkHtml(html)).toEqual([]);
      });
      fc.assert(property, { seed, numRuns, endOnFailure: true });
    });
  }, 600_000);

  test("style sheets stay within their part (R2.4)", () => {
    endInTime((begin) => {
      const property = fc.property(hostileStyleSheets, (style) => {
        begin(style);
        expect(checkStyleSheet(style)).toEqual([]);
      });
      fc.assert(property, { seed, numRuns, endOnFailure: true });
    });
  }, 600_000);

  test("two of three are forbidden as they are, which shows that the check would notice", () => {
    const documents = fc.sample(hostileDocuments, { seed, numRuns: 300 });
    const forbidden = documents.filter((html) => findForbidden(html).length > 0);
    expect(forbidden.length).toBeGreaterThan(180);
  });
});
