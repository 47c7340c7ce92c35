import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { z } from "zod";
import { type BrandFile, brandFileSchema } from "@/lib/server/brand/brand-file";
import { writeBrandStyles } from "@/lib/server/brand/brand-styles";
import { derivePalette } from "@/lib/server/brand/derive-palette";
import { findFaintPairs, LEAST_RATIO, type Palette, type Scheme, schemes } from "@/lib/server/brand/palette";

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
export function readBrand(chosen: string, root: string = process.cwd()): Brand {
  const folder = isAbsolute(chosen) ? chosen : join(root, BRANDS_FOLDER, chosen);
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
  const icon = hasIcon ? join(folder, ICON) : join(root, "public/brand", MARK);
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

function palettesOf(colours: BrandFile["colours"], fail: Fail): Brand["palettes"] {
  if (colours === undefined) return undefined;
  const { light, dark } = colours;
  const palettes = {
    light: light ?? derivePalette(required(dark), "light"),
    dark: dark ?? derivePalette(required(light), "dark"),
  };
  const faint = schemes.flatMap((scheme) =>
    findFaintPairs(palettes[scheme]).map(
      ({ text, background, ratio }) =>
        `${text} on ${background} has a contrast of ${ratio.toFixed(2)} in the ${scheme} scheme, less than ${LEAST_RATIO}`,
    ),
  );
  return faint.length === 0 ? palettes : fail(`colours: ${faint.join("; ")}`);
}

/** The schema lets no brand state neither palette. */
function required(palette: Palette | undefined): Palette {
  if (palette === undefined) throw new Error("a brand with colours states light or dark");
  return palette;
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function versionOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 8);
}
