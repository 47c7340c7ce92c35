import "client-only";
import type * as z from "zod/mini";
import { AppError, isSameAttempt } from "@/lib/base/app-error";
import { readEmailAddress } from "@/lib/base/email-address";
import { plainText } from "@/lib/base/text";
import { displayGroup } from "@/lib/booking/booking-status";
import { createReservation, getReservationStatus } from "@/lib/booking/endpoints";
import { type GuestDetails, readSentNumber } from "@/lib/booking/guest-details";
import { rememberJustBooked } from "@/lib/booking/just-booked";
import {
  completeBooking,
  findOrCreateBooking,
  hashBooking,
  idempotencyKeyOf,
  type PendingBooking,
  renewBooking,
} from "@/lib/booking/pending-bookings";
import { amountOf } from "@/lib/booking/reservation-rules";
import { paymentState } from "@/lib/booking/reservation-state";
import type { createdReservationSchema, reservationDraftSchema } from "@/lib/booking/schema";
import { requestCodes } from "@/lib/booking/special-requests";
import type { WholeDraft } from "@/lib/booking/whole-draft";
import { callApi, type Result } from "@/lib/http/call-api";
import type { Promotion } from "@/lib/offer/schema";

/** The guest's confirmed request; their attribution is added here. */
export type BookingRequest = {
  resourceId: number;
  promotionId: number;
  /** The promotion's own flag, because not every status shows it. */
  needsPayment: boolean;
  draft: Omit<z.output<typeof reservationDraftSchema>, "esUuid" | "campaign" | "sharedBy">;
};

type Created = z.output<typeof createdReservationSchema>;

export type BookingOutcome = { reservationId: string; isToBePaid: boolean };

/** In a crowd a request that did not get its turn is sent again: so often, so many milliseconds later. */
const CROWD = { tries: 8, waitMs: 1_500 };
/** A request may have become a reservation and ended a few times on one day; more often means an error. */
const MAX_TRIES = 4;

/**
 * What the page shows meanwhile: `onUnpaid` is called with the id of a reservation that is to be paid, as soon as it is
 * known and while its state is still being requested; `onCrowded` when the request has to wait because many guests
 * book.
 */
type Progress = { onUnpaid?: (reservationId: string) => void; onCrowded?: () => void };

/**
 * Creates one reservation from a request, whatever the clicks, tabs and reloads (R6.9): a request that already became a
 * reservation is that reservation, unless it has ended since. Never throws; a refusal is a value.
 */
export async function placeReservation(
  request: BookingRequest,
  { onUnpaid, onCrowded }: Progress = {},
): Promise<Result<BookingOutcome>> {
  let booking = findOrCreateBooking(await hashBookingRequest(request));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isNew = booking.reservationId === undefined;
    if (isNew) {
      const created = await create(request, booking, onCrowded);
      if (!created.ok) {
        if (!isSameAttempt(created.error)) renewBooking(booking);
        return created;
      }
      const { reservationId, needsPayment } = created.value;
      booking = { ...booking, reservationId };
      completeBooking(booking, reservationId);
      if (needsPayment) onUnpaid?.(reservationId);
    }
    // The reservation returned for a known key may have been cancelled since, here or in another browser.
    const active = await loadActiveReservation(booking.reservationId ?? "", request.needsPayment);
    // A reservation that was made this moment and is not found may still be on its way to where it is read.
    if (!active.ok && (isNew || !isUnknown(active.error))) return active;
    if (active.ok && active.value !== undefined) return { ok: true, value: active.value };
    booking = renewBooking(booking);
  }
  return { ok: false, error: new AppError("unexpected") };
}

/** Whether a reservation is none of this guest's, or none at all any more. */
function isUnknown({ isGone, status, code }: AppError): boolean {
  return isGone || status === 403 || code === "notfound_reservation";
}

async function create(
  { resourceId, promotionId, draft }: BookingRequest,
  booking: PendingBooking,
  onCrowded?: () => void,
): Promise<Result<Created>> {
  const input = { resourceId, promotionId, draft: { ...draft, ...booking.attribution } };
  const idempotencyKey = await idempotencyKeyOf(booking);
  let created = await callApi(createReservation, input, { idempotencyKey });
  for (let tries = 1; tries < CROWD.tries && isCrowded(created); tries += 1) {
    onCrowded?.();
    await new Promise((resolve) => setTimeout(resolve, CROWD.waitMs));
    created = await callApi(createReservation, input, { idempotencyKey });
  }
  if (created.ok) rememberJustBooked(created.value.reservationId, created.value.sent);
  return created;
}

function isCrowded(result: Result<unknown>): boolean {
  return !result.ok && result.error.code === "too_many_guests";
}

/** Makes a request that has become a reservation a new one, for a guest who wants another like it. */
export async function bookOnceMore(request: BookingRequest): Promise<void> {
  renewBooking(findOrCreateBooking(await hashBookingRequest(request)));
}

/** Returns the key under which a request's booking is stored. */
export function hashBookingRequest({ resourceId, promotionId, draft }: BookingRequest): Promise<string> {
  return hashBooking([resourceId, promotionId, draft]);
}

/** Reads a reservation that is still active; undefined for one that has ended. */
export async function loadActiveReservation(
  reservationId: string,
  needsPayment: boolean,
): Promise<Result<BookingOutcome | undefined>> {
  const status = await callApi(getReservationStatus, { id: reservationId });
  if (!status.ok) return status;
  const group = displayGroup(status.value.status);
  if (group === "cancelled" || group === "noshow") return { ok: true, value: undefined };
  const isToBePaid = paymentState({ ...status.value, needsPayment }) === "unpaid";
  return { ok: true, value: { reservationId, isToBePaid } };
}

/** Converts a draft to what is sent, at the prices that the guest has seen. All consents are assumed to be given. */
export function toBookingRequest(
  promotion: Promotion,
  draft: WholeDraft,
  guest: GuestDetails,
  requests: string,
): BookingRequest {
  const { party, date, time, quantities } = draft;
  const seat = promotion.seating.find(({ code }) => code === guest.seating);
  return {
    resourceId: promotion.resourceId,
    promotionId: promotion.id,
    needsPayment: promotion.needsPayment,
    draft: {
      date,
      time,
      adult: party.adults,
      child: party.children,
      infant: party.infants,
      items: promotion.menus
        .filter(({ id }) => (quantities.get(id) ?? 0) > 0)
        .map(({ id, unitPrice }) => ({ menuId: id, quantity: quantities.get(id) ?? 0, unitPrice })),
      amount: amountOf(quantities, promotion.menus),
      currency: "KRW",
      name: plainText(guest.name).trim(),
      mobile: readSentNumber(guest.country, guest.mobile)?.sent ?? "",
      email: readEmailAddress(guest.email) ?? "",
      requests: plainText(requests),
      requestCodes: requestCodes(guest),
      ...(seat === undefined ? {} : { seating: seat.code }),
      ...(guest.bookedFor === null
        ? {}
        : {
            bookedFor: {
              name: plainText(guest.bookedFor.name).trim(),
              mobile: readSentNumber(guest.country, guest.bookedFor.mobile)?.sent ?? "",
            },
          }),
      consents: { cancellation: true, privacy: true },
    },
  };
}
