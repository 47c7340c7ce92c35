import {
  modeHsl,
  modeLrgb,
  modeRgb,
  parse,
  type Rgb,
  useMode as readAndConvert,
  wcagLuminance,
} from "culori/fn";

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
