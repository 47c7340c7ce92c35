import { showToast } from "@/components/ui/toasts";
import type { AppError } from "@/lib/errors/app-error";
import { isLocale } from "@/lib/i18n/locales";

/** R12.2: 'Error {code}' with its sentence, ten seconds. Sentences are fetched with the first error, not before. */
export async function showError(error: AppError): Promise<void> {
  const { lang } = document.documentElement;
  const { errorText } = await import("@/components/errors/error-text");
  const { title, message } = await errorText(error.code, isLocale(lang) ? lang : "en");
  showToast({ title, message, isError: true });
}
