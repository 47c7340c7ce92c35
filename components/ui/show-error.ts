import { showToast } from "@/components/ui/toasts";
import type { AppError } from "@/lib/base/app-error";
import { readPageLanguage } from "@/lib/browser/page";
import { toLocale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** Milliseconds; long enough to read the sentence that announces the login. */
const LOGIN_AFTER_MS = 2_000;
/** Milliseconds after which a sentence that has not loaded no longer delays the login. */
const SENTENCE_WITHIN_MS = 6_000;

let isLeaving = false;

/**
 * Shows 'Error {code}' with its sentence for ten seconds (R12.2). Where a login is missing, the messenger's login
 * follows once the sentence could be read, and returns to this page (R12.1); several calls that miss it at once show
 * one sentence and lead to one login. Sentences are fetched with the first error, not before.
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
  // The browser may cache this page and restore it.
  isLeaving = false;
  location.assign(paths.login("kakao", location.pathname + location.search + location.hash));
}

/** Resolves once the sentence is shown, or cannot be. */
async function say(error: AppError): Promise<void> {
  const said = await sentenceOf(error).catch(() => undefined);
  if (said !== undefined) await showToast({ ...said, isError: true });
}

async function sentenceOf(error: AppError) {
  const { errorText } = await import("@/components/ui/error-text");
  return errorText(error, toLocale(readPageLanguage()));
}
