/**
 * The tag that runs a test once per language, in the project whose browser has that language; for tests whose subject
 * does not depend on the viewport size.
 */
export const sizeOf = { ko: "@phone", en: "@desktop" } as const;

/** The tags of tests that run at both sizes of what looks alike at either: the second is not for every run. */
export const sizes = ["@phone", "@desktop @long"] as const;
