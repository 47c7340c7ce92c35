import "server-only";
import { NextResponse } from "next/server";
import type { LoginAttempt } from "@/lib/account/schema";
import type { AppError } from "@/lib/base/app-error";
import type { Provider } from "@/lib/base/ids";
import { type LoginReason, writeLoginOutcome } from "@/lib/routing/login-outcome";
import { paths } from "@/lib/routing/paths";
import { withKey } from "@/lib/routing/safe-url";
import { env } from "@/lib/server/settings/env";

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

type LoginPage = { provider: Provider; reason: LoginReason; returnTo: string };

/** Redirects to the page that says how a login ended. */
export function toLoginPage({ provider, reason, returnTo }: LoginPage): NextResponse {
  return redirectUncached(
    `${paths.loginPage()}?${writeLoginOutcome({ provider, reason, return: returnTo })}`,
  );
}

/**
 * Responds to an attempt that brought no session. One that the guest did not ask for ends without a message and is not
 * repeated on the page it returns to; one that was to link an account afterwards can be retried as such.
 */
export function answerWithoutLogin(attempt: LoginAttempt, reason: LoginReason): NextResponse {
  const { provider, isSilent, isForced, thenBind, returnTo } = attempt;
  return isSilent || isForced
    ? redirectUncached(withKey(returnTo, "pass-login", "true"))
    : toLoginPage({ provider: thenBind ? "hyatt" : provider, reason, returnTo });
}

/** Responds 303 to one of our paths or to a provider; the response is not cached and no referrer is sent on. */
export function redirectUncached(location: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: {
      location: new URL(location, env().PUBLIC_ORIGIN).href,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
