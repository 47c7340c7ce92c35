import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type {
  BookingStatus,
  PaymentAttemptState,
  PaymentFailure,
  PaymentStatus,
} from "#shared/booking-names.ts";
import type { Localized } from "#shared/language.ts";
import type { SeedRefundRule } from "#shared/seed-types.ts";
import { customers } from "./customer.ts";

/**
 * Reservations. Names and terms are copied at booking time, and there are no foreign keys to promotions or resources,
 * so that a reservation outlives them.
 */
export const reservations = pgTable(
  "reservations",
  {
    /** Shown to the guest as `AH_{number}`. */
    number: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 20_418 }),
    /** A booking by a guest, or a payment request sent by an outlet. */
    kind: text().$type<"booking" | "request">().notNull(),
    /** `null` for a payment request that no guest has claimed. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    resourceId: integer("resource_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    outletName: jsonb("outlet_name").$type<Localized>().notNull(),
    promotionName: jsonb("promotion_name").$type<Localized>().notNull(),
    /** Venue time, `YYYY-MM-DD` and `HH:mm`. */
    date: text().notNull(),
    time: text().notNull(),
    adult: integer().notNull(),
    child: integer().notNull(),
    infant: integer().notNull(),
    /** In won. */
    amount: integer().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    requests: text().notNull(),
    /** What `requests` says, as codes, and the requested seating. */
    requestCodes: jsonb("request_codes").$type<{ kind: string; code: string }[]>(),
    seating: text(),
    /** The person who will come, when the guest books for another person. */
    bookedFor: jsonb("booked_for").$type<{ name: string; mobile: string }>(),
    status: text().$type<BookingStatus>().notNull(),
    paymentStatus: text("payment_status").$type<PaymentStatus>(),
    needsPayment: boolean("needs_payment").notNull(),
    /** When the reservation is cancelled if it is still unpaid. */
    autoCancelAt: timestamp("auto_cancel_at", { withTimezone: true }),
    refundRules: jsonb("refund_rules").$type<SeedRefundRule[]>().notNull(),
    acceptsByHand: boolean("accepts_by_hand").notNull(),
    cancelReason: text("cancel_reason"),
    /** What was refunded of the payment when it was cancelled, in won; instants in ISO 8601. */
    refund: jsonb().$type<{ amount: number; fee: number; requestedAt: string; expectedBy?: string }>(),
    /** Where the guest came from. */
    esUuid: text("es_uuid"),
    campaign: text(),
    sharedBy: text("shared_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("reservations_customer").on(table.customerId, table.date),
    index("reservations_slot").on(table.resourceId, table.date, table.time),
    index("reservations_auto_cancel").on(table.autoCancelAt).where(sql`status in ('tentative', 'pending')`),
  ],
);

export const reservationItems = pgTable(
  "reservation_items",
  {
    reservationNumber: integer("reservation_number")
      .notNull()
      .references(() => reservations.number, { onDelete: "cascade" }),
    menuId: integer("menu_id").notNull(),
    /** The menu's position in the order, from 0. */
    position: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    quantity: integer().notNull(),
    /** In won. */
    unitPrice: integer("unit_price").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationNumber, table.menuId] })],
);

/** Payment attempts, one per visit to the card gateway, where an order number cannot be reused. */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    orderId: text("order_id").primaryKey(),
    reservationNumber: integer("reservation_number")
      .notNull()
      .references(() => reservations.number, { onDelete: "cascade" }),
    merchantId: text("merchant_id").notNull(),
    /** In won. */
    amount: integer().notNull(),
    /** Where the guest goes after the gateway. */
    returnUrl: text("return_url").notNull(),
    state: text().$type<PaymentAttemptState>().notNull(),
    failure: text().$type<PaymentFailure>(),
    /** An id that the guest returns with; it identifies the attempt only. */
    approvalId: text("approval_id").unique(),
    transactionId: text("transaction_id"),
    authToken: text("auth_token"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    approvalBegunAt: timestamp("approval_begun_at", { withTimezone: true }),
    approvedAt: timestamp("approved_at", { withTimezone: true }),
  },
  (table) => [index("payment_attempts_reservation").on(table.reservationNumber)],
);
