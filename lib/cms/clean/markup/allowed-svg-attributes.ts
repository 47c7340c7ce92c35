import { toPartId, toSafeMediaUrl } from "@/lib/routing/safe-url";

const names = `
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
xChannelSelector xmlns y y1 y2 yChannelSelector z focusable role`;

const allowed: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** Geometry, colours and the like. Nothing that could be an address, an unlisted CSS function, or markup. */
const PLAIN = /^[^\\<>@{};]*$/;
const REFERENCE = /^\s*url\(\s*(["']?)#([\w.:-]+)\1\s*\)\s*([\w#(),.\s%-]*)$/i;
const CALLS = /(?:url|image|image-set|expression|attr|src|var|if|element)\s*\(/i;

/**
 * Returns the cleaned value of an attribute inside an SVG; null when it is removed. `class` and `style` are validated
 * elsewhere.
 */
export function cleanSvgAttribute(tag: string, name: string, value: string): string | null {
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
