import type { NextRequest } from "next/server";
import { z } from "zod";
import { isAskedByUs } from "@/app/api/[...path]/own-request";
import { requestLocale } from "@/app/auth/request-locale";
import { callAsVisitor } from "@/lib/http/call-backend";
import { answer, refusal } from "@/lib/http/forward";
import { isLocale } from "@/lib/i18n/locales";
import { getGatewayForm } from "@/lib/payment/endpoints";
import { returnAddress, sealResume } from "@/lib/payment/resume";
import { reservationIdSchema } from "@/lib/reservation/schema";
import { readSession, sessionCookieName } from "@/lib/session/session";

export const dynamic = "force-dynamic";

const askedSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
});

type Context = { params: Promise<{ reservationId: string }> };

/** Opens an order at the gateway and answers its form (R7.1). Where the payment comes back to is ours to say. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  if (!isAskedByUs(request)) return answer({ error: { error: "forbidden" } }, 403);
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined) return answer({ error: { error: "unauthorized" } }, 401);
  const resourceId = request.nextUrl.searchParams.get("resourceId");
  const asked = askedSchema.safeParse({ ...(await params), resourceId });
  if (!asked.success) return answer({ error: { error: "requirements_not_satisfied" } }, 422);

  const language = request.headers.get("accept-language");
  const locale = isLocale(language) ? language : requestLocale(request);
  const { token, expiresAt } = session;
  const resume = { ...asked.data, locale, token };
  const returnUrl = returnAddress(resume, await sealResume(resume, expiresAt, new Date()));
  try {
    const { reservationId } = asked.data;
    return answer({
      data: await callAsVisitor(getGatewayForm, { reservationId, returnUrl }, locale, { token }),
    });
  } catch (error) {
    return refusal(error);
  }
}
