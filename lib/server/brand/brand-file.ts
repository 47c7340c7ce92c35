import {
  clampChroma,
  converter,
  formatHex,
  modeOklch,
  modeRgb,
  useMode as readAndConvert,
  wcagContrast,
} from "culori/fn";
import { z } from "zod";
import { parseColour } from "@/lib/base/contrast";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";

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

type ColourName = (typeof colourNames)[number];

/** The colours of one scheme, as `#rrggbb`. */
export type Palette = Readonly<Record<ColourName, string>>;

export const schemes = ["light", "dark"] as const;

export type Scheme = (typeof schemes)[number];

/** Minimum contrast ratio of text to its background (WCAG 2.2, 1.4.3, level AA). */
export const LEAST_RATIO = 4.5;

/** The backgrounds on which each colour stands as text. */
const surfacesOf: Readonly<Partial<Record<ColourName, readonly ColourName[]>>> = {
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
type FaintPair = { text: ColourName; background: ColourName; ratio: number };

/** Returns every pair of text and background whose contrast is below that of WCAG 2.2 AA. */
export function findFaintPairs(palette: Palette): FaintPair[] {
  return colourNames.flatMap((text) =>
    (surfacesOf[text] ?? [])
      .map((background) => ({ text, background, ratio: ratioOf(palette[text], palette[background]) }))
      .filter(({ ratio }) => ratio < LEAST_RATIO),
  );
}

/** Returns the contrast ratio of two opaque colours; 1 for one that cannot be parsed. */
function ratioOf(one: string, other: string): number {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first === undefined || second === undefined ? 1 : wcagContrast(first, second);
}

// Renamed, because linters mistake `useMode` for a React hook.
readAndConvert(modeRgb);
readAndConvert(modeOklch);
const toOklch = converter("oklch");

/** The lightness of each colour in OKLCH, from 0 to 1, and the most chroma it keeps. */
type Target = { lightness: number; chroma: number };

const targets: Readonly<Record<Scheme, Readonly<Partial<Record<ColourName, Target>>>>> = {
  light: {
    paper: { lightness: 0.975, chroma: 0.008 },
    card: { lightness: 0.993, chroma: 0.004 },
    wash: { lightness: 0.95, chroma: 0.012 },
    line: { lightness: 0.9, chroma: 0.016 },
    ink: { lightness: 0.21, chroma: 0.03 },
    "ink-2": { lightness: 0.46, chroma: 0.03 },
    "ink-3": { lightness: 0.52, chroma: 0.03 },
    "saffron-ink": { lightness: 0.5, chroma: 0.14 },
    pine: { lightness: 0.4, chroma: 0.12 },
    sea: { lightness: 0.44, chroma: 0.12 },
    clay: { lightness: 0.53, chroma: 0.17 },
  },
  dark: {
    paper: { lightness: 0.18, chroma: 0.015 },
    card: { lightness: 0.22, chroma: 0.016 },
    wash: { lightness: 0.24, chroma: 0.018 },
    line: { lightness: 0.32, chroma: 0.02 },
    ink: { lightness: 0.95, chroma: 0.02 },
    "ink-2": { lightness: 0.76, chroma: 0.025 },
    "ink-3": { lightness: 0.66, chroma: 0.03 },
    "saffron-ink": { lightness: 0.86, chroma: 0.14 },
    pine: { lightness: 0.79, chroma: 0.12 },
    sea: { lightness: 0.74, chroma: 0.12 },
    clay: { lightness: 0.73, chroma: 0.15 },
  },
};

const STEP = 0.01;

/**
 * Derives the palette of one colour scheme from that of the other: each colour keeps its hue and takes the lightness of
 * its role. A text colour that would be too faint on one of its backgrounds goes on towards black or white until it is
 * not. The accent and what stands on it are the same in both schemes.
 */
export function derivePalette(from: Palette, scheme: Scheme): Palette {
  const derived: Record<ColourName, string> = { ...from };
  for (const name of colourNames) {
    const target = targets[scheme][name];
    if (target === undefined) continue;
    derived[name] = atLightness(from[name], target);
  }
  for (const name of colourNames) {
    const target = targets[scheme][name];
    const surfaces = surfacesOf[name] ?? [];
    if (target === undefined || surfaces.length === 0) continue;
    const direction = scheme === "light" ? -STEP : STEP;
    let { lightness } = target;
    while (surfaces.some((surface) => ratioOf(derived[name], derived[surface]) < LEAST_RATIO)) {
      lightness += direction;
      if (lightness < 0 || lightness > 1) break;
      derived[name] = atLightness(from[name], { ...target, lightness });
    }
  }
  return derived;
}

function atLightness(colour: string, { lightness, chroma }: Target): string {
  const source = toOklch(colour);
  const wanted = {
    mode: "oklch" as const,
    l: lightness,
    c: Math.min(source?.c ?? 0, chroma),
    ...(source?.h === undefined ? {} : { h: source.h }),
  };
  return formatHex(clampChroma(wanted, "oklch"));
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be # and six hexadecimal digits");
const palette = z.strictObject(
  // The compiler does not follow names through a list.
  Object.fromEntries(colourNames.map((name) => [name, colour])) as Record<
    (typeof colourNames)[number],
    typeof colour
  >,
);

const name = z.string().trim().min(1).max(60);

/** Names of type families: nothing that could end the declaration they are written into. */
const family = z.string().regex(/^[\p{L}\p{N} _-]{1,60}$/u, "must be the name of one type family");

/** The content of `brand.json`; `docs/operators.md` explains each field. Only the name must be stated. */
export const brandFileSchema = z.strictObject({
  name: z.strictObject(
    Object.fromEntries(
      locales.map((locale) => [locale, locale === FALLBACK_LOCALE ? name : name.optional()]),
    ) as Record<string, typeof name | z.ZodOptional<typeof name>>,
  ),
  colours: z
    .strictObject({ light: palette.optional(), dark: palette.optional() })
    .refine(({ light, dark }) => light !== undefined || dark !== undefined, "must state light or dark")
    .optional(),
  headings: z.enum(["serif", "sans"]).optional(),
  families: z
    .strictObject({
      serif: z.array(family).min(1).max(8).optional(),
      sans: z.array(family).min(1).max(8).optional(),
    })
    .optional(),
  faces: z
    .array(
      z.strictObject({
        family,
        file: z.string().regex(/^[\w-]+\.woff2$/, "must be a file of the folder that ends in .woff2"),
        weight: z.number().int().min(100).max(900),
      }),
    )
    .max(8)
    .optional(),
  corners: z.number().int().min(0).max(32).optional(),
  pictures: z.enum(["full", "muted", "monochrome"]).optional(),
  drawings: z.enum(["on", "off"]).optional(),
});

export type BrandFile = z.infer<typeof brandFileSchema>;
