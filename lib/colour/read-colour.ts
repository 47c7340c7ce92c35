import {
  modeHsl,
  modeLrgb,
  modeRgb,
  parse,
  type Rgb,
  useMode as readAndConvert,
  wcagLuminance,
} from "culori/fn";

// Under another name, for linters take theirs for a hook of React's.
const toRgb = readAndConvert(modeRgb);
readAndConvert(modeHsl);
readAndConvert(modeLrgb);

/** Names of CSS for what the system chooses, as word processors write them: their light values. */
const SYSTEM: ReadonlyMap<string, string> = new Map([
  ["windowtext", "black"],
  ["window", "white"],
]);

/** A colour as authors write it, in shares from 0 to 1; undefined for what is none, or for others to choose. */
export function readColour(text: string): Rgb | undefined {
  const word = text.trim().toLowerCase();
  const colour = parse(SYSTEM.get(word) ?? word);
  return colour === undefined ? undefined : toRgb(colour);
}

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
export function luminanceOf(colour: Rgb): number {
  return wcagLuminance(colour);
}
