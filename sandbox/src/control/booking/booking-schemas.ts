import { z } from "zod";
import { bookingStatuses, paymentStatuses } from "#shared/booking-names.ts";
import { gatewayOutcomes } from "#shared/gateway-names.ts";
import { idSchema } from "#shared/http/validate.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const count = z.number().int().min(0);
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const won = z.number().int().min(0).max(999_999_999);

const status = z.enum(bookingStatuses);
const paymentStatus = z.enum(paymentStatuses).nullable();

/** The owner: a guest by messenger id, or a customer of the back end. */
const owner = { messengerId: idSchema.optional(), customerId: idSchema.optional() };

/** Fields of a reservation with their defaults; a missing date is counted from the sandbox's current day. */
const held = {
  resourceId: idSchema,
  promotionId: idSchema,
  date: z.iso.date().optional(),
  time: time.default("19:00"),
  adult: count.default(2),
  child: count.default(0),
  infant: count.default(0),
  name: z.string().default("김하나"),
  mobile: z.string().default("010-0000-0000"),
  email: z.string().default("guest@example.com"),
  requests: z.string().default(""),
};

/** A reservation to insert directly: only the database's constraints are checked, no booking rule. */
export const reservationSchema = z.object({
  ...owner,
  ...held,
  items: z.array(z.object({ menuId: idSchema, quantity: count.min(1) })).default([]),
  /** In won; by default the total of the items. */
  amount: won.optional(),
  status: status.default("confirmed"),
  /** Whether the card was charged; the gateway then has the order as well. */
  paid: z.boolean().default(false),
  paymentStatus: paymentStatus.optional(),
  autoCancelAt: instant.nullable().default(null),
});

export type WantedReservation = z.infer<typeof reservationSchema>;

/** The fields of a reservation that can be changed; `startsAt` sets its date and time. */
export const reservationChangeSchema = z
  .strictObject({
    status: status.optional(),
    paymentStatus: paymentStatus.optional(),
    autoCancelAt: instant.nullable().optional(),
    startsAt: instant.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "must name at least one field to change");

export type ReservationChange = z.infer<typeof reservationChangeSchema>;

export const paymentRequestSchema = z.object({
  ...held,
  amount: won.min(1),
  /** How long the link can be paid, in minutes. */
  expiresInMinutes: z
    .number()
    .min(0)
    .default(24 * 60),
});

export type WantedPaymentRequest = z.infer<typeof paymentRequestSchema>;

export const capacitySchema = z.object({
  resourceId: idSchema,
  date: z.iso.date(),
  time,
  /** Seats left for guests of this channel. */
  remaining: count,
});

const sittingSchema = z.object({
  name: z.string(),
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  first: time,
  last: time,
  intervalMinutes: z.number().int().min(1),
});

export const outletSettingsSchema = z.object({
  merchantId: z.string().min(1).max(40).nullable().default("yeoul"),
  acceptsByHand: z.boolean().default(false),
  closedOnHolidays: z.boolean().default(false),
  seats: z.number().int().min(1).default(20),
  busyness: z.number().min(0).max(1).default(0),
  sittings: z
    .array(sittingSchema)
    .default([{ name: "all-day", first: "11:30", last: "21:00", intervalMinutes: 30 }]),
});

export const gatewayPresetSchema = z.object({
  orderOf: z.string().optional(),
  outcome: z.enum(gatewayOutcomes),
});

export const chargesQuerySchema = z.object({ reservationId: z.string() });
