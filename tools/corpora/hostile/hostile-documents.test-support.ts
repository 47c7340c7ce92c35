import fc from "fast-check";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Elements of every kind of parsing: ordinary, formatting, raw text, table, foreign, unknown. */
const elements = words(`
a abbr applet area article aside audio b base blockquote body br button canvas caption center col colgroup dd details
dialog div dl dt em embed fieldset figure font footer form frame frameset h1 h2 head header hr html i iframe image img
input isindex label legend li link listing main map marquee menu meta nav nobr noembed noframes noscript object ol
optgroup option p param picture plaintext pre q rp rt rtc ruby s script section select slot small source span strong
style summary table tbody td template textarea tfoot th thead title tr track tt u ul video wbr xmp x-card o:p`);
const svgElements = words(`
svg g path a image use style script title desc foreignObject animate set animateMotion filter feImage defs text
textPath linearGradient pattern switch metadata font-face-uri`);
const mathElements = words(`
math mi mo mn ms mtext mglyph malignmark annotation-xml semantics maction mrow merror mspace`);

const handlers = words(`
onclick onload onerror onfocus onmouseover onbegin ontoggle onanimationstart onpointerrawupdate onscrollend onyeoul`);
const addressAttributes = words(`
href src srcset action formaction xlink:href poster background cite data longdesc lowsrc ping codebase to from values
manifest usemap url`);
const plainAttributes = words(`
id name class title is slot part for form type target rel lang dir align width colspan attributeName encoding
http-equiv content contenteditable tabindex autofocus popover nonce data-slot data-part aria-labelledby role items action
eventid resourceid shadowrootmode xmlns __proto__`);

const schemes = words(`
javascript: vbscript: data:text/html, data:image/svg+xml, blob: filesystem: file: intent: about: jar: view-source:
feed: kakaotalk: https: mailto: //e.example/ /p/ # \\\\e.example\\`);
const code = fc.constantFrom(
  "alert(1)",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "</style><script>alert(1)</script>",
  "--><script>alert(1)</script>",
  "]]><img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "e.example/a",
);

