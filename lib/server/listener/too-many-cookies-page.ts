import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { siteColours } from "@/lib/base/site-colours";
import { locales } from "@/lib/i18n/locales";
import type { HttpResponse } from "@/lib/server/http-message";
import { hashSource, POLICY } from "@/lib/server/policy/content-policy";

/** Returns the page's style sheet, in the colours of the site: no other one reaches it. */
function writeStyle(): string {
  const colour = (name: string, scheme: 0 | 1) => siteColours()[name]?.[scheme];
  const textIn = (scheme: 0 | 1) => `color:${colour("ink", scheme)};background:${colour("paper", scheme)}`;
  return `body{margin:0 auto;max-width:34em;padding:10vh 20px;${textIn(0)};font:16px/1.6 -apple-system,'Apple SD Gothic Neo','Noto Sans KR','Segoe UI',Roboto,sans-serif;word-break:keep-all;overflow-wrap:anywhere}section+section{margin-top:48px;padding-top:32px;border-top:1px solid ${colour("line", 0)}}h1{font-size:23px;line-height:1.35}a{color:${colour("saffron-ink", 0)}}@media(prefers-color-scheme:dark){body{${textIn(1)}}section+section{border-color:${colour("line", 1)}}a{color:${colour("saffron-ink", 1)}}}`;
}

const wordsSchema = z.object({
  TooManyCookies: z.object({ title: z.string(), message: z.string(), how: z.string() }),
  Common: z.object({ retry: z.string() }),
});

/**
 * Returns the page for a browser that sends more cookies than are read. It is written once, when the server starts, and
 * in every language, because nothing of such a request is read.
 */
export function tooManyCookiesPage(): HttpResponse {
  const style = writeStyle();
  const sections = locales.map((locale) => {
    const words = wordsSchema.parse(JSON.parse(readFileSync(join("messages", `${locale}.json`), "utf8")));
    const { title, message, how } = words.TooManyCookies;
    const { retry } = words.Common;
    return `<section lang="${locale}"><h1>${title}</h1><p>${message}</p><p>${how}</p><p><a href="">${retry}</a></p></section>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>431</title><style>${style}</style>`;
  return {
    status: 431,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      [POLICY]: `default-src 'none'; style-src ${hashSource(style)}; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: Buffer.from(
      `<!doctype html><html lang="${locales[0]}"><head>${head}</head><body>${sections.join("")}</body></html>`,
    ),
  };
}
