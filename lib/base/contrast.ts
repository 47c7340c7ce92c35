import {
  modeHsl,
  modeLrgb,
  modeRgb,
  parse,
  type Rgb,
  useMode as readAndConvert,
  wcagContrast,
  wcagLuminance,
} from "culori/fn";
import { siteColours } from "@/lib/base/site-colours";

// Renamed, because linters mistake `useMode` for a React hook.
const toRgb = readAndConvert(modeRgb);
readAndConvert(modeHsl);
readAndConvert(modeLrgb);

/** CSS system colours, which word processors write, with their light values. */
const SYSTEM: ReadonlyMap<string, string> = new Map([
  ["windowtext", "black"],
  ["window", "white"],
]);

/**
 * Parses a colour as authors write it into channels from 0 to 1; undefined for an invalid colour, and for keywords that
 * depend on the context or the system.
 */
export function parseColour(text: string): Rgb | undefined {
  const word = text.trim().toLowerCase();
  const colour = parse(SYSTEM.get(word) ?? word);
  return colour === undefined ? undefined : toRgb(colour);
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export function luminanceOf(colour: Rgb): number {
  return wcagLuminance(colour);
}

/** Minimum contrast ratio of text to its background (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Returns a colour as an author writes it, in light or dark mode, or undefined if it cannot be parsed. */
function colourIn(scheme: "light" | "dark", text: string): Rgb | undefined {
  const value = text.trim().replace(/\s*!important$/i, "");
  const [, name = "", otherwise] = /^var\(\s*--([\w-]+)\s*(?:,(.*))?\)$/i.exec(value) ?? [];
  const ours = siteColours()[name.toLowerCase()];
  if (ours === undefined && otherwise !== undefined) return colourIn(scheme, otherwise);
  return parseColour(ours?.[scheme === "light" ? 0 : 1] ?? value);
}

/** Returns a colour as it appears over an opaque one. */
function over({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return { mode: "rgb", r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) };
}

/**
 * Returns the contrast ratio of text, which may be translucent, to its background in light or dark mode; undefined if a
 * colour cannot be parsed, or the background is translucent itself.
 */
function contrastRatio(textColour: string, background: string, scheme: "light" | "dark"): number | undefined {
  const [first, second] = [colourIn(scheme, textColour), colourIn(scheme, background)];
  if (first === undefined || second === undefined || (second.alpha ?? 1) < 1) return undefined;
  return wcagContrast(over(first, second), second);
}

const DARKEST = "#1d1a16";
const LIGHTEST = "#ffffff";

/**
 * Returns a text colour that is readable on a background: the chosen colour if its contrast is sufficient, else our ink
 * or white, whichever has more contrast. Colours that cannot be parsed are kept.
 */
export function readableTextColour(background: string, chosen: string): string {
  const leastOf = (textColour: string) => {
    const [light, dark] = [
      contrastRatio(textColour, background, "light"),
      contrastRatio(textColour, background, "dark"),
    ];
    return light === undefined || dark === undefined ? undefined : Math.min(light, dark);
  };
  if ((leastOf(chosen) ?? LEAST_CONTRAST) >= LEAST_CONTRAST) return chosen;
  return (leastOf(DARKEST) ?? 0) >= (leastOf(LIGHTEST) ?? 0) ? DARKEST : LIGHTEST;
}
