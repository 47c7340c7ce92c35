import type { NextRequest } from "next/server";
import { doors } from "@/app/api/[...path]/doors";
import { env } from "@/lib/env";
import { answer, refusal } from "@/lib/http/forward";
import { isLocale } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

/**
 * The one way from a browser to the back end: the calls of the table, made anew from validated parts. Nothing that
 * the browser sent travels on as it came.
 */
async function handle(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname.slice("/api".length);
  const matching = doors.flatMap((door) => {
    const match = door.pattern.exec(path);
    return match === null ? [] : [{ door, parts: { ...match.groups } as Record<string, string> }];
  });
  if (matching.length === 0) return answer({ error: { error: "page_not_found" } }, 404);
  const found = matching.find(({ door }) => door.method === request.method);
  if (found === undefined) return answer({ error: { error: "page_not_found" } }, 405);
  if (request.method !== "GET" && !isOurOwn(request)) return answer({ error: { error: "forbidden" } }, 403);
  const language = request.headers.get("accept-language");
  const loading = found.door.open(
    found.parts,
    request.nextUrl.searchParams,
    isLocale(language) ? language : "en",
  );
  if (loading === undefined) return answer({ error: { error: "unexpected" } }, 422);
  try {
    return answer({ data: await loading });
  } catch (error) {
    return refusal(error);
  }
}

/** Asked by a page of ours: the browser says so itself, or its Origin does, and no form can set our header. */
function isOurOwn(request: NextRequest): boolean {
  const site = request.headers.get("sec-fetch-site");
  const isSame =
    site === null ? request.headers.get("origin") === env().PUBLIC_ORIGIN : site === "same-origin";
  return isSame && request.headers.get("x-app") === "1";
}

export { handle as GET, handle as POST, handle as PUT };
