import { after, type NextRequest } from "next/server";
import { resolveLegacy } from "@/app/legacy/resolve-legacy";
import { callPublic } from "@/lib/http/call-backend";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { withQuery } from "@/lib/routing/decide-route";
import { paths } from "@/lib/routing/paths";
import { type LegacyKind, legacyRoutes } from "@/lib/routing/route-table";
import { venueDay } from "@/lib/time/seoul";
import { collectLegacyLanding } from "@/lib/tracking/endpoints";

export const dynamic = "force-dynamic";

/**
 * The one redirect handler for addresses of the former site (R1.4). Middleware sends them here; it answers 308 to
 * today's address with every other query key kept, and records the landing without waiting for it.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const asked = request.nextUrl.searchParams;
  const kind = legacyRoutes.find((route) => route.kind === asked.get("route"))?.kind;
  const locale = asked.get("locale");
  if (kind === undefined || !isLocale(locale)) return redirectTo(paths.notFound(), 307);
  const parts = partsOf(asked);
  const search = new URLSearchParams(asked.get("search") ?? "");
  after(() => recordLanding(kind, parts, search, request, locale));
  const target = await resolveLegacy(kind, parts, locale);
  if (target === undefined) return redirectTo(paths.notFound(), 307);
  const rest = new URLSearchParams(search);
  if (target.language !== undefined) rest.set("language", target.language);
  return redirectTo(withQuery(target.path, rest), 308);
}

function redirectTo(location: string, status: 307 | 308): Response {
  return new Response(null, { status, headers: { location, "cache-control": "no-store" } });
}

function partsOf(asked: URLSearchParams): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [key, value] of asked) if (key.startsWith("part.")) parts[key.slice("part.".length)] = value;
  return parts;
}

async function recordLanding(
  kind: LegacyKind,
  params: Record<string, string>,
  search: URLSearchParams,
  request: NextRequest,
  locale: Locale,
): Promise<void> {
  const [year, month] = venueDay(new Date()).split("-").map(Number);
  const action = {
    name: kind,
    path: request.headers.get("x-legacy-path") ?? "",
    meta: { params, query: Object.fromEntries(search) },
    referrer: request.headers.get("referer") ?? "",
    userAgent: request.headers.get("user-agent") ?? "",
    year: year ?? 0,
    month: month ?? 0,
  };
  try {
    await callPublic(collectLegacyLanding, action, locale);
  } catch (error) {
    // A landing that is not counted must never cost a guest the page they came for.
    console.warn("a legacy landing was not recorded", error instanceof Error ? error.message : error);
  }
}
