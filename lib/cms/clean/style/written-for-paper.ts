import type { CleanElement } from "@/lib/cms/clean/clean-tree";
import { luminanceOf, readColour } from "@/lib/colour/read-colour";

const DECLARATION = /(?:^|[;{\s])(background(?:-color)?|color)\s*:\s*([^;{}]+)/gi;
/** What may be a colour among the words of a declaration. */
const COLOUR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]{0,60}\)|[a-z]{3,20}/gi;

const NOTHING = /^\s*(?:transparent|none|inherit|initial|unset|revert|0(?: 0)?)\s*(?:!important)?\s*$/i;
/** Relative luminance (WCAG 2) from which text can be read on our dark paper, at 4.5 to 1. */
const READABLE_ON_DARK = 0.2;
/** From here on a ground is too light for the light text of a dark screen, at 3 to 1. */
const TOO_LIGHT_FOR_LIGHT_TEXT = 0.26;
/** A colour that is less opaque lets through what is behind it. */
const COVERS = 0.5;

/** A colour's luminance, or that there is something else: a colour of ours, a picture, a gradient. */
type Ground = number | "other" | undefined;
type Ink = { ink?: Ground; ground?: Ground };

/**
 * Was this part written for light paper alone? So it was when it has text too dark for a dark screen, or a light ground
 * without an ink of its own. Such a part keeps its paper there; one that leaves colours to us, or names ours, goes along
 * with the screen.
 */
export function isWrittenForPaper(tree: CleanElement, css: string): boolean {
  return css.split("}").some((rule) => isForPaper(readColours(rule))) || hasPaperWords(tree, {});
}

/** Whether words, or a widget that will have some, stand in colours for light paper: their own or those around them. */
function hasPaperWords({ children }: CleanElement, around: Ink): boolean {
  return children.some((node) => {
    if (node.kind === "text") return node.text.trim() !== "" && isForPaper(around);
    // A drawing's colours are its own on any ground.
    if (node.foreign) return false;
    const here = { ...around, ...readElement(node) };
    // A widget brings inks of ours, also where the author's is dark.
    const isWidgetOnPaper = node.widget !== null && (isForPaper(here) || isForPaper({ ground: here.ground }));
    return isWidgetOnPaper || hasPaperWords(node, here);
  });
}

function isForPaper({ ink, ground }: Ink): boolean {
  if (ground === undefined) return typeof ink === "number" && ink < READABLE_ON_DARK;
  return typeof ground === "number" && ground > TOO_LIGHT_FOR_LIGHT_TEXT && typeof ink !== "number";
}

function readElement({ attributes }: CleanElement): Ink {
  const { bgcolor, color, style } = attributes;
  const old = [
    bgcolor === undefined ? "" : `background:${bgcolor}`,
    color === undefined ? "" : `color:${color}`,
  ];
  return readColours([...old, style ?? ""].join(";"));
}

function readColours(declarations: string): Ink {
  const read: Ink = {};
  for (const [, property = "", value = ""] of declarations.matchAll(DECLARATION)) {
    if (NOTHING.test(value)) continue;
    const seen = firstLuminance(value) ?? "other";
    if (property.toLowerCase() === "color") read.ink = seen;
    else read.ground = seen;
  }
  return read;
}

/** Of the first colour that covers what is behind it; nothing for what is none. */
function firstLuminance(value: string): number | undefined {
  if (/var\(|url\(|gradient\(/i.test(value)) return undefined;
  for (const [word] of value.matchAll(COLOUR)) {
    const colour = readColour(word);
    if (colour !== undefined && (colour.alpha ?? 1) >= COVERS) return luminanceOf(colour);
  }
  return undefined;
}
