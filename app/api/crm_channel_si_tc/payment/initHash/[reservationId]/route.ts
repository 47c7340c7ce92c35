import type { NextRequest } from "next/server";
import { callLocale, isForOtherSession, isFromOwnScript } from "@/app/auth/guest-request";
import { guestKey, readSession, sessionCookieName } from "@/lib/account/session";
import { isNotOwnReservation } from "@/lib/base/app-error";
import { isMessengerBrowser } from "@/lib/browser/user-agent";
import { limitGuesses } from "@/lib/http/attempt-limits";
import { callAsVisitor } from "@/lib/http/call-backend";
import { answer, refusal, refuseOtherSession } from "@/lib/http/expose-call";
import { requestGatewayForm } from "@/lib/payment/browser-endpoints";
import { getGatewayForm } from "@/lib/payment/endpoints";
import { returnAddress, sealResume } from "@/lib/payment/resume";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ reservationId: string }> };

/** Opens an order at the gateway and returns its form (R7.1). The server, not the browser, sets the return address. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/payment/initHash/:reservationId");
  if (!isFromOwnScript(request)) return answer({ error: { error: "forbidden" } }, 403);
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined) return answer({ error: { error: "unauthorized" } }, 401);
  if (isForOtherSession(request, session)) return refuseOtherSession();
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const input = requestGatewayForm.input.safeParse({ ...query, ...(await params) });
  if (!input.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);

  const locale = callLocale(request);
  const { token, expiresAt } = session;
  const fromMessenger = isMessengerBrowser(request.headers.get("user-agent") ?? "") || undefined;
  const resume = { ...input.data, locale, token, fromMessenger };
  const returnUrl = returnAddress(resume, sealResume(resume, expiresAt, new Date()));
  try {
    const { reservationId } = input.data;
    const attempts = [{ limit: "reservationOfGuest", key: guestKey(session) }] as const;
    const open = () => callAsVisitor(getGatewayForm, { reservationId, returnUrl }, locale, { token });
    return answer({ data: await limitGuesses(attempts, isNotOwnReservation, open) });
  } catch (error) {
    return refusal(error);
  }
}
