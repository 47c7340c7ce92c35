import { inArray, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservations } from "#database/schema/reservation.ts";

/**
 * Cancels what was not paid in time (§4). Called before reservations are read or seats counted, so nobody ever sees
 * one that should have ended; one whose approval is under way is left to it.
 */
export async function expireUnpaid(database: Database, now: Date): Promise<void> {
  // Rows that a payment has locked are being decided there; waiting for them could only end in a deadlock.
  const due = sql`(
    select number from ${reservations}
    where status in ('tentative', 'pending') and auto_cancel_at <= ${now.toISOString()}::timestamptz
      and (payment_status is null or payment_status = 'error')
    for update skip locked
  )`;
  await database
    .update(reservations)
    .set({ status: "cancelled", cancelReason: "payment_timeout" })
    .where(inArray(reservations.number, due));
}
