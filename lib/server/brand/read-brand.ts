import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { z } from "zod";
import { parseColour } from "@/lib/base/contrast";
import {
  type BrandFile,
  brandFileSchema,
  colourNames,
  derivePalette,
  findFaintPairs,
  LEAST_RATIO,
  type Palette,
  type Scheme,
  schemes,
} from "@/lib/server/brand/brand-file";

/** Widths of small Latin letters beyond which a name beside the mark needs more room than a phone's bar usually has. */
const MOST_LETTERS = 12;
const COMPACT_NAME = ["--name-inset:0px", "--name-wrap:normal", "--type-name:var(--type-lead)"];

/** What the style sheet is made of: the file, its palettes, the drawing of the mark, and where its faces are served. */
type StyleSource = {
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
function writeBrandStyles({ file, palettes, mark, addressOf }: StyleSource): string {
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

/** The folder of the brands that come with the application, each a folder with a `brand.json`. */
export const BRANDS_FOLDER = "lib/server/brand/brands";

/** The brand of an installation that chooses none: the look of the application's own style sheets. */
export const DEFAULT_BRAND = "default";

/** How a house looks and what it is called. */
export type Brand = {
  /** The installation chose it: what it states then precedes the back end's settings. */
  isChosen: boolean;
  /** Changes with everything in the folder that a guest can see; undefined where that is the application's own look. */
  version: string | undefined;
  name: BrandFile["name"];
  /** Undefined where the application's own colours are kept. */
  palettes: Readonly<Record<Scheme, Palette>> | undefined;
  /** The scheme that the brand was made for: the one it states, light if it states both. */
  firstScheme: Scheme;
  /** The heading font that comes with the application is used. */
  usesOwnHeadingFont: boolean;
  /** Follows the application's style sheets; empty where nothing differs from them. */
  styles: string;
  /** The square picture for browsers and home screens, as a file. */
  icon: string;
  /** The files of the folder that browsers request, by their address. */
  files: ReadonlyMap<string, string>;
};

const ICON = "icon.svg";
const MARK = "mark.svg";

/**
 * Reads a brand: `chosen` is the name of a folder that comes with the application, or the absolute path of another.
 * Throws an `Error` whose message is one line that names the file and what is wrong with it, a colour that cannot be
 * read on another included.
 */
export function readBrand(chosen: string): Brand {
  const folder = isAbsolute(chosen) ? chosen : join(process.cwd(), BRANDS_FOLDER, chosen);
  const path = join(folder, "brand.json");
  const fail = (fault: string): never => {
    throw new Error(`BRAND: ${path}: ${fault}`);
  };
  const file = parseFile(path, fail);
  const palettes = palettesOf(file.colours, fail);
  const mark = readIfThere(join(folder, MARK));
  for (const face of file.faces ?? [])
    if (!existsSync(join(folder, face.file))) fail(`faces: ${face.file} is not in the folder`);
  const isChosen = chosen !== DEFAULT_BRAND;
  const hasIcon = existsSync(join(folder, ICON));
  const addressOf = (face: string) => `/brand/${face}`;
  const styles = writeBrandStyles({ file, palettes, mark, addressOf });
  const icon = hasIcon ? join(folder, ICON) : join(process.cwd(), "public/brand", MARK);
  const isOwnLook = !isChosen && styles === "" && !hasIcon;
  return {
    isChosen,
    version: isOwnLook ? undefined : versionOf([JSON.stringify(file), styles, readFileSync(icon, "utf8")]),
    name: file.name,
    palettes,
    firstScheme: file.colours?.light === undefined && file.colours?.dark !== undefined ? "dark" : "light",
    usesOwnHeadingFont: file.headings !== "sans" && file.families?.serif === undefined,
    styles,
    icon,
    files: new Map([
      ...(hasIcon ? [[`/brand/${MARK}`, icon] as const] : []),
      ...(file.faces ?? []).map((face) => [addressOf(face.file), join(folder, face.file)] as const),
    ]),
  };
}

type Fail = (fault: string) => never;

function parseFile(path: string, fail: Fail): BrandFile {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return fail("cannot be read");
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return fail("is not JSON");
  }
  const result = brandFileSchema.safeParse(content);
  return result.success ? result.data : fail(result.error.issues.map(describe).join("; "));
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}

function palettesOf({ light, dark }: BrandFile["colours"] = {}, fail: Fail): Brand["palettes"] {
  const stated = light ?? dark;
  if (stated === undefined) return undefined;
  const palettes = {
    light: light ?? derivePalette(stated, "light"),
    dark: dark ?? derivePalette(stated, "dark"),
  };
  const faint = schemes.flatMap((scheme) =>
    findFaintPairs(palettes[scheme]).map(
      ({ text, background, ratio }) =>
        `${text} on ${background} has a contrast of ${ratio.toFixed(2)} in the ${scheme} scheme, less than ${LEAST_RATIO}`,
    ),
  );
  return faint.length === 0 ? palettes : fail(`colours: ${faint.join("; ")}`);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function versionOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 8);
}
