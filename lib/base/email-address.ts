import { onlyVisible, readUrl } from "@/lib/base/text";

/** Characters of an address; longer ones cannot be delivered (RFC 5321). */
const MOST = 254;
const MOST_BEFORE_AT = 64;
/** Characters that end a host in an address of the web, or mean something else there. */
const NOT_IN_A_DOMAIN = /[\s/?#@:[\]\\%]/;

/**
 * Returns the address as it is sent, without spaces and invisible characters; undefined where it cannot be delivered.
 * Everything is accepted before the `@`, because mail servers do: Japanese carriers gave out
 * `taro..yamada@docomo.ne.jp`. The domain may be written in any script or in punycode.
 */
export function readEmailAddress(typed: string): string | undefined {
  const address = onlyVisible(typed);
  const [name = "", domain = "", ...others] = address.split("@");
  if (name === "" || name.length > MOST_BEFORE_AT || address.length > MOST || others.length > 0)
    return undefined;
  return isDomain(domain) ? address : undefined;
}

function isDomain(domain: string): boolean {
  if (NOT_IN_A_DOMAIN.test(domain) || domain.endsWith(".")) return false;
  // The browser's own rules for names of hosts, which turn other scripts into punycode.
  const host = readUrl(`https://${domain}`)?.hostname ?? "";
  const labels = host.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/.test(label)) &&
    /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1) ?? "")
  );
}
