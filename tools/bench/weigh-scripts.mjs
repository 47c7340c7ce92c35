/** The JavaScript of a page: none of the framework's before the first interaction, then a bounded amount. */
import { gzipSync } from "node:zlib";
import { report } from "./figures.mjs";
import { fetchPage } from "./weigh-pages.mjs";

/** First-load JavaScript of an empty App Router page of the same Next, gzip (measured 2026-11). */
const EMPTY_NEXT_PAGE = 134.6 * 1024;
const pages = [
  { path: "/empty", ratio: 1.1 },
  { path: "/p/faq", ratio: 1.1 },
  { path: "/", ratio: 1.1 },
  { path: "/promotion/14/1401", ratio: 1.25 },
];
const OWN_GOAL = 3 * 1024;

/** Prints each figure beside its goal. Returns the missed goals as sentences. */
export async function weighScripts({ publicOrigin }) {
  const { PAGE_SCRIPTS_PATH } = await import(
    "../../lib/server/before-hydration/framework/framework-requests.ts"
  );
  const hydratorScript = new RegExp(`${PAGE_SCRIPTS_PATH}hydrate-[\\da-f]+\\.js`);
  console.log(
    "\nJavaScript, gzip: bytes in the page itself; once hydrated, as a multiple of an empty page of the same framework",
  );
  const broken = [];
  for (const { path, ratio } of pages) {
    const html = await fetchPage(publicOrigin, path);
    const [, hydration] = /data-hydration="([^"]+)"/.exec(html) ?? [];
    if (hydration === undefined) throw new Error(`${path} is not an unhydrated page`);
    const unhydrated = [...html.matchAll(/<script[^>]* src=/g)].length;
    const own = [...html.matchAll(/<script(?: data-hydration="[^"]*")?>(.*?)<\/script>/gs)]
      .map(([, text]) => text)
      .join("");
    const { scripts } = await (await fetch(publicOrigin + hydration)).json();
    const [hydrator] = hydratorScript.exec(own) ?? [];
    const sizes = await Promise.all(
      [hydrator, ...scripts.map(({ src }) => src)].map(async (src) => {
        const script = await fetch(publicOrigin + src);
        return gzipSync(Buffer.from(await script.arrayBuffer())).length;
      }),
    );
    const hydrated = sizes.reduce((sum, size) => sum + size, 0) / EMPTY_NEXT_PAGE;
    broken.push(
      ...report(`${path} scripts before interaction`, unhydrated, { most: 0 }),
      ...report(`${path} in the page`, gzipSync(own, { level: 9 }).length, { most: OWN_GOAL }),
      ...report(`${path} hydrated`, Number(hydrated.toFixed(2)), { most: ratio }),
    );
  }
  return broken;
}
