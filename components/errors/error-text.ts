import type { ErrorCode } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";

const books = {
  ko: () => import("@/messages/ko.json"),
  en: () => import("@/messages/en.json"),
} as const;

/** A code as a title and a sentence in the reader's language; the compiler refuses a code without one. */
export async function errorText(
  code: ErrorCode,
  locale: Locale,
): Promise<{ title: string; message: string }> {
  const { Errors } = (await books[locale]()).default;
  return { title: Errors.title.replace("{code}", code), message: Errors[code] };
}
