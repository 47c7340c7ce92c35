import type { SandboxContext } from "#context.ts";
import { findCustomerOf } from "#services/auth/linked-accounts.ts";
import type { SeedReservation } from "#shared/seed-types.ts";
import { addDays, toSeoulDate } from "#shared/seoul-date.ts";
import { reservationSchema } from "./booking-schemas.ts";
import { makeReservation } from "./make-reservation.ts";

const HOUR = 3_600_000;

/** Inserts the seed's reservations, dated relative to the clock's day; skips those of guests who do not exist. */
export async function writeReservations(
  context: Pick<SandboxContext, "database" | "clock">,
  wanted: readonly SeedReservation[],
): Promise<void> {
  const now = context.clock.now();
  for (const { guestId, inDays, payWithinHours, ...fields } of wanted) {
    const account = { provider: "kakao", accountId: String(guestId) } as const;
    const customerId = await findCustomerOf(context.database, account);
    if (customerId === undefined) continue;
    const reservation = reservationSchema.parse({
      ...fields,
      date: addDays(toSeoulDate(now), inDays),
      ...(payWithinHours !== undefined && {
        autoCancelAt: new Date(now.getTime() + payWithinHours * HOUR).toISOString(),
      }),
    });
    await makeReservation(context, customerId, reservation);
  }
}
