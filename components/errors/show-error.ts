import { showToast } from "@/components/ui/toasts";
import type { AppError, ErrorCode } from "@/lib/errors/app-error";
import { toLocale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** Long enough to read the sentence that says where the guest is being taken. */
const LOGIN_AFTER_MS = 2_000;
/** A sentence that has not come by then keeps nobody from the login. */
const SENTENCE_WITHIN_MS = 6_000;

let isLeaving = false;

/**
 * R12.2: 'Error {code}' with its sentence, ten seconds. Where a login is missing the messenger's follows once that could
 * be read, and it comes back to this page (R12.1); several calls that miss it at once are one sentence and one login.
 * Sentences are fetched with the first error, not before.
 */
export async function showError(error: AppError): Promise<void> {
  if (error.code !== "unauthorized") return say(error);
  if (isLeaving) return;
  isLeaving = true;
  const lead = setTimeout(leadToLogin, SENTENCE_WITHIN_MS + LOGIN_AFTER_MS);
  await say(error);
  clearTimeout(lead);
  if (isLeaving) setTimeout(leadToLogin, LOGIN_AFTER_MS);
}

function leadToLogin(): void {
  // The browser may keep this page, and bring it back.
  isLeaving = false;
  location.assign(paths.login("kakao", location.pathname + location.search + location.hash));
}

/** Ends once the sentence is shown, or cannot be. */
async function say({ code, retryAfterSeconds }: AppError): Promise<void> {
  const said = await sentenceOf(code, retryAfterSeconds).catch(() => undefined);
  if (said !== undefined) await showToast({ ...said, isError: true });
}

async function sentenceOf(code: ErrorCode, retryAfterSeconds: number | undefined) {
  const { lang } = document.documentElement;
  const { errorText } = await import("@/components/errors/error-text");
  return errorText(code, toLocale(lang), retryAfterSeconds);
}