/** Ways to write a character that browsers read as the same or leave out, and some that only look like it. */
const spellings: readonly ((character: string) => string)[] = [
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&#x${character.codePointAt(0)?.toString(16)};`,
  (character) => `&#${"0".repeat(9)}${character.codePointAt(0)}`,
  (character) => `&#X${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  (character) => `%${character.codePointAt(0)?.toString(16)}`,
  (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  (character) => `/**/${character}`,
  (character) => `\t${character}`,
  (character) => `\n${character}`,
  (character) => `\r${character}`,
  (character) => `\u0000${character}`,
  (character) => `\u0001${character}`,
  (character) => `&Tab;${character}`,
  (character) => `&NewLine;${character}`,
  (character) => `\u00ad${character}`,
  (character) => `\u200b${character}`,
  (character) => character.toUpperCase(),
  (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
];

/** Returns the text with some of its characters spelled otherwise. */
function disguise(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const changes = fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...spellings)), { maxLength: 2 });
  return fc.tuple(text, changes).map(([plain, list]) => {
    const characters = [...plain];
    for (const [at, spell] of list) {
      const character = characters[at];
      if (character !== undefined) characters[at] = spell(character);
    }
    return characters.join("");
  });
}

const address = fc
  .tuple(disguise(fc.constantFrom(...schemes)), code)
  .map(([scheme, rest]) => `${scheme}${rest}`);

const declaration = fc
  .tuple(
    disguise(
      fc.constantFrom(
        ...words(`position z-index background background-image list-style content width behavior -moz-binding filter
        font-family animation --ink --mine display transform all color clip-path mask cursor`),
      ),
    ),
    disguise(
      fc.constantFrom(
        "fixed",
        "absolute",
        "9999",
        "expression(alert(1))",
        "url(javascript:alert(1))",
        "url('data:text/html,x')",
        "url(//e.example/a.png)",
        "var(--mine,url(javascript:alert(1)))",
        "image-set('javascript:alert(1)' 1x)",
        "attr(title url)",
        "'</style><img src=x onerror=alert(1)>'",
        "red}body{display:none",
        "red;}@import '//e.example'",
        "rgb(1,2",
        "'a",
        "/*",
        "contents",
        "red!important",
      ),
    ),
  )
  .map((pair) => pair.join(":"));
const declarations = fc.array(declaration, { minLength: 1, maxLength: 3 }).map((list) => list.join(";"));
const selectors = fc.constantFrom(
  ..."* body :root>p +* .a::before input[value^=a] :has([name]) [data-slot] .cms @import @media(x) @keyframes\ta @font-face".split(
    " ",
  ),
);
const styleSheet = fc
  .array(fc.tuple(selectors, declarations), { maxLength: 3 })
  .map((rules) => rules.map(([selector, list]) => `${selector}{${list}}`).join(""));

const odd = fc.string({ unit: "binary", maxLength: 8 });
const value: fc.Arbitrary<string> = fc.oneof(address, code, declarations, odd);
const quoted = fc
  .tuple(value, fc.constantFrom('"', "'", "", "`", '"', "'"))
  .map(([text, quote]) => (quote === "" ? text.replaceAll(/\s/g, "/") : quote + text + quote));

const attribute = fc
  .tuple(
    disguise(
      fc.oneof(
        fc.constantFrom(...handlers),
        fc.constantFrom(...addressAttributes),
        fc.constantFrom(...plainAttributes),
        fc.constantFrom("style", "srcdoc", "style"),
      ),
    ),
    fc.constantFrom("=", " = ", "=\n", "", "=="),
    quoted,
  )
  .map((pieces) => pieces.join(""));

const startTag = (names: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(attribute, { maxLength: 3 }),
      fc.constantFrom(" ", " ", "/", "\n", "\f", "\t", "\u0000", ""),
      fc.constantFrom(">", ">", ">", ">", "/>", " ", "<"),
    )
    .map(([name, attributes, gap, end]) => `<${[name, ...attributes].join(gap === "" ? " " : gap)}${end}`);
const endTag = fc.constantFrom(...elements, ...svgElements, ...mathElements).map((name) => `</${name}>`);

/** Well-known ways into parsers' disagreements, so that random nesting meets them often. */
const passage = fc.constantFrom(
  "<math><mtext><table><mglyph><style><!--",
  "<svg><desc>",
  "<svg><foreignObject>",
  '<math><annotation-xml encoding="text/html">',
  "<table><caption><svg><title>",
  "<select><table>",
  "<form><math><mtext></form><form>",
  "<noscript>",
  "<template>",
  "<a><table><a>",
  "<b><i><p></b>",
  "<![CDATA[",
  "<!--",
  "<!-->",
  "--!>",
  "<?",
  "</",
  "]]>",
);

const nestedDocument = (inner: fc.Arbitrary<string>) =>
  inner.map(
    (html) => `<iframe srcdoc="${html.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`,
  );

const piece = fc.oneof(
  { weight: 6, arbitrary: startTag(elements) },
  { weight: 2, arbitrary: startTag(svgElements) },
  { weight: 2, arbitrary: startTag(mathElements) },
  { weight: 4, arbitrary: endTag },
  { weight: 2, arbitrary: passage },
  { weight: 1, arbitrary: disguise(code) },
  { weight: 1, arbitrary: styleSheet.map((sheet) => `<style>${sheet}</style>`) },
  {
    weight: 1,
    arbitrary: nestedDocument(
      fc.array(fc.oneof(startTag(elements), code), { maxLength: 2 }).map((list) => list.join("")),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom("여울", " ", "\n", "&lt;", "&#13;", "\u00a0", "x") },
  { weight: 1, arbitrary: odd },
);

/** Hostile documents: any elements, attributes, spellings, name spaces, nesting, styles and documents within them. */
export const hostileDocuments: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 9 })
  .map((pieces) => pieces.join(""));

/** Hostile style sheets, as authors would enter them for a part. */
export const hostileStyleSheets: fc.Arbitrary<string> = fc.oneof(styleSheet, declarations);

/**
 * Returns the seed of this run: a new one each time, unless `HOSTILE_SEED` repeats an earlier run. Prints it, so that
 * a run that ends in any way can be repeated.
 */
export function chooseSeed(): number {
  const seed = Number(process.env.HOSTILE_SEED) || Math.ceil(Math.random() * 0x7fffffff);
  process.stdout.write(`Hostile documents of HOSTILE_SEED=${seed}\n`);
  return seed;
}
