import { parseColour } from "@/lib/base/parse-colour";
import type { BrandFile } from "@/lib/server/brand/brand-file";
import { colourNames, type Palette, type Scheme } from "@/lib/server/brand/palette";

/** Widths of small Latin letters beyond which a name beside the mark needs more room than a phone's bar usually has. */
const MOST_LETTERS = 12;
const COMPACT_NAME = ["--name-inset:0px", "--name-wrap:normal", "--type-name:var(--type-lead)"];

/** What the style sheet is made of: the file, its palettes, the drawing of the mark, and where its faces are served. */
export type StyleSource = {
  file: BrandFile;
  palettes: Readonly<Record<Scheme, Palette>> | undefined;
  /** SVG; undefined for the mark that is part of the application. */
  mark: string | undefined;
  addressOf: (face: string) => string;
};

/** Border radii of the style scale in proportion to a card's (`app/tokens.css`). */
const RADII: Readonly<Record<string, number>> = {
  "radius-line": 2 / 18,
  "radius-tick": 6 / 18,
  "radius-small": 10 / 18,
  "radius-medium": 14 / 18,
  r: 1,
  "radius-large": 24 / 18,
};

/**
 * The button of the cards of hotels and outlets has the prescribed colours (R4.9) unless its author states others. A
 * brand takes the place of the prescribed ones, also where an author wrote them down.
 */
const SELECT =
  '.cms-box-resource:is(:not([buttoncolor]),[buttoncolor="ffb611" i],[buttoncolor="#ffb611" i])>ul';
const selectLook = [
  "--button:var(--saffron)!important",
  "--button-text:var(--on-saffron)!important",
  "--button-rim:transparent!important",
];

/**
 * A filter raises a picture above what follows it on the page, which authors write on pictures; this raises that too.
 */
const WORDS_ON_PICTURES = ":where([data-zone] :is(img[srcset],:has(>img[srcset]))~*){isolation:isolate}";

const TONES = { full: "none", muted: "saturate(0.6)", monochrome: "grayscale(1)" } as const;

/**
 * Writes what a brand states as a style sheet that follows the application's own and gives its tokens other values;
 * empty where it states nothing.
 */
export function writeBrandStyles({ file, palettes, mark, addressOf }: StyleSource): string {
  const { faces = [], pictures } = file;
  const rules = [
    ...faces.map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:url(${addressOf(face.file)}) format("woff2");font-weight:${face.weight};font-display:swap}`,
    ),
    palettes === undefined ? "" : `:root,.cms[data-paper]{${coloursOf(palettes, "light")}}`,
    block(":root", shapesOf(file, mark)),
    palettes === undefined
      ? ""
      : `@media screen and (prefers-color-scheme:dark){:root{${coloursOf(palettes, "dark")}}}`,
    isLong(file.name) ? `@media(max-width:479px){${block(":root", COMPACT_NAME)}}` : "",
    palettes === undefined ? "" : block(SELECT, selectLook),
    pictures === undefined
      ? ""
      : `:where([data-zone] img[srcset]){filter:${TONES[pictures]}}${WORDS_ON_PICTURES}`,
  ];
  return rules.join("");
}

function block(selector: string, declarations: readonly string[]): string {
  return declarations.length === 0 ? "" : `${selector}{${declarations.join(";")}}`;
}

function shapesOf({ headings, families, corners, drawings }: BrandFile, mark: string | undefined): string[] {
  const declarations: string[] = [];
  const { serif, sans } = families ?? {};
  if (sans !== undefined) declarations.push(`--sans:${listOf(sans)},sans-serif`);
  if (headings === "sans") declarations.push("--serif:var(--sans)");
  else if (serif !== undefined) declarations.push(`--serif:${listOf(serif)},serif`);
  if (corners !== undefined) {
    for (const [token, share] of Object.entries(RADII))
      declarations.push(`--${token}:${Math.round(corners * share * 10) / 10}px`);
    if (corners === 0) declarations.push("--radius-round:0px", "--radius-circle:0px");
  }
  if (mark !== undefined)
    declarations.push(`--mark:url("data:image/svg+xml,${encodeURIComponent(mark)}")`, "--mark-light:none");
  if (drawings === "off") declarations.push("--drawings:none");
  return declarations;
}

function isLong(names: BrandFile["name"]): boolean {
  // A Korean letter is as wide as two Latin ones.
  const widths = Object.values(names).map((name = "") => name.replace(/[^\0-\u024f]/g, "--").length);
  return Math.max(...widths) > MOST_LETTERS;
}

function listOf(families: readonly string[]): string {
  return families.map((family) => `"${family}"`).join(",");
}

/** Returns the palette's tokens, and those that follow from it. */
function coloursOf(palettes: Readonly<Record<Scheme, Palette>>, scheme: Scheme): string {
  const palette = palettes[scheme];
  const isLight = scheme === "light";
  const derived: Readonly<Record<string, string>> = {
    "saffron-tint": translucent(palette.saffron, 0.16),
    "saffron-mark": translucent(palette.saffron, 0.45),
    "saffron-light": mix(palette.saffron, "#ffffff", 0.3),
    "saffron-paper": palette.saffron,
    "pine-soft": mix(palette.pine, palette.paper, isLight ? 0.6 : 0.65),
    "clay-wash": mix(palette.clay, palette.card, isLight ? 0.93 : 0.88),
    "clay-tint": translucent(palette.clay, 0.12),
    "clay-line": translucent(palette.clay, 0.45),
    bone: translucent(palette.ink, 0.09),
    cut: translucent(palette.ink, 0.3),
    "member-from": palettes.dark.wash,
    "member-to": palettes.dark.paper,
    "on-member": palettes.dark.ink,
    lift: isLight
      ? "0 1px 2px rgb(0 0 0/.05),0 12px 28px -12px rgb(0 0 0/.18)"
      : "0 1px 0 rgb(255 255 255/.03),0 16px 30px -14px rgb(0 0 0/.7)",
  };
  return [
    ...colourNames.map((name) => `--${name}:${palette[name]}`),
    ...Object.entries(derived).map(([name, value]) => `--${name}:${value}`),
  ].join(";");
}

function channelsOf(colour: string): [number, number, number] {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 };
  return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)];
}

function translucent(colour: string, alpha: number): string {
  return `rgb(${channelsOf(colour).join(" ")}/${alpha})`;
}

/** Returns a colour that is `share` the other one, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const channels = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
