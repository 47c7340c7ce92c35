import type { Promotion } from "@/lib/promotion/schema";
import type { BookingRequest } from "@/lib/reservation/booking/place-reservation";
import type { GuestDetails } from "@/lib/reservation/draft/guest-details";
import type { PartySize, ReservationDraft } from "@/lib/reservation/draft/reservation-draft";
import { amountOf } from "@/lib/reservation/draft/reservation-rules";
import { readSentNumber } from "@/lib/reservation/draft/sent-number";
import { requestCodes } from "@/lib/reservation/draft/special-requests";
import { readEmailAddress } from "@/lib/text/email-address";
import { plainText } from "@/lib/text/plain-text";

/** A draft with everything that a table needs. */
export type WholeDraft = ReservationDraft & { party: PartySize; date: string; time: string };

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
