import { z } from "zod";
import {
  booleanSchema,
  countSchema,
  daySchema,
  hourSchema,
  idSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  pageOf,
  textSchema,
} from "@/lib/http/tolerant";
import { RESERVATION_ID, whole } from "@/lib/ids/ids";
import { refundRuleSchema } from "@/lib/promotion/schema";
import { paymentStatusSchema } from "@/lib/reservation/payment-status";
import { sentMessagesSchema } from "@/lib/reservation/sent-message";
import { sourceTextSchema } from "@/lib/routing/entry-params";

const amount = numberSchema.refine((value) => value >= 0);
const instant = z.iso.datetime({ offset: true });

export const reservationIdSchema = z.string().regex(whole(RESERVATION_ID));

/** The 24 values a reservation's status takes (spec §4). */
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

const kindSchema = z.enum(["booking", "request"]).catch("booking");

/** An ordered menu. The wire's names end here. */
export const orderedMenuSchema = z
  .object({
    crmSiTcXpromotionMenuId: idSchema,
    menuName: textSchema,
    menuAmount: countSchema,
    menuUnitPrice: amount,
    menuTotalPrice: amount,
  })
  .transform((wire) => ({
    menuId: wire.crmSiTcXpromotionMenuId,
    name: wire.menuName,
    quantity: wire.menuAmount,
    unitPrice: wire.menuUnitPrice,
    totalPrice: wire.menuTotalPrice,
  }));

/** A reservation; `date` and `time` are venue time, instants carry their offset. */
export const reservationSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: idSchema,
  promotionId: idSchema,
  promotionName: textSchema.catch(""),
  outlet: optionally(
    z.union([
      z.object({ resourceId: optionally(idSchema), name: textSchema }),
      textSchema.transform((name) => ({ name })),
    ]),
  ),
  date: daySchema,
  time: hourSchema,
  adult: countSchema,
  child: countSchema.catch(0),
  infant: countSchema.catch(0),
  items: jsonOr(listOf(orderedMenuSchema)).catch([]),
  amount,
  currency: textSchema.catch("KRW"),
  name: textSchema.catch(""),
  mobile: textSchema.catch(""),
  email: textSchema.catch(""),
  requests: textSchema.catch(""),
  /** The wishes in `requests` as codes, where the back end keeps them. */
  requestCodes: listOf(z.object({ kind: textSchema, code: textSchema })).catch([]),
  /** Who comes, where the guest booked for somebody else. */
  bookedFor: optionally(z.object({ name: textSchema, mobile: textSchema.catch("") })),
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  needsPayment: booleanSchema.catch(false),
  autoCancelAt: optionally(instant),
  refundRules: jsonOr(listOf(refundRuleSchema)).catch([]),
  kind: kindSchema,
  createdAt: optionally(instant),
});

export const reservationPageSchema = pageOf(reservationSchema);

export const reservationStatusSchema = z.object({
  reservationId: reservationIdSchema,
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  autoCancelAt: optionally(instant),
  kind: kindSchema,
});

export const createdReservationSchema = z.object({
  reservationId: reservationIdSchema,
  status: bookingStatusSchema,
  needsPayment: booleanSchema,
  autoCancelAt: optionally(instant),
  sent: sentMessagesSchema,
});

export const cancelledReservationSchema = z.object({
  status: bookingStatusSchema,
  paymentStatus: optionally(paymentStatusSchema),
  refundAmount: amount,
  refundPercent: numberSchema.pipe(z.number().min(0).max(100)),
});

/** What a guest asks for when they book. Amounts in won; the back end checks every one of them. */
export const reservationDraftSchema = z.object({
  date: daySchema,
  time: z.string().regex(/^\d{2}:\d{2}$/),
  adult: countSchema,
  child: countSchema,
  infant: countSchema,
  items: z.array(z.object({ menuId: idSchema, quantity: z.number().int().min(1), unitPrice: amount })),
  amount,
  currency: z.literal("KRW"),
  name: z.string().min(1).max(100),
  mobile: z.string().min(1).max(40),
  email: z.email(),
  /** For people, in the outlet's language. */
  requests: z.string().max(2_000),
  requestCodes: z.array(z.object({ kind: z.string().max(40), code: z.string().max(40) })).optional(),
  /** Code of the seat that is wished for. */
  seating: z.string().max(40).optional(),
  bookedFor: z.object({ name: z.string().min(1).max(100), mobile: z.string().min(1).max(40) }).optional(),
  esUuid: z.string().optional(),
  campaign: sourceTextSchema.optional(),
  sharedBy: sourceTextSchema.optional(),
  consents: z.object({ cancellation: z.literal(true), privacy: z.literal(true) }),
});

export type BookingStatus = z.output<typeof bookingStatusSchema>;
export type Reservation = z.output<typeof reservationSchema>;
