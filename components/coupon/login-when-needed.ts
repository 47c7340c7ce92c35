import { showError } from "@/components/errors/show-error";
import { AppError } from "@/lib/errors/app-error";

/** A session that has ended is told and begun anew (R12.1); any other failure is drawn where it happened. */
export function loginWhenNeeded(cause: unknown): void {
  if (cause instanceof AppError && cause.code === "unauthorized") void showError(cause);
}
