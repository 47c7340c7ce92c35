import { after, type NextRequest } from "next/server";
import * as z from "zod/mini";
import { resolveLegacy } from "@/app/legacy/resolve-legacy";
import { readSession, sessionCookieName } from "@/lib/account/session";
import { decodeText, parseJson } from "@/lib/base/text";
import { callPublic } from "@/lib/http/call-backend";
import { locales } from "@/lib/i18n/locales";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { paths } from "@/lib/routing/paths";
import { legacyRoutes } from "@/lib/routing/route-table";
import { withQuery } from "@/lib/routing/route-template";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";
import { collectLegacyLanding } from "@/lib/tracking/endpoints";
import { isLanding, legacyLanding } from "@/lib/tracking/landing-action";

export const dynamic = "force-dynamic";

/**
 * The only redirect handler for addresses of the legacy site (R1.4), which the route decision sends here. Responds 308
 * to the current address with every other query key kept, 307 where the target is not certain, and records the landing
 * without waiting for it: of a guest who opens a page that is there, as on a page of today (`isLanding`).
 */
export async function GET(request: NextRequest): Promise<Response> {
  const decision = readDecision(request.headers.get(internalHeaders.legacy));
  if (decision === undefined) return redirectTo(paths.notFound(), 307);
  const { route, parts, locale } = decision;
  const search = new URLSearchParams(decision.search);
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  const target = await resolveLegacy(route, parts, locale, session?.token);
  if (target === undefined) return redirectTo(paths.notFound(), 307);
  if (decision.isOpened) after(() => recordLanding(decision, request));
  if (target.language !== undefined) search.set("language", target.language);
  return redirectTo(withQuery(target.path, search), target.isCertain ? 308 : 307);
}

const decisionSchema = z.object({
  route: z.enum(legacyRoutes.map(({ kind }) => kind)),
  parts: z.record(z.string(), z.string()),
  locale: z.enum(locales),
  search: z.string(),
  /** Somebody opens the address in a browser: no crawler, scraper or prefetch. */
  isOpened: z.boolean(),
});

type Decision = z.output<typeof decisionSchema>;

/** Only this server writes this header; without it the address was requested directly, and no such page exists. */
function readDecision(header: string | null): Decision | undefined {
  return decisionSchema.safeParse(parseJson(decodeText(header ?? "") ?? "")).data;
}

function redirectTo(location: string, status: 307 | 308): Response {
  return new Response(null, { status, headers: { location, "cache-control": "no-store" } });
}

async function recordLanding(
  { route, parts, locale, search: query }: Decision,
  request: NextRequest,
): Promise<void> {
  const search = new URLSearchParams(query);
  const { PUBLIC_ORIGIN: ownOrigin } = env();
  const referrer = request.headers.get("referer") ?? "";
  const entry = Object.fromEntries(search);
  if (!isLanding({ entry, referrer, ownOrigin, hasLanded: false, navigation: "navigate" })) return;
  const action = legacyLanding({
    route,
    parts,
    search,
    referrer,
    ownOrigin,
    userAgent: request.headers.get("user-agent") ?? "",
    now: new Date(),
  });
  try {
    await callPublic(collectLegacyLanding, action, locale);
  } catch (error) {
    // A landing that is not recorded must never cost a guest the page they came for.
    log.warn("a legacy landing was not recorded", error);
  }
}
