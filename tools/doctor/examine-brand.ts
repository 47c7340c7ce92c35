import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { readBrand } from "@/lib/server/brand/read-brand";
import type { Finding } from "@/tools/doctor/finding";

/** Reads the brand that the settings choose. Never throws. */
export function examineBrand(chosen: string): Finding[] {
  try {
    const { name, isChosen } = readBrand(chosen);
    if (!isChosen) {
      const next =
        "Right if the group's own look is that of the application: name and logo come from the back end.";
      return [{ kind: "note", about: "BRAND is not set", next }];
    }
    return locales
      .filter((locale) => name[locale] === undefined)
      .map((locale) => ({
        kind: "note",
        about: `the brand ${chosen} has no name in ${locale}`,
        next: `Pages in that language show ${name[FALLBACK_LOCALE]}.`,
      }));
  } catch (error) {
    const about = error instanceof Error ? error.message : String(error);
    return [
      {
        kind: "wrong",
        about,
        next: "The server does not start with it: correct the file (A group's own look).",
      },
    ];
  }
}
