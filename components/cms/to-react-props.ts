import type { CSSProperties } from "react";

const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  cellpadding: "cellPadding",
  cellspacing: "cellSpacing",
  datetime: "dateTime",
  crossorigin: "crossOrigin",
  srcset: "srcSet",
  srclang: "srcLang",
  hreflang: "hrefLang",
  referrerpolicy: "referrerPolicy",
  allowfullscreen: "allowFullScreen",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  fetchpriority: "fetchPriority",
  usemap: "useMap",
  bgcolor: "bgcolor",
  // The choice is the guest's from then on.
  checked: "defaultChecked",
};

const booleans: ReadonlySet<string> = new Set([
  "allowfullscreen",
  "autoplay",
  "checked",
  "controls",
  "default",
  "disabled",
  "hidden",
  "loop",
  "muted",
  "open",
  "playsinline",
  "reversed",
]);

/**
 * A production browser has the elements already and does not compare them: it gets the attributes as they are, under
 * names that React passes on unread, without the code for those that it knows. In development React complains of these.
 */
const isReadByReact = typeof window === "undefined" || process.env.NODE_ENV !== "production";

/**
 * Converts HTML attributes to React props. What React would write differently, a style or an empty address, is passed
 * under a name that it does not know, so that the author's text reaches the page unchanged.
 */
export function toReactProps(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!isReadByReact) props[name === "style" || value === "" ? name.toUpperCase() : name] = value;
    else if (name === "style") Object.assign(props, toStyleProps(value));
    else if ((name === "src" || name === "href") && value === "") props[name.toUpperCase()] = value;
    else props[names[name] ?? name] = booleans.has(name) && value === "" ? true : value;
  }
  return props;
}

function toStyleProps(text: string): { style: CSSProperties } | { STYLE: string } {
  const style: Record<string, string> = {};
  const declarations = text.split(";");
  for (const declaration of declarations) {
    const colon = declaration.indexOf(":");
    if (colon < 1) return { STYLE: text };
    const property = declaration.slice(0, colon);
    const camel = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!/^[a-z][a-z-]*$/.test(property) || camel in style) return { STYLE: text };
    style[camel] = declaration.slice(colon + 1);
  }
  const written = Object.entries(style).map(
    ([key, value]) => `${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`,
  );
  const isCanonical =
    written.join(";") === text && declarations.every((part) => part === part.trim() && !/: |["']/.test(part));
  return isCanonical ? { style: style as CSSProperties } : { STYLE: text };
}
