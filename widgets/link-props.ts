/**
 * Returns the attributes of a link (R3.4): an address that starts with http opens a new window, any other stays in this
 * one.
 */
export function linkProps(href: string, target?: string): { href: string; target?: string; rel?: string } {
  const isOutside = /^https?:/i.test(href);
  return isOutside || target === "_blank" ? { href, target: "_blank", rel: "noopener" } : { href };
}
