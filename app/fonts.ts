import localFont from "next/font/local";

/**
 * The Latin serif of the headings; Korean headings fall back to the system's serif. Only the file with the
 * common characters (`tools/generators/subset-heading-font.mjs`) is loaded before it is needed.
 */
export const newsreader = localFont({
  src: "../.yeoul/fonts/newsreader-common.woff2",
  weight: "500",
  display: "swap",
  variable: "--newsreader",
  adjustFontFallback: "Times New Roman",
});

/** All other Latin characters, such as those with accents, in a file of their own. */
export const newsreaderOthers = localFont({
  src: "../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
  weight: "500",
  display: "swap",
  variable: "--newsreader-others",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-AF, U+B1-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
    },
  ],
});
