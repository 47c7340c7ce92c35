/**
 * The tag that runs a test once per language, in the project whose browser has that language; for tests whose subject
 * does not depend on the viewport size.
 */
export const sizeOf = { ko: "@phone", en: "@desktop" } as const;
