import { createTranslator } from "next-intl";
import { type AppError, isOutcomeUnknown } from "@/lib/base/app-error";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";

type Quotable = Pick<AppError, "code" | "status" | "retryAfterSeconds" | "errorKey" | "requestId">;

/** A key that says something in a title; anything else is not shown to guests. */
const READABLE_KEY = /^[\w.-]{1,64}$/;

/**
 * Returns a title and a sentence for an error in the reader's language; the compiler refuses a code without one. Where
 * the time until the next attempt is known, the sentence gives it in minutes. Of a code that is not listed the title
 * says the back end's own key (R12.2), so that a guest can quote it; where nothing but our server can know more, the
 * sentence ends with the number under which its log has the request.
 */
export async function errorText(
  { code, status, retryAfterSeconds, errorKey, requestId }: Quotable,
  locale: Locale,
): Promise<{ title: string; message: string }> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "Errors" });
  const message =
    code === "too_many_attempts" && retryAfterSeconds !== undefined
      ? t("tooManyAttemptsFor", { minutes: Math.ceil(retryAfterSeconds / 60) })
      : t(code);
  const isNamed = code === "unexpected" && errorKey !== undefined && READABLE_KEY.test(errorKey);
  const quote =
    requestId !== undefined && isOutcomeUnknown({ code, status }) ? ` ${t("quote", { id: requestId })}` : "";
  return { title: t("title", { code: isNamed ? errorKey : code }), message: message + quote };
}
