import { dayAfter } from "@/lib/base/calendar-days";
import { venueInstant } from "@/lib/base/venue-instant";
import { getCalendarRange } from "@/lib/offer/endpoints";
import { AS_OF } from "@/lib/routing/internal-headers";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { type Found, zoneOf } from "@/tools/check-backend/found";
import { isSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";

const CALL = "getCalendarRange";
const UNKNOWN = "the back end does not know X-As-Of; authors read that offers and tables are those of now";

/**
 * Checks that a back end which repeats `X-As-Of` answers as of that instant, with the days on which an offer can be
 * booked, and everybody else as of now. A back end may ignore the header, but not refuse it.
 */
export async function checkAsOf(check: CheckContext, found: Found): Promise<void> {
  const offer = await findLastingOffer(check, found);
  if (offer === undefined) return check.skip("as-of", "no offer is known that can be booked on two days");
  const { id, day, instant } = offer;
  const differs = (path: string, expected: string, got: string, guest: string) =>
    check.note("as-of", { path, expected, got, guest, asked: check.lastAsked(CALL) });
  const ahead = await check.ask(CALL, { id }, { asOf: instant, quiet: true });
  if (ahead?.data === undefined)
    return differs(
      "status",
      `200 with data, with ${AS_OF} or without`,
      `${ahead?.status ?? "no answer"}`,
      NONE,
    );
  const repeated = ahead.headers[AS_OF];
  if (repeated === undefined) return check.skip("as-of", UNKNOWN);
  if (Date.parse(repeated) !== instant.getTime())
    return differs(`header ${AS_OF}`, instant.toISOString(), repeated, NONE);
  const start = check.parse(getCalendarRange.data, ahead.data)?.start;
  if (start === undefined || start < day) differs("$.data.start", `${day} or later`, start ?? "nothing", NOW);
  const now = await check.ask(CALL, { id }, { quiet: true });
  if (!isSameAnswer(now?.data, offer.data))
    differs("$.data", "the answer of now to who asks for no other instant", "another", MIXED);
  check.pass("as-of");
}

const NONE = "Nothing; but no author can see a page as it will be on another day.";
const NOW = "Nothing; but an author takes the offers of now for those of another day.";
const MIXED = "Is offered the days of another day, because an author previews it.";

/** Returns an offer that can be booked on more than one day, and an instant after the first of them. */
async function findLastingOffer(check: CheckContext, found: Found) {
  for (const { id, resourceId } of found.details) {
    if (check.isMissing(CALL)) return undefined;
    const { data } = (await check.ask(CALL, { id }, { quiet: true })) ?? {};
    const range = check.parse(getCalendarRange.data, data);
    if (range === undefined) continue;
    const day = dayAfter(range.start);
    if (day <= range.end)
      return { id, data, day, instant: venueInstant(day, "12:00", zoneOf(found, resourceId)) };
  }
  return undefined;
}
