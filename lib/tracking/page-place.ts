/** The screen a path leads to, by the specification's names, and what of the path may be told to others. */
export type PagePlace = { name: string; params: Record<string, string>; path: string };

const ID = "\\d{1,15}";

/** `hidden` parts of a path belong to one guest and are told to nobody; the path that is told ends before them. */
const places: readonly { name: string; pattern: RegExp }[] = [
  { name: "home", pattern: /^\/$/ },
  { name: "resourcePage", pattern: new RegExp(`^/r/(?<resourceId>${ID})$`) },
  { name: "page", pattern: /^\/p\/(?<pageKey>[^/]+)$/ },
  { name: "dining-summary", pattern: new RegExp(`^/promotion/(?<resourceId>${ID})/(?<id>${ID})/summary$`) },
  { name: "promotion", pattern: new RegExp(`^/promotion/(?<resourceId>${ID})/(?<id>${ID})$`) },
  { name: "payment-request", pattern: new RegExp(`^/payment-request/(?<resourceId>${ID})(?<hidden>/.*)?$`) },
  { name: "coupon", pattern: /^\/coupon(?<hidden>\/.*)?$/ },
  { name: "book", pattern: /^\/book$/ },
  { name: "empty", pattern: /^\/empty$/ },
  { name: "login", pattern: /^\/login$/ },
  { name: "error-404", pattern: /^\/error-404$/ },
];

/** Never throws. An address that is none of ours counts as `error-404`, and nothing of it is told. */
export function pagePlace(pathname: string): PagePlace {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  for (const { name, pattern } of places) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const { hidden = "", ...params } = match.groups ?? {};
    return { name, params: { ...params }, path: path.slice(0, path.length - hidden.length) };
  }
  return { name: "error-404", params: {}, path: "/error-404" };
}
