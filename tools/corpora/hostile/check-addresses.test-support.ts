import { decideRedirect } from "@/lib/routing/safe-url";
import { readTarget } from "@/lib/server/request/read-target";

const ORIGIN = "https://dining.test";
const LISTED_HOST = "hotel.test";
/** Placeholders for the site under attack in public lists. */
const PLACEHOLDER = /(?:www\.)?whitelisteddomain\.tld|\{target\}|\$host/g;
const OURS = /^(?:dining\.test|(?:.+\.)?hotel\.test)$/;

/**
 * Returns what is wrong with the handling of the text as a value of `redirect`, in every form in which it could stand
 * there: an automatic departure to another site, or a page before leaving that names another address than it leads to.
 */
export function checkRedirect(text: string): string[] {
  const aimed = ["dining.test", LISTED_HOST].map((host) => text.replaceAll(PLACEHOLDER, host));
  const forms = [text, ...aimed].flatMap((value) => [
    value,
    decodeOrSame(value),
    `https:${value}`,
    `https://${value}`,
    ORIGIN + value,
  ]);
  return [...new Set(forms)].flatMap((value) => {
    const target = decideRedirect(value, ORIGIN, [LISTED_HOST]);
    if (target.kind === "ignored") return [];
    const { protocol, host, hostname, username, password } = new URL(target.href);
    if (!/^https?:$/.test(protocol) || username + password !== "")
      return [`${value} leads to ${target.href}`];
    if (target.kind === "direct") return OURS.test(hostname) ? [] : [`${value} is followed to ${hostname}`];
    return host === target.host ? [] : [`${value} is announced as ${target.host} and leads to ${host}`];
  });
}

/**
 * Returns what is wrong with the handling of the text as a request's target, as it is and behind a path: a canonical
 * address that could end a header's line, or lead to another site.
 */
export function checkTarget(text: string): string[] {
  return [text, `/r/14${text}`].flatMap((value) => {
    const target = readTarget(value);
    if ("refused" in target) return [];
    const address = target.query === "" ? target.pathname : `${target.pathname}?${target.query}`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (/[\u0000-\u0020\u007f]/.test(address)) return [`${value} becomes ${JSON.stringify(address)}`];
    return new URL(address, ORIGIN).origin === ORIGIN ? [] : [`${value} leads to another site`];
  });
}

function decodeOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not an encoded text; used as it is.
    return text;
  }
}
