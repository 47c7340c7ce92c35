import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { GatewayOrderState, GatewayOutcome } from "#shared/gateway-names.ts";

/** The card gateway's orders. The gateway is another company: the back end never reads this table. */
export const gatewayOrders = pgTable(
  "gateway_orders",
  {
    merchantId: text("merchant_id").notNull(),
    orderId: text("order_id").notNull(),
    /** The address of this order's payment window. */
    windowKey: text("window_key").notNull().unique(),
    /** In won. */
    amount: integer().notNull(),
    merchantName: text("merchant_name").notNull().default(""),
    goods: text().notNull(),
    buyerName: text("buyer_name").notNull(),
    /** Text returned to the shop unchanged; our back end passes the reservation's id. */
    notice: text().notNull(),
    nextUrl: text("next_url").notNull(),
    language: text().$type<"ko" | "en">().notNull(),
    state: text().$type<GatewayOrderState>().notNull(),
    transactionId: text("transaction_id").unique(),
    authToken: text("auth_token"),
    /** How the guest, or the tester, ended it. */
    outcome: text().$type<GatewayOutcome>(),
    /** The form fields that the guest's browser sends back to the shop. */
    returnFields: jsonb("return_fields").$type<Record<string, string>>(),
    /** Amount refunded so far, in won. */
    refunded: integer().notNull().default(0),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
    /** When the card was charged, even if the charge was reversed later. */
    chargedAt: timestamp("charged_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.orderId] })],
);

/** Outcomes preset by the controls for the next Pay, of one reservation or of any. */
export const gatewayPresets = pgTable("gateway_presets", {
  id: serial().primaryKey(),
  notice: text(),
  outcome: text().$type<GatewayOutcome>().notNull(),
});
