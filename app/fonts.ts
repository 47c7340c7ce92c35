import localFont from "next/font/local";

/** The Latin serif of the headings; Korean headings fall back to the system's serif (design §6). */
export const newsreader = localFont({
  src: "../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
  weight: "500",
  display: "swap",
  variable: "--newsreader",
  adjustFontFallback: "Times New Roman",
});
