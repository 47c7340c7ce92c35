import type { CleanElement } from "@/lib/cms/clean/clean-tree";

/** Colour names that authors and word processors write; a name that is none of these decides nothing. */
const NAMED: Readonly<Record<string, string>> = {
  black: "#000000",
  windowtext: "#000000",
  navy: "#000080",
  darkblue: "#00008b",
  midnightblue: "#191970",
  blue: "#0000ff",
  green: "#008000",
  darkgreen: "#006400",
  teal: "#008080",
  maroon: "#800000",
  darkred: "#8b0000",
  brown: "#a52a2a",
  purple: "#800080",
  indigo: "#4b0082",
  gray: "#808080",
  grey: "#808080",
  dimgray: "#696969",
  dimgrey: "#696969",
  white: "#ffffff",
  window: "#ffffff",
  ivory: "#fffff0",
  snow: "#fffafa",
  beige: "#f5f5dc",
  whitesmoke: "#f5f5f5",
  lightgray: "#d3d3d3",
  lightgrey: "#d3d3d3",
  silver: "#c0c0c0",
  yellow: "#ffff00",
};

const DECLARATION = /(?:^|[;{\s])(background(?:-color)?|color)\s*:\s*([^;{}]+)/gi;
const COLOUR =
  /#[\da-f]{3,8}\b|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)|[a-z]{4,20}/gi;

const NOTHING = /^\s*(?:transparent|none|inherit|initial|unset|revert|0(?: 0)?)\s*(?:!important)?\s*$/i;
/** Relative luminance (WCAG 2) from which text can be read on our dark paper, at 4.5 to 1. */
const READABLE_ON_DARK = 0.2;
/** From here on a ground is too light for the light text of a dark screen, at 3 to 1. */
const TOO_LIGHT_FOR_LIGHT_TEXT = 0.26;

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
  for (const match of value.matchAll(COLOUR)) {
    const channels = toChannels(match);
    if (channels !== undefined) return luminanceOf(channels);
  }
  return undefined;
}

function toChannels([text, red, green, blue, alpha]: RegExpMatchArray): number[] | undefined {
  if (red !== undefined) {
    const opacity = alpha === undefined ? 1 : Number.parseFloat(alpha) / (alpha.endsWith("%") ? 100 : 1);
    return opacity < 0.5 ? undefined : [red, green, blue].map(Number);
  }
  const hex = text.startsWith("#") ? text : NAMED[text.toLowerCase()];
  if (hex === undefined) return undefined;
  const digits =
    hex.length < 6 ? [...hex.slice(1, 4)].map((digit) => digit + digit) : hex.slice(1, 7).match(/../g);
  return digits?.map((pair) => Number.parseInt(pair, 16));
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
