import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "opentype.js";
import satori from "satori";
import sharp from "sharp";
import { siteColours } from "@/lib/base/site-colours";
import { CARD_SIZE } from "@/lib/cms/discovery/promotion-card";
import { brand } from "@/lib/server/brand/brand";

/** The subsets of the Korean font with brackets, currency signs, arrows and the like. */
const SIGNS = [101, 102, 103, 105, 106, 107, 108, 109, 110, 111];
const FILES: readonly (readonly [name: string, file: string])[] = [
  ["Newsreader", "newsreader/files/newsreader-latin-500-normal.woff"],
  ["Myeongjo", "nanum-myeongjo/files/nanum-myeongjo-korean-700-normal.woff"],
  ["Myeongjo Latin", "nanum-myeongjo/files/nanum-myeongjo-latin-700-normal.woff"],
  ...SIGNS.map(
    (subset) =>
      [`Myeongjo ${subset}`, `nanum-myeongjo/files/nanum-myeongjo-${subset}-700-normal.woff`] as const,
  ),
];

/** The value of `font-family` with every font of the cards. */
export const cardFontFamily = FILES.map(([name]) => name).join(", ");

/** Reads the fonts of the cards, and returns with them whether any of them contains a character. */
export async function readCardFonts() {
  const fonts = await Promise.all(
    FILES.map(async ([name, file]) => {
      const data = await readFile(join(process.cwd(), "node_modules/@fontsource", file));
      return { name, data, weight: 500 as const };
    }),
  );
  const tables = fonts.map(({ data }) => parse(new Uint8Array(data).buffer));
  const isDrawable = (character: string) => tables.some((table) => table.charToGlyphIndex(character) > 0);
  return { fonts, isDrawable };
}

/** Whether the fonts of the cards contain a character. */
type IsDrawable = (character: string) => boolean;

/** Returns the width of a text in Latin letters; a Hangul character counts as two. */
function cardWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}

/**
 * Returns a text as a card can render it, cut to a width of `most` Latin letters. A character that the fonts lack
 * becomes its plain form (`１` is 1) or is removed.
 */
export function toCardText(text: string, most: number, isDrawable: IsDrawable): string {
  // In the fonts of the cards the tildes of Chinese and Japanese stand above the line.
  const plain = [...text.normalize("NFC").replace(/[～〜∼]/g, "~")]
    .flatMap((character) =>
      isDrawable(character) ? character : [...character.normalize("NFKC")].filter((each) => isDrawable(each)),
    )
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  if (cardWidth(plain) <= most) return plain;
  let cut = "";
  for (const letter of plain) {
    if (cardWidth(cut + letter) >= most) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}

/** The texts of a card. */
export type CardTexts = { name: string; place: string; price: string | undefined; site: string };

const LONG_NAME = 36;

/** Returns a colour of the scheme that the site was made for. */
function colour(name: string): string {
  const [light, dark] = siteColours()[name] ?? ["#000000", "#ffffff"];
  return brand().firstScheme === "dark" ? dark : light;
}

/** Read once; a card is rendered again only when its content changes. */
const reading = readCardFonts();
// The first call of `renderCardImage` reports a missing font; here the rejection only must not go unhandled.
reading.catch(() => {});

/**
 * Renders the preview of a promotion without a picture, in the colours of the site, as a JPEG of 1200 by 630 pixels,
 * the format that messengers accept most reliably. Its fonts ship with the server, because few hosts have Korean ones;
 * what they lack is left out: the renderer is given nothing to load anything else with.
 */
export async function renderCardImage({ name, place, price, site }: CardTexts): Promise<Uint8Array> {
  const { fonts, isDrawable } = await reading;
  const title = toCardText(name, 84, isDrawable);
  const drawing = await satori(
    <div
      style={{
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: "72px 80px 64px",
        background: colour("paper"),
        color: colour("ink"),
        fontFamily: cardFontFamily,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div style={{ display: "flex", fontSize: 34, color: colour("saffron-ink"), letterSpacing: 1 }}>
          {toCardText(place, 60, isDrawable)}
        </div>
        <div
          style={{
            display: "flex",
            marginTop: 28,
            fontSize: cardWidth(title) > LONG_NAME ? 76 : 100,
            lineHeight: 1.22,
            wordBreak: "keep-all",
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <svg width="1040" height="26" viewBox="0 0 1040 26">
          <path
            d={brand().isChosen ? "M0 13H1040" : `M0 13${" q32.5 -22 65 0 t65 0".repeat(8)}`}
            fill="none"
            stroke={colour("saffron")}
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            alignItems: "flex-end",
            marginTop: 30,
            fontSize: 40,
          }}
        >
          <div style={{ display: "flex" }}>
            {price === undefined ? "" : toCardText(price, 30, isDrawable)}
          </div>
          <div style={{ display: "flex", fontSize: 34, color: colour("ink-2") }}>
            {toCardText(site, 30, isDrawable)}
          </div>
        </div>
      </div>
    </div>,
    { ...CARD_SIZE, fonts },
  );
  return sharp(Buffer.from(drawing)).jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toBuffer();
}
