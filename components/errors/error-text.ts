import { createTranslator } from "next-intl";
import type { ErrorCode } from "@/lib/errors/app-error";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

/**
 * A code as a title and a sentence in the reader's language; the compiler refuses a code without one. Where the next
 * attempt is heard in so many seconds, the sentence says in how many minutes.
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
