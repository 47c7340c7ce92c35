import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { forStaff, forStaffWith, uncachedJson } from "@/app/workbench/staff-call";
import { AppError } from "@/lib/base/app-error";
import { venueInstant } from "@/lib/base/venue-instant";
import { listPageVersions, publishPage, restorePageVersion, storePageVersion } from "@/lib/cms/endpoints";
import { callAsVisitor, forgetPublic } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { decodePath, matchRoute } from "@/lib/routing/route-template";
import { env } from "@/lib/server/settings/env";
import { draftSchema } from "@/lib/workbench/drafts";

const { html, style, zone } = draftSchema.shape;
const key = z.string().check(z.minLength(8), z.maxLength(64));

/** What an author does with the versions of a page. `day` and `time` are the group's. */
const actionSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("store"),
    key,
    zone,
    versions: z.array(z.object({ locale: z.enum(locales), html, style })).check(z.minLength(1)),
  }),
  z.object({
    action: z.literal("publish"),
    key,
    at: z.optional(z.object({ day: z.iso.date(), time: z.string().check(z.regex(/^\d{2}:\d{2}$/)) })),
  }),
  z.object({ action: z.literal("restore"), key, version: z.string().check(z.minLength(1)) }),
]);

/**
 * Returns the stored versions of the page at `path` (R11.4). Responds 404 where there are none to have: for a page
 * without a key, without `WORKBENCH_TOKEN`, and at a back end that keeps no versions.
 */
export const GET = forStaff((request: NextRequest) =>
  answerFor(request, async (pageKey, token) => ({
    versions: await callAsVisitor(listPageVersions, { pageKey }, FALLBACK_LOCALE, { token }),
  })),
);

/** Stores, publishes or restores a version of the page at `path`. Responds as the back end does, and 422 to bad input. */
export const POST = forStaffWith(actionSchema, (action, request) =>
  answerFor(request, async (pageKey, token) => {
    await carryOut(action, pageKey, { token, idempotencyKey: action.key });
    // The back end announces a publication, and may do so later than the author looks.
    forgetPublic([`page:${pageKey.normalize("NFC")}`]);
    return { done: true };
  }),
);

async function carryOut(
  action: z.output<typeof actionSchema>,
  pageKey: string,
  visitor: { token: string; idempotencyKey: string },
): Promise<void> {
  switch (action.action) {
    case "store": {
      const contents = action.versions.map(({ locale: code, html, style }) => ({ code, html, style }));
      const input = { pageKey, zone: action.zone, contents };
      await callAsVisitor(storePageVersion, input, FALLBACK_LOCALE, visitor);
      return;
    }
    case "publish": {
      const { day, time } = action.at ?? {};
      const at =
        day === undefined || time === undefined
          ? undefined
          : venueInstant(day, time, (await loadTimeZones()).group).toISOString();
      await callAsVisitor(publishPage, { pageKey, at }, FALLBACK_LOCALE, visitor);
      return;
    }
    case "restore":
      await callAsVisitor(restorePageVersion, { pageKey, version: action.version }, FALLBACK_LOCALE, visitor);
  }
}

/** Answers for the page that the request names in its query. */
async function answerFor(
  { nextUrl }: NextRequest,
  work: (pageKey: string, token: string) => Promise<object>,
): Promise<Response> {
  const { WORKBENCH_TOKEN: token } = env();
  const route = matchRoute(decodePath(nextUrl.searchParams.get("path") ?? "") ?? "");
  const pageKey = route?.name === "page" ? route.parts.pageKey : undefined;
  if (token === undefined || pageKey === undefined) return uncachedJson({ error: "page_not_found" }, 404);
  try {
    return uncachedJson(await work(pageKey, token));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return uncachedJson({ error: error.code }, statusOf(error));
  }
}

/** A token that the back end does not know is the operator's to mend: the author's own session goes on. */
function statusOf({ status = 503 }: AppError): number {
  return status === 401 || status === 403 ? 502 : status;
}
