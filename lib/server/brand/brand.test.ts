/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate, walk } from "css-tree";
import { converter, formatHex } from "culori";
import fc from "fast-check";
import { OURS } from "@/lib/base/site-colours";
import { parseCss } from "@/lib/cms/clean/parse-css";
import {
  brandFileSchema,
  colourNames,
  derivePalette,
  findFaintPairs,
  type Palette,
  schemes,
} from "@/lib/server/brand/brand-file";
import { BRANDS_FOLDER, readBrand } from "@/lib/server/brand/read-brand";

const folder = mkdtempSync(join(tmpdir(), "brand-"));
afterAll(() => rmSync(folder, { recursive: true }));

const city = JSON.parse(readFileSync(join(BRANDS_FOLDER, "city/brand.json"), "utf8"));

/** Reads a brand whose file states this. */
function brandOf(content: unknown) {
  writeFileSync(join(folder, "brand.json"), typeof content === "string" ? content : JSON.stringify(content));
  return readBrand(folder);
}

/** Returns the message with which a brand stops the start. */
function faultOf(content: unknown): string {
  try {
    brandOf(content);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const own = (scheme: 0 | 1) =>
  Object.fromEntries(colourNames.map((name) => [name, OURS[name]?.[scheme] ?? ""])) as Palette;

test("the default brand states nothing but its name: pages keep the application's own look", () => {
  const brand = readBrand("default");
  expect(brand).toMatchObject({ isChosen: false, version: undefined, styles: "", usesOwnHeadingFont: true });
  expect(brand.files.size).toBe(0);
});

test.each(readdirSync(BRANDS_FOLDER))(
  "every text of the brand %s can be read in both schemes (WCAG 2.2 AA)",
  (name) => {
    const palettes = readBrand(name).palettes ?? { light: own(0), dark: own(1) };
    for (const scheme of schemes) expect([scheme, findFaintPairs(palettes[scheme])]).toEqual([scheme, []]);
  },
);

test("two texts that can hardly be read stop the start with one line that names file, pairs and ratios", () => {
  const colours = { dark: { ...city.colours.dark, "ink-3": "#555555", saffron: "#06231f" } };
  const fault = faultOf({ ...city, colours });
  expect(fault.split("\n")).toHaveLength(1);
  expect(fault).toContain(join(folder, "brand.json"));
  expect(fault).toMatch(/ink-3 on paper has a contrast of 2\.\d\d in the dark scheme, less than 4\.5/);
  expect(fault).toContain("on-saffron on saffron has a contrast of 1.00");
});

test.each([
  ["no JSON", "{", "is not JSON"],
  ["no name", {}, "name"],
  [
    "a colour in words",
    { ...city, colours: { dark: { ...city.colours.dark, ink: "white" } } },
    "colours.dark.ink",
  ],
  ["a colour too few", { ...city, colours: { light: { ink: "#000000" } } }, "colours.light.paper"],
  ["colours of no scheme", { ...city, colours: {} }, "must state light or dark"],
  ["an unknown field", { ...city, color: "#000000" }, "color"],
  ["corners beyond all measure", { ...city, corners: 99 }, "corners"],
  [
    "a family that would end its declaration",
    { ...city, families: { sans: ["A;}body{"] } },
    "families.sans.0",
  ],
  [
    "a face outside the folder",
    { ...city, faces: [{ family: "A", file: "../a.woff2", weight: 400 }] },
    "faces.0.file",
  ],
  [
    "a face that is not there",
    { ...city, faces: [{ family: "A", file: "a.woff2", weight: 400 }] },
    "a.woff2",
  ],
])("a brand with %s stops the start with one line", (_, content, named) => {
  const fault = faultOf(content);
  expect(fault).toMatch(/^BRAND: \S+brand\.json: [^\n]+$/);
  expect(fault).toContain(named);
});

test("a brand whose folder does not exist stops the start", () => {
  expect(() => readBrand("nowhere")).toThrow(/^BRAND: .*nowhere\/brand\.json: cannot be read$/);
});

const toHex = converter("rgb");
const hex = (lightness: number, chroma: number, hue: number) =>
  formatHex(toHex({ mode: "oklch", l: lightness, c: chroma, h: hue })) ?? "#000000";

test("whatever colours a brand has in one scheme, all its texts can be read in the one that is derived (WCAG 2.2 AA)", () => {
  const colour = fc
    .tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ max: 359, min: 0 }),
    )
    .map(([lightness, chroma, hue]) => hex(lightness, chroma, hue));
  const palette = fc.record(Object.fromEntries(colourNames.map((name) => [name, colour])));
  fc.assert(
    fc.property(palette, fc.constantFrom(...schemes), (any, scheme) => {
      const stated = { ...(any as Palette), saffron: "#ffb611", "on-saffron": "#1d1a16" };
      expect(findFaintPairs(derivePalette(stated, scheme))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("a brand's style sheet gives other values to tokens that the application's own style sheet has", () => {
  const { styles } = readBrand("city");
  const sheet = readFileSync("app/tokens.css", "utf8");
  const used = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(join("components", file), "utf8"))
    .join("");
  const unknown: string[] = [];
  walk(parseCss(styles), (node) => {
    if (node.type !== "Declaration" || !node.property.startsWith("--")) return;
    const isKnown = sheet.includes(`${node.property}:`) || used.includes(`var(${node.property}`);
    if (!isKnown && !node.property.startsWith("--button")) unknown.push(node.property);
  });
  expect(unknown).toEqual([]);
  expect(generate(parseCss(styles))).toContain("--paper:#0d1014");
});

test("a brand that states the light scheme or neither face nor corners changes nothing else", () => {
  const { styles } = brandOf({ name: { en: "A" }, colours: { light: own(0) } });
  expect(styles).toContain(`--paper:${own(0).paper}`);
  expect(styles).not.toMatch(/--serif|--radius|--mark:|filter|@font-face/);
});

test("corners are in proportion to those of a card; none at all leave no round button", () => {
  expect(brandOf({ name: { en: "A" }, corners: 9 }).styles).toContain("--radius-medium:7px;--r:9px");
  expect(brandOf({ name: { en: "A" }, corners: 9 }).styles).not.toContain("--radius-round");
  expect(brandOf({ name: { en: "A" }, corners: 0 }).styles).toContain("--radius-circle:0px");
});

test("a brand's own faces are served from its folder and used for headings and text", () => {
  writeFileSync(join(folder, "own.woff2"), "");
  const { styles, files, usesOwnHeadingFont } = brandOf({
    name: { en: "A" },
    families: { serif: ["Own", "Noto Serif KR"] },
    faces: [{ family: "Own", file: "own.woff2", weight: 500 }],
  });
  expect(files.get("/brand/own.woff2")).toBe(join(folder, "own.woff2"));
  expect(styles).toContain('src:url(/brand/own.woff2) format("woff2");font-weight:500');
  expect(styles).toContain('--serif:"Own","Noto Serif KR",serif');
  expect(usesOwnHeadingFont).toBe(false);
});

test("everything that a guest can see of a brand changes its version", () => {
  const versions = [
    brandOf({ name: { en: "A" } }),
    brandOf({ name: { en: "B" } }),
    brandOf({ name: { en: "B" }, corners: 1 }),
  ].map(({ version }) => version);
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  versions.push(brandOf({ name: { en: "B" }, corners: 1 }).version);
  writeFileSync(join(folder, "mark.svg"), "<svg/>");
  versions.push(brandOf({ name: { en: "B" }, corners: 1 }).version);
  expect(new Set(versions).size).toBe(5);
});

test("the operators' page explains every field of the file", () => {
  const page = readFileSync("docs/operators.md", "utf8");
  const table = page.slice(page.indexOf("| field in `brand.json`"), page.indexOf("| file in the folder"));
  const explained = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(explained).toEqual(Object.keys(brandFileSchema.shape));
  const text = page.slice(page.indexOf("## A group's own look"));
  for (const name of colourNames) expect(text).toContain(`\`${name}\``);
});
