/** What text must have against its ground to be read (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Our colours that authors may name, in light and in dark (`app/globals.css`). */
export const OURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  paper: ["#faf6ee", "#15120e"],
  card: ["#fffdf8", "#1e1a15"],
  ink: ["#1d1a16", "#f5efe4"],
  "ink-2": ["#645b50", "#b9ae9e"],
  "ink-3": ["#746a5e", "#998f80"],
  line: ["#e7dfd1", "#352e25"],
  saffron: ["#ffb611", "#ffb611"],
  "on-saffron": ["#1d1a16", "#1d1a16"],
  "saffron-ink": ["#8a5600", "#ffca57"],
  pine: ["#1f3a33", "#8fc7ae"],
  sea: ["#2b5a6b", "#7fb2c2"],
  clay: ["#b4513a", "#e58a70"],
  wash: ["#f3ecdf", "#231e18"],
};

const NAMED: Readonly<Record<string, string>> = {
  white: "#ffffff",
  black: "#000000",
  red: "#ff0000",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  yellow: "#ffff00",
  navy: "#000080",
  blue: "#0000ff",
  green: "#008000",
  orange: "#ffa500",
  lightgray: "#d3d3d3",
  lightgrey: "#d3d3d3",
};

/** A colour in light and in dark, as shares of red, green and blue. */
type Colour = readonly [light: Shares, dark: Shares];
type Shares = readonly [number, number, number];

/** A colour as an author writes it; undefined for one that is see-through, or that nobody here can reckon with. */
function readColour(text: string): Colour | undefined {
  const value = text
    .trim()
    .toLowerCase()
    .replace(/\s*!important$/, "");
  const ours = OURS[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ""];
  const [light, dark] = ours ?? [NAMED[value] ?? value, NAMED[value] ?? value];
  const [first, second] = [readShares(light), readShares(dark)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

function readShares(value: string): Shares | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  if (hex !== undefined) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
    return [red, green, blue];
  }
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value) ?? [];
  return red === undefined ? undefined : [Number(red) / 255, Number(green) / 255, Number(blue) / 255];
}

/** The contrast of text on its ground on a light or a dark screen; undefined where a colour cannot be reckoned with. */
export function contrastOf(ink: string, ground: string, scheme: "light" | "dark"): number | undefined {
  const [shares, others] = [readColour(ink), readColour(ground)].map(
    (colour) => colour?.[scheme === "light" ? 0 : 1],
  );
  return shares === undefined || others === undefined ? undefined : ratioOf(shares, others);
}

const DARKEST = "#1d1a16";
const LIGHTEST = "#ffffff";

/**
 * The colour in which a text can be read on a ground: the one that was chosen for it, else our ink or white, whichever
 * reads better. Colours that cannot be reckoned with stay as they are.
 */
export function readableOn(ground: string, chosen: string): string {
  const leastOf = (ink: string) => {
    const [light, dark] = [contrastOf(ink, ground, "light"), contrastOf(ink, ground, "dark")];
    return light === undefined || dark === undefined ? undefined : Math.min(light, dark);
  };
  if ((leastOf(chosen) ?? LEAST_CONTRAST) >= LEAST_CONTRAST) return chosen;
  return (leastOf(DARKEST) ?? 0) >= (leastOf(LIGHTEST) ?? 0) ? DARKEST : LIGHTEST;
}

function ratioOf(ink: Shares, ground: Shares): number {
  const [darker = 0, lighter = 0] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(shares: Shares): number {
  const [red = 0, green = 0, blue = 0] = shares.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
