import type { LoginReason } from "@/app/auth/[provider]/login-answers";
import type { AppError } from "@/lib/errors/app-error";

/** The messenger's codes for a moment's trouble of its own, and for a code that came too late or twice. */
const PASSING = new Set(["KOE003"]);
const SPENT = new Set(["KOE303", "KOE320"]);

/**
 * Why a provider sent the guest back without a code, by the error it named: OAuth's and OpenID's names, and the
 * messenger's `KOE` codes. What only an operator can mend is `closed`, so that nobody is told to try again in vain.
 */
export function reasonOfProvider(error: string): LoginReason {
  if (/^KOE\d{3}$/.test(error)) {
    if (PASSING.has(error)) return "unavailable";
    return SPENT.has(error) ? "refused" : "closed";
  }
  switch (error) {
    case "access_denied":
      return "cancelled";
    case "server_error":
    case "temporarily_unavailable":
      return "unavailable";
    case "login_required":
    case "consent_required":
    case "interaction_required":
    case "account_selection_required":
      return "needed";
    case "invalid_client":
    case "unauthorized_client":
    case "invalid_scope":
    case "unsupported_response_type":
    case "misconfigured":
      return "closed";
    default:
      return "refused";
  }
}

/** Why the back end did not take the code: a provider or a back end that is down answers 5xx or nothing at all. */
export function reasonOfBackend({ status, code }: Pick<AppError, "status" | "code">): LoginReason {
  if (status === 409) return "already_linked";
  return status === undefined || status >= 500 || code === "backend_answer_unreadable"
    ? "unavailable"
    : "refused";
}
