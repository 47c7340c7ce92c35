import type { AppError } from "@/lib/errors/app-error";

/** The back end was asked and says no; to ask again at once changes nothing. Too many asked at a time is none such. */
export function isRefused({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
