/**
 * The data attributes in which scripts of page builders keep an address until its place is scrolled to, best first.
 */
const lazyNames = Object.entries({
  src: ["src", "original", "lazy-src", "lazy", "ll-src", "url"],
  srcset: ["srcset", "lazy-srcset", "original-set", "ll-srcset"],
  poster: ["poster"],
}).map(([name, lazy]) => ({ name, lazy: lazy.map((each) => `data-${each}`) }));

/** Elements that load what these attributes name. */
const LOADING = /^(?:img|source|video|audio|iframe)$/;

/** What stands in the place of the address until then: nothing, a picture within the text, a grey pixel. */
const PLACEHOLDER =
  /^\s*(?:$|#|data:|about:blank)|(?:^|\/)[\w-]*(?:blank|placeholder|spacer|transparent|loading|lazy|pixel|1x1)[\w-]*\.(?:gif|png|svg|jpe?g|webp)(?:[?#]|$)/i;

/**
 * Returns the attributes of an element with its lazy addresses written where they belong: the script that would do so
 * does not run, and browsers load late by themselves.
 */
export function withLazyAddresses(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!LOADING.test(tag)) return attributes;
  const written: Record<string, string> = { ...attributes };
  for (const { name, lazy } of lazyNames) {
    const found = lazy.find((each) => (attributes[each] ?? "").trim() !== "");
    if (found === undefined || !PLACEHOLDER.test(attributes[name] ?? "")) continue;
    written[name] = attributes[found] ?? "";
    delete written[found];
  }
  return written;
}
