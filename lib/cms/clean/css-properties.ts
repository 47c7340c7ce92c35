import { words } from "@/lib/base/text";
import { designTokens } from "@/lib/cms/clean/design-tokens";

/** Properties that only affect appearance. All others are removed from authored styles. */
export const knownProperties: readonly string[] = words(`
accent-color align-content align-items align-self all appearance aspect-ratio backface-visibility
background background-attachment background-blend-mode background-clip background-color background-image
background-origin background-position background-position-x background-position-y background-repeat background-size
block-size border border-block border-block-color border-block-end border-block-start border-block-style
border-block-width border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius
border-bottom-style border-bottom-width border-collapse border-color border-image border-image-outset
border-image-repeat border-image-slice border-image-source border-image-width border-inline border-inline-color
border-inline-end border-inline-start border-inline-style border-inline-width border-left border-left-color
border-left-style border-left-width border-radius border-right border-right-color border-right-style
border-right-width border-spacing border-style border-top border-top-color border-top-left-radius
border-top-right-radius border-top-style border-top-width border-width bottom box-align box-decoration-break
box-orient box-pack box-shadow box-sizing break-after break-before break-inside caption-side clear clip clip-path
clip-rule color color-adjust color-scheme column-count column-fill column-gap column-rule column-rule-color
column-rule-style column-rule-width column-span column-width columns contain container container-name
container-type content counter-increment counter-reset counter-set cursor cx cy direction display
dominant-baseline empty-cells fill fill-opacity fill-rule filter backdrop-filter flex flex-basis flex-direction
flex-flow flex-grow flex-shrink flex-wrap float font font-family font-feature-settings font-kerning
font-optical-sizing font-size font-size-adjust font-smoothing font-stretch font-style font-synthesis font-variant
font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
font-variant-position font-variation-settings font-weight gap grid grid-area grid-auto-columns grid-auto-flow
grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start grid-gap grid-row grid-row-end
grid-row-gap grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows
hanging-punctuation height hyphens image-rendering inline-size inset inset-block inset-inline isolation
justify-content justify-items justify-self left letter-spacing line-break line-clamp line-height list-style
list-style-image list-style-position list-style-type margin margin-block margin-block-end margin-block-start
margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top marker
marker-end marker-mid marker-start mask mask-clip mask-composite mask-image mask-mode mask-origin mask-position
mask-repeat mask-size mask-type max-block-size max-height max-inline-size max-width min-block-size min-height
min-inline-size min-width mix-blend-mode object-fit object-position opacity order orphans outline outline-color
outline-offset outline-style outline-width overflow overflow-anchor overflow-clip-margin overflow-scrolling
overflow-wrap overflow-x overflow-y overscroll-behavior overscroll-behavior-x overscroll-behavior-y padding
padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end
padding-inline-start padding-left padding-right padding-top page-break-after page-break-before page-break-inside
paint-order perspective perspective-origin place-content place-items place-self position print-color-adjust quotes r
resize right rotate row-gap ruby-align ruby-position rx ry scale scroll-behavior scroll-margin scroll-margin-top
scroll-padding scroll-snap-align scroll-snap-stop scroll-snap-type scrollbar-color scrollbar-gutter scrollbar-width
shape-image-threshold shape-margin shape-outside shape-rendering stop-color stop-opacity stroke stroke-dasharray
stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width tab-size
table-layout tap-highlight-color text-align text-align-last text-anchor text-combine-upright text-decoration
text-decoration-color text-decoration-line text-decoration-skip-ink text-decoration-style
text-decoration-thickness text-emphasis text-emphasis-color text-emphasis-position text-emphasis-style
text-fill-color text-indent text-justify text-orientation text-overflow text-rendering text-shadow
text-size-adjust text-stroke text-stroke-color text-stroke-width text-transform text-underline-offset
text-underline-position text-wrap top touch-action transform transform-box transform-origin transform-style
transition transition-delay transition-duration transition-property transition-timing-function translate
unicode-bidi user-select vector-effect vertical-align visibility white-space widows width will-change word-break
word-spacing word-wrap writing-mode x y z-index zoom
animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count
animation-name animation-play-state animation-timing-function`);

const allowed = new Set(knownProperties);

/** Properties whose `url()` may fetch an image. */
const pictured = new Set(
  words("background background-image border-image border-image-source list-style list-style-image"),
);

/** Properties whose `url()` may only refer to another element of the same SVG. */
const referring = new Set(
  words("clip-path fill filter marker marker-end marker-mid marker-start mask stroke"),
);

const PREFIX = /^-(?:webkit|moz|ms|o)-/;
/** A custom property of the author. */
const OWN = /^--[a-z_][\w-]{0,63}$/i;

/** Returns what a property may do; null when authors may not use it. */
export function describeProperty(
  property: string,
): { name: string; url: "picture" | "element" | "none" } | null {
  if (OWN.test(property)) return designTokens.has(property) ? null : { name: property, url: "none" };
  const name = property.toLowerCase().replace(PREFIX, "");
  if (!allowed.has(name)) return null;
  if (pictured.has(name)) return { name, url: "picture" };
  return { name, url: referring.has(name) ? "element" : "none" };
}

/**
 * Returns whether a property is written by Word and the like; browsers ignore these, so authors need not be notified.
 */
export function isWordProcessorNoise(property: string): boolean {
  return /^(?:mso-|tab-stops$|page$|panose|layout-grid|text-autospace$|text-underline$|punctuation-)/i.test(
    property,
  );
}

/** Functions that a value may call, without vendor prefix. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  words(`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp round mod rem abs sign
  var linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient gradient translate translatex translatey translatez translate3d scale scalex scaley scalez
  scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective cubic-bezier steps
  linear blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia minmax repeat
  fit-content circle ellipse inset polygon rect counter counters env symbols`),
);
