import { showToast } from "@/components/ui/toasts";
import type { AppError } from "@/lib/errors/app-error";
import { isLocale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** Long enough to read the sentence that says where the guest is being taken. */
const LOGIN_AFTER_MS = 2_000;

/**
 * R12.2: 'Error {code}' with its sentence, ten seconds. Where a login is missing the messenger's follows, and it comes
 * back to this page (R12.1). Sentences are fetched with the first error, not before.
 */
export async function showError(error: AppError): Promise<void> {
  const { lang } = document.documentElement;
  const { errorText } = await import("@/components/errors/error-text");
  const { title, message } = await errorText(error.code, isLocale(lang) ? lang : "en");
  showToast({ title, message, isError: true });
  if (error.code === "unauthorized") {
    setTimeout(
      () => location.assign(paths.login("kakao", location.pathname + location.search)),
      LOGIN_AFTER_MS,
    );
  }
}
