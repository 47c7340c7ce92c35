import type { SeedLanguage } from "#shared/seed-types.ts";

/** English is the default language, so it comes first. */
export const languages: SeedLanguage[] = [
  { id: 1, code: "en", name: "English" },
  { id: 2, code: "ko", name: "한국어" },
];
