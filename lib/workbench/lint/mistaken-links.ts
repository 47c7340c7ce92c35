import "server-only";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { authoredLinks, hasRoute, type InternalLink } from "@/lib/workbench/lint/internal-links";

/** A link without a scheme or a slash, which browsers read as a page beside the current one. */
export type MistakenLink = InternalLink & {
  /** The address that was probably meant; undefined when there is none. */
  meant: string | undefined;
};

/** Returns every link that leads beside the current page although its author probably meant another address. */
export function mistakenLinks(elements: readonly AuthoredElement[]): MistakenLink[] {
  return authoredLinks(elements).flatMap(({ written, at }) => {
    const text = written.trim();
    const isRelative = text !== "" && !/^[/?#\\]|^[a-z][a-z\d+.-]*:/i.test(text);
    return isRelative ? [{ written, path: text, at, meant: meantBy(text) }] : [];
  });
}

const FILE =
  /\.(?:html?|php|jsp|aspx?|do|pdf|jpe?g|png|gif|webp|svg|docx?|hwpx?|xlsx?|pptx?|zip|txt|mp[34]|ics)$/i;
const PAGE_FILE = /\.(?:html?|php|jsp|aspx?|do)(?=[?#]|$)/i;

function meantBy(text: string): string | undefined {
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[\p{L}\d-]+$/u.test(text)) return `mailto:${text}`;
  if (/^\+?[\d() .\u2010-\u2015-]+$/.test(text) && text.replace(/\D/g, "").length >= 7)
    return `tel:${text
      .replace(/[\u2010-\u2015]/g, "-")
      .replace(/[^\d+-]+/g, "-")
      .replace(/^-|-$/g, "")}`;
  const [host = ""] = text.split(/[/?#]/, 1);
  if (
    /^(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u.test(host) &&
    (text !== host || !FILE.test(host)) &&
    !PAGE_FILE.test(host)
  )
    return `https://${text}`;
  const path = text.replace(/^(?:\.{1,2}\/)+/, "").replace(PAGE_FILE, "");
  if (FILE.test(path.replace(/[?#].*$/, ""))) return undefined;
  return [`/${path}`, `/p/${path}`].find((each) => hasRoute(each.replace(/[?#].*$/, "")));
}
