import type { AppError } from "@/lib/errors/app-error";

/**
 * Whether the back end refused the call, so that an immediate retry changes nothing. Too many requests (429) is not a
 * refusal.
 */
export function isRefused({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
