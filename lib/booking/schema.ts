import * as z from "zod/mini";
import { readEmailAddress } from "@/lib/base/email-address";
import { RESERVATION_ID, whole } from "@/lib/base/ids";
import {
  booleanSchema,
  countSchema,
  daySchema,
  hourSchema,
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  pageOf,
  sortedOrNone,
  textSchema,
} from "@/lib/http/tolerant";
import { refundRuleSchema, venueDaySchema } from "@/lib/offer/schema";
import { sourceTextSchema } from "@/lib/routing/entry-params";

/** The payment statuses (R7.3), in the back end's spelling. */
export const paymentStatusSchema = z.enum([
  "approval_requested",
  "approved",
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
  "error",
]);

export type PaymentStatus = z.output<typeof paymentStatusSchema>;

const channels = ["sms", "email", "messenger"] as const;

/**
 * A message about a reservation that the guest will be sent: its channel, and the recipient as masked by the back end.
 */
export const sentMessageSchema = z.object({
  channel: z.enum(channels),
  to: z.catch(textSchema, ""),
});

export type SentMessage = z.output<typeof sentMessageSchema>;

/** The readable messages; empty when the back end sends none, so that nothing is promised. */
export const sentMessagesSchema = sortedOrNone(
  sentMessageSchema,
  ({ channel }) => channels.indexOf(channel),
  ({ to }) => to,
);

const amount = z.pipe(numberSchema, z.number().check(z.nonnegative()));

export const reservationIdSchema = z.string().check(z.regex(whole(RESERVATION_ID)));

/** The 24 values of a reservation's status (R8.1). */
export const bookingStatusSchema = z.enum([
  "tentative",
  "pending",
  "accepted",
  "confirmed",
  "delay",
  "call_absent",
  "call_message",
  "call_wrong",
  "cancelled",
  "rejected",
  "noshow",
  "arrived",
  "arrived_part",
  "waiting",
  "waitlist_called",
  "seated",
  "seated_part",
  "service_drink",
  "service_main",
  "service_dessert",
  "check_req",
  "paid",
  "turnover",
  "turned_over",
]);

const kindSchema = z.catch(z.enum(["booking", "request"]), "booking");

/** An ordered menu; the wire names are mapped to ours. */
const orderedMenuSchema = z.pipe(
  z.object({
    crmSiTcXpromotionMenuId: idSchema,
    menuName: textSchema,
    menuAmount: countSchema,
    menuUnitPrice: amount,
    menuTotalPrice: amount,
  }),
  z.transform((wire) => ({
    menuId: wire.crmSiTcXpromotionMenuId,
    name: wire.menuName,
    quantity: wire.menuAmount,
    unitPrice: wire.menuUnitPrice,
    totalPrice: wire.menuTotalPrice,
  })),
);

/** A reservation; `date` and `time` are venue time, instants carry their offset. */
export const reservationSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: idSchema,
  promotionId: idSchema,
  promotionName: z.catch(textSchema, ""),
  outlet: optionally(
    z.union([
      jsonOr(z.object({ resourceId: optionally(idSchema), name: textSchema })),
      z.pipe(
        textSchema,
        z.transform((name) => ({ name })),
      ),
    ]),
  ),
  date: daySchema,
  time: hourSchema,
  adult: countSchema,
  child: z.catch(countSchema, 0),
  infant: z.catch(countSchema, 0),
  items: sortedOrNone(orderedMenuSchema, ({ menuId }) => menuId),
  amount,
  currency: z.catch(textSchema, "KRW"),
  name: z.catch(textSchema, ""),
  mobile: z.catch(textSchema, ""),
  email: z.catch(textSchema, ""),
  requests: z.catch(textSchema, ""),
  /** The requests in `requests` as codes, if the back end stores them. */
  requestCodes: sortedOrNone(
    z.object({ kind: textSchema, code: textSchema }),
    ({ kind }) => kind,
    ({ code }) => code,
  ),
  /** The person who comes, if the guest booked for somebody else. */
  bookedFor: optionally(z.object({ name: textSchema, mobile: z.catch(textSchema, "") })),
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  needsPayment: z.catch(booleanSchema, false),
  autoCancelAt: optionally(instantSchema),
  /** Sorted by cut-off where they are shown. */
  refundRules: z.catch(listOf(refundRuleSchema), []),
  kind: kindSchema,
  createdAt: optionally(instantSchema),
  paidAt: optionally(instantSchema),
  /** How it was paid; `merchant` where that is another company than the one that runs the site. */
  payment: optionally(
    z.object({
      method: optionally(textSchema),
      approvalNumber: optionally(textSchema),
      merchant: optionally(textSchema),
    }),
  ),
  /** What its cancellation refunded of the payment, in won, and the day until which that arrives on the card. */
  refund: optionally(
    z.object({
      amount,
      fee: optionally(amount),
      requestedAt: optionally(instantSchema),
      expectedBy: optionally(venueDaySchema),
    }),
  ),
});

export const reservationPageSchema = pageOf(reservationSchema);

export const reservationStatusSchema = z.object({
  reservationId: reservationIdSchema,
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  autoCancelAt: optionally(instantSchema),
  kind: kindSchema,
});

export const createdReservationSchema = z.object({
  reservationId: reservationIdSchema,
  status: bookingStatusSchema,
  needsPayment: booleanSchema,
  autoCancelAt: optionally(instantSchema),
  sent: sentMessagesSchema,
});

export const cancelledReservationSchema = z.object({
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  refundAmount: amount,
  refundPercent: z.pipe(numberSchema, z.number().check(z.minimum(0), z.maximum(100))),
});

/** A booking that a guest sends. Amounts in won; the back end checks every one of them. */
export const reservationDraftSchema = z.object({
  date: daySchema,
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  adult: countSchema,
  child: countSchema,
  infant: countSchema,
  items: z.array(z.object({ menuId: idSchema, quantity: z.int().check(z.minimum(1)), unitPrice: amount })),
  amount,
  currency: z.literal("KRW"),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  mobile: z.string().check(z.minLength(1), z.maxLength(40)),
  email: z.string().check(z.refine((text) => readEmailAddress(text) !== undefined)),
  /** For people to read, in the outlet's language. */
  requests: z.string().check(z.maxLength(2_000)),
  requestCodes: z.optional(
    z.array(z.object({ kind: z.string().check(z.maxLength(40)), code: z.string().check(z.maxLength(40)) })),
  ),
  /** Code of the preferred seating. */
  seating: z.optional(z.string().check(z.maxLength(40))),
  bookedFor: z.optional(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      mobile: z.string().check(z.minLength(1), z.maxLength(40)),
    }),
  ),
  esUuid: z.optional(z.string()),
  campaign: z.optional(sourceTextSchema),
  sharedBy: z.optional(sourceTextSchema),
  consents: z.object({ cancellation: z.literal(true), privacy: z.literal(true) }),
});

export type BookingStatus = z.output<typeof bookingStatusSchema>;
export type Reservation = z.output<typeof reservationSchema>;

/** A reservation with the zone (IANA name) of its date and time. */
export type VenueReservation = Reservation & { timeZone: string };
