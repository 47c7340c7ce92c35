import { createTranslator } from "next-intl";
import type { ErrorCode } from "@/lib/errors/app-error";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

/**
 * Returns a title and a sentence for a code in the reader's language; the compiler refuses a code without one. Where
 * the time until the next attempt is known, the sentence gives it in minutes.
 */
export async function errorText(
  code: ErrorCode,
  locale: Locale,
  retryAfterSeconds?: number,
): Promise<{ title: string; message: string }> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "Errors" });
  const message =
    code === "too_many_attempts" && retryAfterSeconds !== undefined
      ? t("tooManyAttemptsFor", { minutes: Math.ceil(retryAfterSeconds / 60) })
      : t(code);
  return { title: t("title", { code }), message };
}
