import { stringifySetCookie } from "cookie";
import type { NextRequest } from "next/server";
import { AppError } from "@/lib/base/app-error";
import { clientKey, countAttempts } from "@/lib/http/attempt-limits";
import { env } from "@/lib/server/settings/env";
import { isStaffSecret, issueStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Signs in to the workbench with its secret (R11.4); a wrong secret is counted and leads back to the form. */
export async function POST(request: NextRequest): Promise<Response> {
  // An unknown address is not limited: one key for all of them would lock out all staff.
  const key = clientKey(request.headers);
  try {
    await countAttempts([{ limit: "workbenchOfAddress", key }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return backTo("?problem=tooMany");
  }
  const form = await request.formData().catch(() => undefined);
  // Nothing that our form sends.
  if (form === undefined)
    return new Response(null, { status: 415, headers: { "cache-control": "no-store" } });
  const secret = form.get("secret");
  if (typeof secret !== "string" || !isStaffSecret(secret)) return backTo("?problem=wrong");
  return backTo("", {
    "set-cookie": stringifySetCookie({
      name: STAFF_COOKIE.name,
      value: issueStaffSession(Date.now()),
      path: STAFF_COOKIE.path,
      maxAge: STAFF_COOKIE.seconds,
      httpOnly: true,
      sameSite: "strict",
      secure: env().PUBLIC_ORIGIN.startsWith("https:"),
    }),
  });
}

function backTo(query: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `/workbench${query}`, "cache-control": "no-store", ...headers },
  });
}
