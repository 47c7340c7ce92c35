import type { NextRequest } from "next/server";
import { createTranslator } from "next-intl";
import { redirectUncached } from "@/app/auth/[provider]/login-answers";
import { isSameOrigin, requestLocale } from "@/app/auth/guest-request";
import { guestKey, readSession, sessionCookieName } from "@/lib/account/session";
import { AppError, isNotOwnReservation } from "@/lib/base/app-error";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import { calendarFile } from "@/lib/booking/calendar-file";
import { getReservation } from "@/lib/booking/endpoints";
import { partySize } from "@/lib/booking/reservation-rules";
import { reservationIdSchema } from "@/lib/booking/schema";
import { limitGuesses } from "@/lib/http/attempt-limits";
import { callAsVisitor } from "@/lib/http/call-backend";
import { answer, refusal } from "@/lib/http/expose-call";
import { orWithout } from "@/lib/http/or-without";
import { loadMessages } from "@/lib/i18n/load-messages";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { loadResource } from "@/lib/place/loaders";
import { toOutletDetails } from "@/lib/place/outlet-details";
import { refundSchedule } from "@/lib/receipt/refund-schedule";
import { paths } from "@/lib/routing/paths";
import { returnTargetOf } from "@/lib/routing/safe-url";
import { noteRoute } from "@/lib/server/log/request-trace";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/**
 * Returns a guest's own reservation as a calendar file. A plain link of our own pages opens it: from elsewhere a guest is
 * led to their reservations, because reading one may make it theirs.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  noteRoute("/api/crm_channel_si_tc/reservation/calendar/:id");
  const session = await readSession(request.cookies.get(sessionCookieName())?.value);
  if (session === undefined) return askForLogin(request);
  const isTyped = request.headers.get("sec-fetch-site") === "none";
  if (!isTyped && !isSameOrigin(request)) return redirectUncached(paths.book());
  const id = reservationIdSchema.safeParse((await params).id);
  if (!id.success) return answer({ error: { error: "notfound_reservation" } }, 404);
  const locale = requestLocale(request);
  try {
    const { token } = session;
    const reservation = await limitGuesses(
      [{ limit: "reservationOfGuest", key: guestKey(session) }],
      isNotOwnReservation,
      () => callAsVisitor(getReservation, { id: id.data }, locale, { token }),
    );
    const { resourceId } = reservation;
    // Without its place the calendar entry still has its time.
    const place = await orWithout(`outlet ${resourceId}: left out of the calendar entry`, () =>
      loadResource({ id: resourceId, includeAncestors: true }, locale),
    );
    const outlet = place && toOutletDetails(place, locale);
    const zones = await loadTimeZones(place);
    const timeZone = timeZoneOfVenue(zones, resourceId);
    const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "Receipt" });
    const url = env().PUBLIC_ORIGIN + paths.paymentRequest(resourceId, id.data);
    const [best] = refundSchedule({ ...reservation, timeZone });
    const file = calendarFile(
      { ...reservation, timeZone },
      {
        title: outlet?.name ?? reservation.outlet?.name ?? reservation.promotionName,
        description: `${reservation.promotionName}\n${id.data} · ${t("partyOf", { count: partySize(reservation) })}\n${url}`,
        location:
          [outlet?.name, outlet?.hotel?.name, outlet?.address].filter(Boolean).join(", ") || undefined,
        alarm: t("calendarAlarm", {
          at: best === undefined ? "" : formatVenueDateTime(best.until, locale, timeZone),
        }),
        url,
      },
      new Date(),
    );
    return new Response(file, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="${id.data}.ics"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    const hasEnded = error instanceof AppError && error.code === "unauthorized";
    return hasEnded ? askForLogin(request) : refusal(error);
  }
}

/**
 * R12.1: redirects a guest who followed the link to the login and then back to the page with the link; a script gets
 * 401.
 */
function askForLogin(request: NextRequest): Response {
  if (request.headers.get("sec-fetch-mode") !== "navigate")
    return answer({ error: { error: "unauthorized" } }, 401);
  const stoodOn = returnTargetOf(request.headers.get("referer"), env().PUBLIC_ORIGIN);
  return redirectUncached(paths.login("kakao", stoodOn ?? paths.book()));
}
