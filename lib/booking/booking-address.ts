import { type ReservationDraft, writeDraft } from "@/lib/booking/reservation-draft";
import type { Reservation } from "@/lib/booking/schema";
import type { Step } from "@/lib/booking/step-history";
import { paths } from "@/lib/routing/paths";
import { toQuery } from "@/lib/routing/query-keys";

/** Returns the address of a promotion's form, open at a step, with a draft. */
export function formAddress(resourceId: number, id: number, draft: ReservationDraft, step: Step): string {
  const search = writeDraft(new URLSearchParams({ step }), draft);
  return paths.promotion(resourceId, id) + toQuery(search);
}

/** Returns the address of a promotion's summary, with a draft. */
export function summaryAddress(resourceId: number, id: number, draft: ReservationDraft): string {
  return paths.diningSummary(resourceId, id) + toQuery(writeDraft(new URLSearchParams(), draft));
}

/** Returns the address of the reservation form for a table: a number of adults, a venue day and a time (`HH:mm`). */
export function tableAddress(
  { resourceId, id }: { resourceId: number; id: number },
  { date, time, adults }: { date: string; time: string; adults: number },
): string {
  const query = writeDraft(new URLSearchParams(), {
    party: { adults, children: 0, infants: 0 },
    date,
    time,
    quantities: new Map(),
    change: undefined,
  });
  return paths.promotion(resourceId, id) + toQuery(query);
}

type Booked = Pick<
  Reservation,
  "resourceId" | "promotionId" | "adult" | "child" | "infant" | "date" | "time" | "items"
>;

/**
 * Returns the address of the promotion's page with the form filled in from this reservation: party, menus, and its date
 * and time unless they have passed.
 */
export function rebookAddress(booked: Booked, { withTime }: { withTime: boolean }): string {
  const { date, time } = booked;
  return addressOf(booked, { ...partyOf(booked), ...(withTime ? { date, time } : {}), ...orderOf(booked) });
}

/**
 * Returns the address at which a reservation is changed: the form open at its days and times, on the present day and
 * without a time, because the guest wants another one; party and menus are those of now.
 */
export function changeAddress(booked: Booked & Pick<Reservation, "reservationId">): string {
  const { date, reservationId: change } = booked;
  return addressOf(booked, { step: "table", ...partyOf(booked), date, ...orderOf(booked), change });
}

function partyOf({ adult, child, infant }: Booked) {
  return { adults: String(adult), children: String(child), infants: String(infant) };
}

function orderOf({ items }: Booked): Record<string, string> {
  return items.length === 0
    ? {}
    : { menu: items.map(({ menuId, quantity }) => `${menuId}:${quantity}`).join(",") };
}

function addressOf({ resourceId, promotionId }: Booked, query: Readonly<Record<string, string>>): string {
  return paths.promotion(resourceId, promotionId) + toQuery(new URLSearchParams(query));
}
