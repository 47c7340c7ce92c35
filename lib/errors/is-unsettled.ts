import type { AppError, ErrorCode } from "@/lib/errors/app-error";

const unanswered: ReadonlySet<ErrorCode> = new Set([
  "REQUEST_SEND_ERROR",
  "backend_unavailable",
  "backend_answer_unreadable",
]);

/**
 * Whether nobody knows what became of a call that changes something: no answer came, or the server failed in words
 * that are no refusal of ours. Asking again with the same key finds out.
 */
export function isUnsettled({ code, status = 0 }: Pick<AppError, "code" | "status">): boolean {
  return unanswered.has(code) || (code === "unexpected" && status >= 500);
}
