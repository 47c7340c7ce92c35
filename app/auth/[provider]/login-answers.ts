import { paths } from "@/lib/routing/paths";
import "server-only";
import { NextResponse } from "next/server";
import type { LoginAttempt } from "@/lib/account/schema";
import type { Provider } from "@/lib/base/ids";
import { type LoginReason, writeLoginOutcome } from "@/lib/routing/query/login-outcome";
import { withKey } from "@/lib/routing/return-target";
import { env } from "@/lib/server/settings/env";

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
