import type { NextRequest } from "next/server";
import { callLocale, isForOtherSession, isFromOwnScript } from "@/app/auth/guest-request";
import { guestKey, readSession, sessionCookieName } from "@/lib/account/session";
import { type AppError, isNotOwnReservation } from "@/lib/base/app-error";
import { parseJson } from "@/lib/base/text";
import { type Attempt, clientKey, limitGuesses } from "@/lib/http/attempt-limits";
import { answer, refusal, refuseOtherSession } from "@/lib/http/expose-call";
import { readBytes } from "@/lib/http/read-bytes";
import { runWithoutDeadline } from "@/lib/http/request-deadline";
import { requestSettlement } from "@/lib/payment/browser-endpoints";
import { openResume } from "@/lib/payment/resume";
import { settlePayment } from "@/lib/payment/settle-payment";
import { noteRoute } from "@/lib/server/log/request-trace";

export const dynamic = "force-dynamic";

const MAX_BODY_BYTES = 8 * 1024;

/**
 * Returns the state of a payment, approving it where that is due (R7.2): for the signed-in guest, or for a browser that
 * returns from the gateway with the resume token of this reservation. The response names no guest.
 */
export async function POST(request: NextRequest): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/payment/settle");
  if (!isFromOwnScript(request)) return answer({ error: { error: "forbidden" } }, 403);
  const input = requestSettlement.input.safeParse(await readJson(request));
  if (!input.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);
  const { reservationId, approvalId, resume: sealed } = input.data;

  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (isForOtherSession(request, session)) return refuseOtherSession();
  const tokens = [session?.token, openResume(sealed, reservationId, new Date())?.token];
  const attempts: Attempt[] = [
    { limit: "paymentLinkOfAddress", key: clientKey(request.headers) },
    { limit: "reservationOfGuest", key: guestKey(session) },
  ];
  const locale = callLocale(request);
  try {
    const settled = await limitGuesses(attempts, isWrongLink, () =>
      settleInTime({ tokens, reservationId, approvalId, locale }),
    );
    return answer({ data: settled });
  } catch (error) {
    return refusal(error);
  }
}

/** Once an approval has begun, the state of the payment after it must be known, however long that takes. */
function settleInTime(settling: Parameters<typeof settlePayment>[0]) {
  const settle = () => settlePayment(settling);
  return settling.approvalId === undefined ? settle() : runWithoutDeadline(settle);
}

function isWrongLink(error: AppError): boolean {
  return error.code === "unauthorized" || isNotOwnReservation(error);
}

/** Our pages would never send anything but JSON. */
async function readJson(request: NextRequest): Promise<unknown> {
  const bytes = await readBytes(request.body, MAX_BODY_BYTES).catch(() => undefined);
  return parseJson(bytes?.toString("utf8") ?? "");
}
