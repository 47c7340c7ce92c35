import type { AppError } from "@/lib/base/app-error";
import type { LoginReason } from "@/lib/routing/query/login-outcome";

/** The messenger's codes for a temporary fault of its own, and for a code that was used too late or twice. */
const PASSING = new Set(["KOE003"]);
const SPENT = new Set(["KOE303", "KOE320"]);

/**
 * Maps the error of a provider that sent the guest back without a code to a reason: OAuth's and OpenID's names, and the
 * messenger's `KOE` codes. What only an operator can fix is `closed`, so that the guest does not try again in vain.
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

/**
 * Returns why the back end did not accept the code. A 5xx status or no response means a provider or back end that is
 * down.
 */
export function reasonOfBackend({ status, code }: Pick<AppError, "status" | "code">): LoginReason {
  if (status === 409) return "already_linked";
  return status === undefined || status >= 500 || code === "backend_answer_unreadable"
    ? "unavailable"
    : "refused";
}
