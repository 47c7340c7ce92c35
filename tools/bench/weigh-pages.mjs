/**
 * The size of pages beyond what their authors wrote, compressed (brotli) and uncompressed. What only some pages have,
 * as cards from the back end or the facts of a place, is weighed by itself, and once more in one sum with the rest.
 */
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { report } from "./figures.mjs";

/** Public pages, and the call that returns their authored parts. */
const pages = [
  { path: "/p/faq", authored: "page/faq" },
  { path: "/p/about", authored: "page/about" },
  { path: "/r/11", authored: "resource/11" },
  { path: "/r/10", authored: "resource/10" },
  { path: "/", authored: "resource/1" },
];
const ENGLISH = 1;
const WIRE_GOAL = 4 * 1024;
const WRITTEN_GOAL = 12 * 1024;

/**
 * What only some pages have, or any number of, weighed by itself: what it matches, what counts as the author's or the
 * back end's (`given`), what of it stays in the frame (nothing, if absent), and the goals for the rest of each. The
 * first of a kind may cost more when compressed (`first`), because the others repeat it.
 */
const pieces = [
  {
    name: "card",
    matches: ":is(.cms-box-promotion,.cms-box-resource,.cms-box-tonight) > ul > li",
    given: ({ words }) => words,
    most: { wire: 72, written: 704 },
  },
  {
    name: "menu entry",
    matches: "header nav > a, [data-panel=left] nav li",
    given: ({ words }) => words,
    most: { wire: 24, written: 96 },
  },
  {
    name: "authored picture",
    matches: "img[srcset]:not([decoding])",
    given: withoutWidths,
    inFrame: withoutWidths,
    most: { wire: 40, written: 384 },
    first: 64,
  },
  {
    name: "company information",
    matches: "section:has(+ [data-panel=left])",
    given: ({ words }) => words,
    most: { wire: 128, written: 640 },
  },
  {
    name: "table finder",
    matches: ".cms-box-finder > form",
    given: () => "",
    most: { wire: 512, written: 1_920 },
  },
  {
    name: "place facts",
    matches: ".cms-box-place > *",
    given: ({ words }) => words,
    most: { wire: 160, written: 768 },
  },
];

/** Prints the figures of every page beside their goals. Returns the missed goals as sentences. */
export async function weighPages({ publicOrigin, sandbox }) {
  console.log("\nsize of pages beyond their authored content, in bytes");
  const broken = [];
  for (const { path, authored } of pages) {
    const html = await fetchPage(publicOrigin, path);
    const source = weigh(await fetchAuthored(sandbox, authored));
    const whole = weigh(html);
    const frame = weigh(
      pieces.reduce((text, { matches, inFrame }) => replacePieces(text, matches, inFrame).html, html),
    );
    const ofPieces = pieces.map((piece) => weighPieces(path, html, piece));
    const sum = (figure) => ofPieces.reduce((total, piece) => total + piece[figure], 0);
    const own = { wire: frame.wire - source.wire, written: frame.written - source.written };
    broken.push(
      ...report(`${path} compressed`, own.wire, { most: WIRE_GOAL }),
      ...report(`${path} uncompressed`, own.written, { most: WRITTEN_GOAL }),
      ...ofPieces.flatMap(({ missed }) => missed),
      ...report(`${path} in all compressed`, own.wire + sum("wire"), { most: WIRE_GOAL + sum("mostWire") }),
      ...report(`${path} in all uncompressed`, own.written + sum("written"), {
        most: WRITTEN_GOAL + sum("mostWritten"),
      }),
    );
    console.log(
      `  with what the back end tells: ${whole.wire - source.wire} compressed, ${whole.written - source.written} uncompressed`,
    );
  }
  return broken;
}

/**
 * Prints what each piece of a kind costs beyond what is given. Returns what all of the kind cost and may cost, and the
 * missed goals as sentences.
 */
function weighPieces(path, html, { name, matches, given, most, first = 0 }) {
  const { html: onlyGiven, count } = replacePieces(html, matches, given);
  if (count === 0) return { wire: 0, written: 0, mostWire: 0, mostWritten: 0, missed: [] };
  const [all, rest] = [weigh(html), weigh(onlyGiven)];
  const [wire, written] = [all.wire - rest.wire, all.written - rest.written];
  const [mostWire, mostWritten] = [most.wire * count + first, most.written * count];
  const ofEach = (bytes) => Math.round(bytes / count);
  const missed = [
    ...report(`${path} ${name} compressed`, ofEach(wire), { most: ofEach(mostWire) }),
    ...report(`${path} ${name} uncompressed`, ofEach(written), { most: most.written }),
  ];
  return { wire, written, mostWire, mostWritten, missed };
}

/** Returns the page with `write(piece)` in place of every piece, and their number, including those inside others. */
function replacePieces(html, matches, write = () => "") {
  const page = load(html, { sourceCodeLocationInfo: true });
  const found = page(matches).toArray();
  let rest = "";
  let from = 0;
  for (const piece of found.filter((each) => page(each).parents(matches).length === 0)) {
    const { startOffset, endOffset } = piece.sourceCodeLocation;
    rest += html.slice(from, startOffset);
    rest += write({ words: page(piece).text(), markup: html.slice(startOffset, endOffset) });
    from = endOffset;
  }
  return { html: rest + html.slice(from), count: found.length };
}

/** Returns a picture as its author wrote it. */
function withoutWidths({ markup }) {
  return markup.replace(/ (?:srcset|sizes|fetchpriority)="[^"]*"/gi, "");
}

function weigh(text) {
  return { wire: brotliCompressSync(text).length, written: Buffer.byteLength(text) };
}

/** Fetches a page in English as a browser does. Throws an `Error` when the response is not successful. */
export async function fetchPage(origin, path) {
  const response = await fetch(`${origin}${path}?language=en`, { headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

/** Fetches everything authors wrote for a page: HTML and styles of its five zones. */
async function fetchAuthored(sandbox, call) {
  const base = `http://localhost:${sandbox}/api/common_channel_content/page`;
  const { data: layout } = await (await fetch(`${base}/${call}`)).json();
  const ids = ["page", "top", "left", "right", "bottom"].map((zone) => layout[zone]).filter(Boolean);
  const { data: parts } = await (await fetch(`${base}/parts?id=${ids.join(",")}`)).json();
  return parts
    .flatMap(({ partContents }) => partContents.filter(({ languageId }) => languageId === ENGLISH))
    .map(({ contents, meta }) => contents + (meta?.style ?? ""))
    .join("");
}
