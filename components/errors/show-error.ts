import { showToast } from "@/components/ui/toasts";
import type { AppError, ErrorCode } from "@/lib/errors/app-error";
import { toLocale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** Long enough to read the sentence that says where the guest is being taken. */
const LOGIN_AFTER_MS = 2_000;

let isLeaving = false;

/**
 * R12.2: 'Error {code}' with its sentence, ten seconds. Where a login is missing the messenger's follows, and it comes
 * back to this page (R12.1); several calls that miss it at once are one sentence and one login. Sentences are fetched
 * with the first error, not before.
 */
export async function showError({ code, retryAfterSeconds }: AppError): Promise<void> {
  const isLoginMissing = code === "unauthorized";
  if (isLoginMissing && isLeaving) return;
  isLeaving ||= isLoginMissing;
  // Sentences that do not come keep nobody from the login.
  const said = await sentenceOf(code, retryAfterSeconds).catch(() => undefined);
  if (said !== undefined) showToast({ ...said, isError: true });
  if (!isLoginMissing) return;
  setTimeout(() => {
    // The browser may keep this page, and bring it back.
    isLeaving = false;
    location.assign(paths.login("kakao", location.pathname + location.search + location.hash));
  }, LOGIN_AFTER_MS);
}

async function sentenceOf(code: ErrorCode, retryAfterSeconds: number | undefined) {
  const { lang } = document.documentElement;
  const { errorText } = await import("@/components/errors/error-text");
  return errorText(code, toLocale(lang), retryAfterSeconds);
}
