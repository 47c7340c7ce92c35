import { isRepairedByBrowsers } from "@/lib/base/control-characters";
import { readUrl } from "@/lib/browser/read-url";

export type RedirectTarget =
  | { kind: "direct"; href: string }
  | { kind: "leaving"; href: string; host: string }
  | { kind: "ignored" };

/**
 * Decides how to handle a `redirect` value (R1.8, open redirect): a valid absolute http(s) address on one of our hosts
 * is followed, one on another host is shown first, and everything else is ignored.
 */
export function decideRedirect(
  value: string,
  publicOrigin: string,
  allowedHosts: readonly string[],
): RedirectTarget {
  if (isRepairedByBrowsers(value) || !/^https?:\/\/[^/?#]/i.test(value)) return { kind: "ignored" };
  const url = readUrl(value);
  const own = new URL(publicOrigin);
  if (url === undefined || url.username !== "" || url.password !== "") return { kind: "ignored" };
  if (url.origin === own.origin) return { kind: "direct", href: url.href };
  const isStandard = url.protocol === "https:" && url.port === "";
  const isAllowed = allowedHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  if (isStandard && isAllowed) return { kind: "direct", href: url.href };
  return { kind: "leaving", href: url.href, host: url.host };
}
