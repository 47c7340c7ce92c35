import { load } from "cheerio";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { findForbidden } from "@/tools/corpora/hostile/find-forbidden.test-support";

const clean = (html: string) => serializeNodes(parsePart(html, { scope: "test" }).nodes);

/** Markup that is harmless when first parsed and becomes a script or a handler when it is parsed again. */
const payloads = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><table><mglyph><style><math><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><table><mglyph><style><![CDATA[</style><img title="]]&gt;&lt;/mglyph&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><p><style><g title="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=1 onerror=alert(1)>">',
  '<svg><desc><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><foreignObject><p><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=1 onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<table><caption><svg><title><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<xmp><p title="</xmp><img src=1 onerror=alert(1)>">',
];

/**
 * The contexts in which a browser may parse our bytes: with and without scripts, as a document and inside an element.
 */
const contexts: [name: string, read: (html: string) => string][] = [
  ["a document", (html) => load(`<!doctype html><body><main>${html}`).html() ?? ""],
  [
    "a document without scripts",
    (html) => load(`<!doctype html><body><main>${html}`, { scriptingEnabled: false }).html() ?? "",
  ],
  ...["div", "p", "td", "table", "template", "select", "svg", "math"].map(
    (tag): [string, (html: string) => string] => [
      `the content of ${tag}`,
      (html) => load(`<!doctype html><body><${tag}>${html}</${tag}>`).html() ?? "",
    ],
  ),
  ["a fragment", (html) => load(html, null, false).html() ?? ""],
];

describe.each(payloads)("the mutation XSS payload %s", (payload) => {
  test("is harmful without cleaning, which proves the test valid", () => {
    const again = load(load(payload, null, false).html() ?? "", null, false).html() ?? "";
    expect([...findForbidden(payload), ...findForbidden(again)]).not.toEqual([]);
  });

  test.each(contexts)(
    "is harmless when parsed as %s, and when that result is parsed again",
    (_name, read) => {
      const once = read(clean(payload));
      const twice = read(once.replaceAll(/<\/?(?:html|head|body|main)[^>]*>|<!doctype html>/gi, ""));
      for (const html of [once, twice]) {
        expect(html).not.toMatch(
          /<(?:img|style|script|math|mglyph|mtext|noscript|xmp|form)\b[^>]*on|<style|<script|<mglyph|<noscript/i,
        );
        expect(handlersIn(html)).toEqual([]);
      }
    },
  );

  test("is fully cleaned in one pass", () => {
    expect(clean(clean(payload))).toBe(clean(payload));
    expect(findForbidden(clean(payload))).toEqual([]);
  });
});

/** Returns the names of all event handler attributes. */
function handlersIn(html: string): string[] {
  const nodes = load(html, null, false)("*").toArray();
  const names = nodes.flatMap((node) => ("attribs" in node ? Object.keys(node.attribs) : []));
  return names.filter((name) => /^on/i.test(name));
}
