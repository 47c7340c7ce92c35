import "server-only";
import type { NextRequest } from "next/server";
import type { Locale } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";

/** Returns the guest's language where no page has decided it: the stored choice, else the browser's first (R9.1). */
export function requestLocale(request: NextRequest): Locale {
  return resolveLocale({
    requestedLanguage: null,
    stored: request.cookies.get("language")?.value,
    accepted: request.headers.get("accept-language"),
  });
}
