import "server-only";
import { NextResponse } from "next/server";
import type { LoginAttempt } from "@/lib/account/schema";
import type { AppError } from "@/lib/base/app-error";
import type { Provider } from "@/lib/base/ids";
import { type LoginReason, writeLoginOutcome } from "@/lib/routing/login-outcome";
import { paths } from "@/lib/routing/paths";
import { withKey } from "@/lib/routing/safe-url";
import { env } from "@/lib/server/settings/env";

/** OAuth's and OpenID's names of errors, and those of the messenger's `KOE` codes that an operator need not see. */
const reasons: ReadonlyMap<string, LoginReason> = new Map([
  ["access_denied", "cancelled"],
  ["server_error", "unavailable"],
  ["temporarily_unavailable", "unavailable"],
  ["login_required", "needed"],
  ["consent_required", "needed"],
  ["interaction_required", "needed"],
  ["account_selection_required", "needed"],
  ["invalid_client", "closed"],
  ["unauthorized_client", "closed"],
  ["invalid_scope", "closed"],
  ["unsupported_response_type", "closed"],
  ["misconfigured", "closed"],
  // A temporary fault of its own, and a code that was used too late or twice.
  ["KOE003", "unavailable"],
  ["KOE303", "refused"],
  ["KOE320", "refused"],
]);

/**
 * Maps the error of a provider that sent the guest back without a code to a reason. What only an operator can fix is
 * `closed`, so that the guest does not try again in vain.
 */
export function reasonOfProvider(error: string): LoginReason {
  return reasons.get(error) ?? (/^KOE\d{3}$/.test(error) ? "closed" : "refused");
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
