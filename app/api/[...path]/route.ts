import type { NextRequest, NextResponse } from "next/server";
import { exposedCalls } from "@/app/api/[...path]/exposed-calls";
import { isForOtherSession, isFromOwnScript, setCookies } from "@/app/auth/guest-request";
import { renewWhenDue } from "@/app/auth/renew-session";
import {
  endedSessionCookies,
  guestKey,
  readSession,
  type Session,
  sessionCookieName,
} from "@/lib/account/session";
import { AppError } from "@/lib/base/app-error";
import { parseJson } from "@/lib/base/text";
import { runAsOf } from "@/lib/http/as-of";
import { clientKey } from "@/lib/http/attempt-limits";
import {
  answer,
  type ExposedCall,
  type RawCallInput,
  refusal,
  refuseOtherSession,
} from "@/lib/http/expose-call";
import { readBytes } from "@/lib/http/read-bytes";
import { toLocale } from "@/lib/i18n/locales";
import { AS_OF } from "@/lib/routing/internal-headers";
import { noteRoute } from "@/lib/server/log/request-trace";
import { readTicket } from "@/lib/workbench/preview-day";

export const dynamic = "force-dynamic";

/**
 * Handles the only path from a browser to the back end: the calls of the table, rebuilt from validated parts. Nothing
 * that the browser sent is passed on as it arrived; the sealed session alone identifies the guest.
 */
async function handle(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname.slice("/api".length);
  const matching = exposedCalls.flatMap((exposed) => {
    const parts = exposed.match(path);
    return parts === undefined ? [] : [{ exposed, parts }];
  });
  if (matching.length === 0) return answer({ error: { error: "page_not_found" } }, 404);
  const found = matching.find(({ exposed }) => exposed.method === request.method);
  if (found === undefined) {
    const refused = answer({ error: { error: "page_not_found" } }, 405);
    refused.headers.set("allow", matching.map(({ exposed }) => exposed.method).join(", "));
    return refused;
  }
  noteRoute(`/api${found.exposed.path}`);
  if (found.exposed.changes && !isFromOwnScript(request))
    return answer({ error: { error: "forbidden" } }, 403);

  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (found.exposed.needsSession && session === undefined) {
    return endSession(answer({ error: { error: "unauthorized" } }, 401));
  }
  if (found.exposed.needsSession && isForOtherSession(request, session)) return refuseOtherSession();
  const body = await readBody(request, found.exposed.maxBytes);
  if (!body.ok) return answer({ error: { error: body.error } }, body.status);
  const query = Object.fromEntries(request.nextUrl.searchParams);
  return pass(found.exposed, { parts: found.parts, query, body: body.value }, request, session);
}

async function pass(
  exposed: ExposedCall,
  input: RawCallInput,
  request: NextRequest,
  session: Session | undefined,
) {
  const locale = toLocale(request.headers.get("accept-language"));
  const renewed = exposed.needsSession && session !== undefined ? await renewWhenDue(session) : undefined;
  // The old token may no longer work, so the new one reaches the browser whatever the outcome of the call.
  const withSession = (response: NextResponse) => setCookies(response, renewed?.cookies ?? []);
  try {
    const visitor = {
      token: (renewed?.session ?? session)?.token,
      idempotencyKey: readIdempotencyKey(request),
    };
    const caller = { guest: guestKey(session), client: clientKey(request.headers) };
    // A preview of the workbench is shown as of another day.
    const instant = await readTicket(request.headers.get(AS_OF) ?? undefined);
    const call = () => exposed.call(input, locale, visitor, caller);
    const loading = instant === undefined ? call() : runAsOf({ instant, isKnown: false }, call);
    if (loading === undefined) {
      return withSession(answer({ error: { error: "requirements_not_satisfied" } }, 422));
    }
    return withSession(answer({ data: await loading }));
  } catch (error) {
    const response = refusal(error);
    const hasEnded = error instanceof AppError && error.code === "unauthorized";
    return hasEnded ? endSession(response) : withSession(response);
  }
}

/** Removes the cookies of a session that the back end no longer knows. */
function endSession(response: NextResponse): NextResponse {
  return setCookies(response, endedSessionCookies());
}

function readIdempotencyKey(request: NextRequest): string | undefined {
  const key = request.headers.get("idempotency-key");
  return key !== null && /^[\w-]{8,128}$/.test(key) ? key : undefined;
}

type Body = { ok: true; value: unknown } | { ok: false; status: number; error: string };

async function readBody(request: NextRequest, maxBytes: number): Promise<Body> {
  if (request.method === "GET" || request.body === null) return { ok: true, value: undefined };
  if (request.headers.has("content-encoding")) return { ok: false, status: 415, error: "unexpected" };
  let bytes: Buffer | undefined;
  try {
    bytes = await readBytes(request.body, maxBytes);
  } catch {
    // The client disconnected before the body was complete; nothing waits for the response.
    return { ok: false, status: 400, error: "unexpected" };
  }
  if (bytes === undefined) return { ok: false, status: 413, error: "unexpected" };
  if (bytes.byteLength === 0) return { ok: true, value: undefined };
  if (!/^application\/json\b/.test(request.headers.get("content-type") ?? "")) {
    return { ok: false, status: 415, error: "unexpected" };
  }
  const value = parseJson(bytes.toString("utf8"));
  // An incomplete body, or one that our pages would never send.
  if (value === undefined) return { ok: false, status: 422, error: "requirements_not_satisfied" };
  return { ok: true, value };
}

export { handle as GET, handle as POST, handle as PUT };
