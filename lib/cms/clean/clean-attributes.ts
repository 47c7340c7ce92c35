import { words } from "@/lib/base/text";
import { type AttributeRule, findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import type { StyleContext } from "@/lib/cms/clean/check-declaration";
import { type FilteredStyle, filterStyle } from "@/lib/cms/clean/inline-style";
import { toPartClasses } from "@/lib/cms/clean/reserved-names";
import { type FindingList, placeIn } from "@/lib/cms/parse/finding";
import { toPartId, toSafeLink, toSafeMediaUrl, toSafeSrcset } from "@/lib/routing/safe-url";

const allowed = new Set(
  words(`
alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip-path clip-rule clipPathUnits color
color-interpolation color-interpolation-filters cx cy d diffuseConstant direction display divisor dominant-baseline
dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity
font-family font-size font-size-adjust font-stretch font-style font-variant font-weight fr fx fy gradientTransform
gradientUnits height image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix lang lengthAdjust letter-spacing
lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
maskContentUnits maskUnits mode numOctaves offset opacity operator order orient overflow paint-order pathLength
patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha
preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed shape-rendering slope
specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke
stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
surfaceScale tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform
transform-origin type values vector-effect version viewBox visibility width word-spacing writing-mode x x1 x2
xChannelSelector xmlns y y1 y2 yChannelSelector z focusable role`),
);

/** Geometry, colours and the like. Nothing that could be an address, an unlisted CSS function, or markup. */
const PLAIN = /^[^\\<>@{};]*$/;
const REFERENCE = /^\s*url\(\s*(["']?)#([\w.:-]+)\1\s*\)\s*([\w#(),.\s%-]*)$/i;
const CALLS = /(?:url|image|image-set|expression|attr|src|var|if|element)\s*\(/i;

/**
 * Returns the cleaned value of an attribute inside an SVG; null when it is removed. `class` and `style` are validated
 * elsewhere.
 */
function cleanSvgAttribute(tag: string, name: string, value: string): string | null {
  if (name === "id") return toPartId(value);
  if (name === "href") return cleanReference(tag, value);
  if (name === "xmlns") return value === "http://www.w3.org/2000/svg" ? value : null;
  if (/^aria-(?:hidden|label)$/.test(name)) return value;
  if (!allowed.has(name) || !PLAIN.test(value)) return null;
  const reference = REFERENCE.exec(value);
  if (reference) {
    const [, quote = "", id = "", rest = ""] = reference;
    if (CALLS.test(rest)) return null;
    return id === toPartId(id) ? value : `url(${quote}#${toPartId(id)}${quote})${rest ? ` ${rest}` : ""}`;
  }
  return CALLS.test(value) || /(?:javascript|data|vbscript)\s*:/i.test(value) ? null : value;
}

/** `use` and the like may only refer to an element of the same SVG; `image` shows an image. */
function cleanReference(tag: string, value: string): string | null {
  const address = value.trim();
  if (address.startsWith("#")) return `#${toPartId(address.slice(1))}`;
  return tag === "image" ? toSafeMediaUrl(value) : null;
}

/** State shared between the elements of one part while their attributes are cleaned. */
export type AttributeContext = {
  style: StyleContext;
  /** Authors repeat the same inline style on every paragraph; each is filtered once. */
  styles: Map<string, FilteredStyle>;
  findings: FindingList;
};

type Element = { tag: string; foreign: boolean; line: number | undefined; column: number | undefined };

const MAX_VALUE = 64 * 1024;
const ADDRESSES = new Set(words("href src srcset poster background cite formaction srcdoc xlink:href"));
const PASTED_PICTURE = /^\s*data:image\//i;
const REL = new Set(["nofollow", "noreferrer", "noopener", "ugc", "sponsored", "external"]);

/** Returns the attributes that are kept on an element, in the author's order and wording. */
export function cleanAttributes(
  element: Element,
  raw: Readonly<Record<string, string>>,
  context: AttributeContext,
): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const name in raw) {
    const value = raw[name] ?? "";
    const cleaned = value.length > MAX_VALUE ? null : cleanAttribute(element, name, value, context);
    if (cleaned !== null) clean[name] = cleaned;
    else reportRemoved(element, name, value, context.findings);
  }
  if (!element.foreign) addRequired(element.tag, raw, clean);
  return clean;
}

function cleanAttribute(
  element: Element,
  name: string,
  value: string,
  context: AttributeContext,
): string | null {
  if (name === "class") return toPartClasses(value);
  if (name === "style") return cleanStyle(element, value, context);
  if (element.foreign) return cleanSvgAttribute(element.tag, name, value);
  const rule = findAttributeRule(element.tag, name);
  return rule === null ? null : applyRule(rule, value);
}

/** The rules that have a name. */
const namedRules: Record<Extract<AttributeRule, string>, (value: string) => string | null> = {
  any: (value) => value,
  present: () => "",
  id: (value) => (/\S/.test(value) ? toPartId(value.trim()) : null),
  reference: (value) => (/^#\S/.test(value.trim()) ? `#${toPartId(value.trim().slice(1))}` : null),
  ids: (value) => value.replace(/\S+/g, toPartId),
  link: toSafeLink,
  media: toSafeMediaUrl,
  srcset: toSafeSrcset,
};

function applyRule(rule: AttributeRule, value: string): string | null {
  if (rule instanceof RegExp) return rule.test(value) ? value : null;
  return (typeof rule === "function" ? rule : namedRules[rule])(value);
}

function cleanStyle(element: Element, value: string, context: AttributeContext): string | null {
  const filtered = context.styles.get(value) ?? filterStyle(value, context.style);
  context.styles.set(value, filtered);
  for (const property of filtered.removed) {
    context.findings.add({ code: "style-removed", detail: property, ...placeIn(element) });
  }
  return filtered.text;
}

/** Adds the attributes that an element must have, whatever its author wrote. */
function addRequired(
  tag: string,
  raw: Readonly<Record<string, string>>,
  clean: Record<string, string>,
): void {
  if (tag === "button") clean.type = "button";
  // Opened by a script or by a command that is not kept, and never shown without.
  if ("popover" in raw) clean.hidden = "";
  // A video that plays automatically must be muted.
  if (tag === "video" && !("muted" in clean)) delete clean.autoplay;
  if (tag !== "a" && tag !== "area") return;
  // Handwritten pages use the old `name` anchors.
  if (tag === "a" && !("id" in clean) && isAnchorName(raw.name)) clean.id = toPartId(raw.name);
  const rel = (raw.rel ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => REL.has(word));
  if (clean.target === "_blank" && !rel.includes("noopener")) rel.push("noopener");
  if (rel.length > 0) clean.rel = rel.join(" ");
}

/** Returns the id of a link's old `name` where the link has another id too: links may lead to both. */
export function findSecondAnchor(
  { tag, foreign, attributes }: { tag: string; foreign: boolean; attributes: Record<string, string> },
  { name }: Readonly<Record<string, string>>,
): string | undefined {
  if (tag !== "a" || foreign || !isAnchorName(name)) return undefined;
  const id = toPartId(name);
  return id === attributes.id ? undefined : id;
}

function isAnchorName(name: string | undefined): name is string {
  return name !== undefined && /^[\p{L}\p{M}\p{N}_.:-]+$/u.test(name);
}

function reportRemoved(element: Element, name: string, value: string, findings: FindingList): void {
  if (ADDRESSES.has(name) && PASTED_PICTURE.test(value)) {
    findings.add({
      code: "picture-pasted",
      detail: `${name}=${value.trim().slice(0, 40)}`,
      ...placeIn(element),
    });
  } else if (value.length > MAX_VALUE)
    findings.add({ code: "part-cut", detail: name.slice(0, 40), ...placeIn(element) });
  else if (/^on/.test(name)) findings.add({ code: "handler-removed", detail: name, ...placeIn(element) });
  else if (ADDRESSES.has(name)) {
    findings.add({
      code: "address-removed",
      detail: `${name}=${value.trim().slice(0, 80)}`,
      ...placeIn(element),
    });
  }
}
