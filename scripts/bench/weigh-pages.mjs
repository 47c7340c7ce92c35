/**
 * The size of pages beyond what their authors wrote, compressed (brotli) and uncompressed. The rows of live lists come
 * from the back end, in any number, so they are weighed by themselves.
 */
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { report } from "./report.mjs";

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

/** Live lists: what their rows match, and the goals for the markup of one row, without its words. */
const lists = [
  {
    name: "card",
    rows: ":is(.cms-box-promotion,.cms-box-resource,.cms-box-tonight) > ul > li",
    most: { wire: 72, written: 704 },
  },
  { name: "menu entry", rows: "header nav > a, [data-panel=left] nav li", most: { wire: 24, written: 96 } },
];

/** Prints the figures of every page beside their goals. Returns the missed goals as sentences. */
export async function weighPages({ publicOrigin, sandbox }) {
  console.log("\nsize of pages beyond their authored content, in bytes");
  const broken = [];
  for (const { path, authored } of pages) {
    const html = await fetchPage(publicOrigin, path);
    const source = weigh(await fetchAuthored(sandbox, authored));
    const whole = weigh(html);
    const frame = weigh(lists.reduce((text, { rows }) => replaceRows(text, rows, () => "").html, html));
    broken.push(
      ...report(`${path} compressed`, frame.wire - source.wire, { most: WIRE_GOAL }),
      ...report(`${path} uncompressed`, frame.written - source.written, { most: WRITTEN_GOAL }),
    );
    for (const list of lists) broken.push(...weighRows(path, html, list));
    console.log(
      `  with rows: ${whole.wire - source.wire} compressed, ${whole.written - source.written} uncompressed`,
    );
  }
  return broken;
}

/** Prints what a row of a list costs besides its words. Returns the missed goals as sentences. */
function weighRows(path, html, { name, rows, most }) {
  const { html: onlyWords, count } = replaceRows(html, rows, (words) => words);
  if (count === 0) return [];
  const [all, words] = [weigh(html), weigh(onlyWords)];
  const ofEach = (sum) => Math.round(sum / count);
  return [
    ...report(`${path} ${name} compressed`, ofEach(all.wire - words.wire), { most: most.wire }),
    ...report(`${path} ${name} uncompressed`, ofEach(all.written - words.written), { most: most.written }),
  ];
}

/** Returns the page with `write(words)` in place of every row, and the number of rows, including those inside others. */
function replaceRows(html, rows, write) {
  const page = load(html, { sourceCodeLocationInfo: true });
  const found = page(rows).toArray();
  let rest = "";
  let from = 0;
  for (const row of found.filter((each) => page(each).parents(rows).length === 0)) {
    const { startOffset, endOffset } = row.sourceCodeLocation;
    rest += html.slice(from, startOffset) + write(page(row).text());
    from = endOffset;
  }
  return { html: rest + html.slice(from), count: found.length };
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
