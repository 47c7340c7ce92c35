import { type CheerioAPI, load } from "cheerio";
import type { APIRequestContext, APIResponse } from "playwright/test";

/** Headers of a client that asks for a page. */
export const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml" };

/** A page as it is sent: its answer, its HTML, and its HTML parsed. */
export type SentPage = { answer: APIResponse; html: string; $: CheerioAPI };

/** Reads a page as a client without scripts does, following redirects. */
export async function readPage(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<SentPage> {
  const answer = await request.get(address, { headers: { ...ASKS_FOR_A_PAGE, ...headers } });
  const html = await answer.text();
  return { answer, html, $: load(html) };
}

/** Asks for a page without following a redirect; `to` is where one leads, an absolute address. */
export async function askForPage(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<{ answer: APIResponse; status: number; to: URL | undefined }> {
  const answer = await request.get(address, {
    headers: { ...ASKS_FOR_A_PAGE, ...headers },
    maxRedirects: 0,
  });
  const { location } = answer.headers();
  return {
    answer,
    status: answer.status(),
    to: location === undefined ? undefined : new URL(location, answer.url()),
  };
}

/** What no answer may show: a trace of the server's own programs. */
export const TRACE = /\bat \w+ \(|node_modules|AppError|ECONNREFUSED|Internal Server Error|__NEXT_ERROR__/;
