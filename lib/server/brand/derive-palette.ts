import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode as readAndConvert } from "culori/fn";
import {
  type ColourName,
  colourNames,
  LEAST_RATIO,
  type Palette,
  ratioOf,
  type Scheme,
  surfacesOf,
} from "@/lib/server/brand/palette";

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
