/** Control characters (Unicode `Cc`) except the tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** Halves of a character that no machine can write. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Embeddings, overrides and isolates: they turn the text that follows around, also that of whoever quotes it. */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/g;
/** Characters without a picture: spaces, format characters, the fillers of Hangul, the empty braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Surrogate}\u2800]/gu;

/**
 * Returns the text as people may read it anywhere: without control characters, lone surrogates and changes of the
 * writing direction. Everything else stays, also the joiners of emoji and of Indic scripts.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, "").replace(LONE_SURROGATES, "").replace(DIRECTION_CHANGES, "");
}

/** Returns a JSON value in which every text, and every field's name, is plain. */
export function withPlainTexts(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [plainText(name), withPlainTexts(inner)]),
  );
}

/** Returns whether a reader would see anything of the text. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

/** Returns the text in Unicode's compatibility form (`１` is `1`), without any character that is not seen. */
export function onlyVisible(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "");
}
