/** The size of pages beyond what their authors wrote, compressed (brotli) and uncompressed. */
import { brotliCompressSync } from "node:zlib";
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

/** Prints both figures of every page beside their goals. Returns the missed goals as sentences. */
export async function weighPages({ publicOrigin, sandbox }) {
  console.log("\nsize of pages beyond their authored content, in bytes");
  const broken = [];
  for (const { path, authored } of pages) {
    const html = await fetchPage(publicOrigin, path);
    const source = await fetchAuthored(sandbox, authored);
    const wire = brotliCompressSync(html).length - brotliCompressSync(source).length;
    const written = Buffer.byteLength(html) - Buffer.byteLength(source);
    broken.push(
      ...report(`${path} compressed`, wire, { most: WIRE_GOAL }),
      ...report(`${path} uncompressed`, written, { most: WRITTEN_GOAL }),
    );
  }
  return broken;
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
