import { readVariables } from "@/lib/base/author-variables";
import { luminanceOf, parseColour } from "@/lib/base/parse-colour";
import type { CleanElement } from "@/lib/cms/clean/clean-tree";

const DECLARATION = /(?:^|[;{\s])(background(?:-color)?|color)\s*:\s*([^;{}]+)/gi;
/** Matches possible colours within a declaration. */
const COLOUR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]{0,60}\)|[a-z]{3,20}/gi;

const NOTHING = /^\s*(?:transparent|none|inherit|initial|unset|revert|0(?: 0)?)\s*(?:!important)?\s*$/i;
/** The minimum relative luminance (WCAG 2) of text that is readable on our dark background, at 4.5 to 1. */
const READABLE_ON_DARK = 0.2;
/** Above this a background is too light for the light text of a dark screen, at 3 to 1. */
const TOO_LIGHT_FOR_LIGHT_TEXT = 0.26;
/** A less opaque colour lets the background through. */
const COVERS = 0.5;

/** A colour's luminance, or "other": one of our colours, an image, a gradient. */
type Luminance = number | "other" | undefined;
/** Puts the values of the author's variables in their place. */
type Resolve = (value: string) => string;
type Colours = { textColour?: Luminance; background?: Luminance };

const NO_COLOURS: Colours = {};

/**
 * Returns whether this part was designed only for light paper: it has text too dark for a dark screen, or a light
 * background without a text colour of its own. Such a part keeps a light background on a dark screen; one that sets
 * no colours, or uses ours, adapts to the screen.
 */
export function hasLightOnlyColours(tree: CleanElement, css: string): boolean {
  const styles = [css];
  addStyles(tree, styles);
  const resolve = readVariables(styles);
  return (
    css.split("}").some((rule) => isLightOnly(readColours(rule, resolve))) || hasPaperWords(tree, {}, resolve)
  );
}

function addStyles({ attributes, children }: CleanElement, styles: string[]): void {
  if (attributes.style !== undefined) styles.push(attributes.style);
  for (const node of children) if (node.kind === "element") addStyles(node, styles);
}

/** Returns whether text, or a widget that will contain text, has colours for light paper: its own or inherited ones. */
function hasPaperWords({ children }: CleanElement, around: Colours, resolve: Resolve): boolean {
  return children.some((node) => {
    if (node.kind === "text") return node.text.trim() !== "" && isLightOnly(around);
    // The colours of an SVG do not depend on the background.
    if (node.foreign) return false;
    const own = readElement(node, resolve);
    const here = own === NO_COLOURS ? around : { ...around, ...own };
    // A widget brings our text colours, even where the author's is dark.
    const isWidgetOnPaper =
      node.widget !== null && (isLightOnly(here) || isLightOnly({ background: here.background }));
    return isWidgetOnPaper || hasPaperWords(node, here, resolve);
  });
}

function isLightOnly({ textColour, background }: Colours): boolean {
  if (background === undefined) return typeof textColour === "number" && textColour < READABLE_ON_DARK;
  return (
    typeof background === "number" && background > TOO_LIGHT_FOR_LIGHT_TEXT && typeof textColour !== "number"
  );
}

function readElement({ attributes }: CleanElement, resolve: Resolve): Colours {
  const { bgcolor, color, style } = attributes;
  if (bgcolor === undefined && color === undefined && style === undefined) return NO_COLOURS;
  const old = [
    bgcolor === undefined ? "" : `background:${bgcolor}`,
    color === undefined ? "" : `color:${color}`,
  ];
  return readColours([...old, style ?? ""].join(";"), resolve);
}

function readColours(declarations: string, resolve: Resolve): Colours {
  const read: Colours = {};
  for (const [, property = "", value = ""] of declarations.matchAll(DECLARATION)) {
    if (NOTHING.test(value)) continue;
    const seen = firstLuminance(resolve(value)) ?? "other";
    if (property.toLowerCase() === "color") read.textColour = seen;
    else read.background = seen;
  }
  return read;
}

/** Returns the luminance of the first colour that covers its background; `undefined` without one. */
function firstLuminance(value: string): number | undefined {
  if (/var\(|url\(|gradient\(/i.test(value)) return undefined;
  for (const [word] of value.matchAll(COLOUR)) {
    const colour = parseColour(word);
    if (colour !== undefined && (colour.alpha ?? 1) >= COVERS) return luminanceOf(colour);
  }
  return undefined;
}
