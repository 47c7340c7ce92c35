/** The languages of the content. */
export type LanguageCode = "ko" | "en";

/** One text in both languages. */
export type Localized = Record<LanguageCode, string>;
