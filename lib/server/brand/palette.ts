import { wcagContrast } from "culori/fn";
import { parseColour } from "@/lib/base/parse-colour";

/** A palette's colours, named as in `app/tokens.css` and in authors' styles, without the two dashes. */
export const colourNames = [
  "paper",
  "card",
  "wash",
  "line",
  "ink",
  "ink-2",
  "ink-3",
  "saffron",
  "on-saffron",
  "saffron-ink",
  "pine",
  "sea",
  "clay",
] as const;

export type ColourName = (typeof colourNames)[number];

/** The colours of one scheme, as `#rrggbb`. */
export type Palette = Readonly<Record<ColourName, string>>;

export const schemes = ["light", "dark"] as const;

export type Scheme = (typeof schemes)[number];

/** Minimum contrast ratio of text to its background (WCAG 2.2, 1.4.3, level AA). */
export const LEAST_RATIO = 4.5;

/** The backgrounds on which each colour stands as text. */
export const surfacesOf: Readonly<Partial<Record<ColourName, readonly ColourName[]>>> = {
  ink: ["paper", "card", "wash"],
  "ink-2": ["paper", "card", "wash"],
  "ink-3": ["paper", "card", "wash"],
  "saffron-ink": ["paper", "card", "wash"],
  pine: ["paper", "card", "wash"],
  sea: ["paper", "card", "wash"],
  clay: ["paper", "card"],
  "on-saffron": ["saffron"],
};

/** Two colours of a palette that cannot be read on each other, with their contrast ratio. */
export type FaintPair = { text: ColourName; background: ColourName; ratio: number };

/** Returns every pair of text and background whose contrast is below that of WCAG 2.2 AA. */
export function findFaintPairs(palette: Palette): FaintPair[] {
  return colourNames.flatMap((text) =>
    (surfacesOf[text] ?? [])
      .map((background) => ({ text, background, ratio: ratioOf(palette[text], palette[background]) }))
      .filter(({ ratio }) => ratio < LEAST_RATIO),
  );
}

/** Returns the contrast ratio of two opaque colours; 1 for one that cannot be parsed. */
export function ratioOf(one: string, other: string): number {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first === undefined || second === undefined ? 1 : wcagContrast(first, second);
}
