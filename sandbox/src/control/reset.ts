import { z } from "zod";
import { writeReservations } from "#control/booking/write-reservations.ts";
import { idempotentAnswers, records } from "#database/schema/collected.ts";
import { eventResults } from "#database/schema/event.ts";
import { gatewayOrders, gatewayPresets } from "#database/schema/gateway.ts";
import { slots } from "#database/schema/outlet.ts";
import { reservations } from "#database/schema/reservation.ts";
import { writePeople } from "#seed/write-people.ts";
import { writeSeed } from "#seed/write-seed.ts";
import type { ControlContext } from "./control-context.ts";

const resettable = [
  "content",
  "records",
  "faults",
  "calls",
  "clock",
  "people",
  "reservations",
  "hits",
] as const;

/** `only` names what to reset; by default everything. */
export const resetSchema = z.object({ only: z.array(z.enum(resettable)).default([...resettable]) });

/** Restores the named things to their state in an unused sandbox; returns their names. */
export async function resetSandbox(
  { database, seed, faults, callLog, hitLog, clock, messenger, loyalty }: ControlContext,
  { only }: z.infer<typeof resetSchema>,
): Promise<{ reset: string[] }> {
  const resets: Record<(typeof resettable)[number], () => void | Promise<void>> = {
    content: () => writeSeed(database, seed),
    async records() {
      await database.delete(records);
      await database.delete(idempotentAnswers);
      await database.delete(eventResults);
    },
    faults: faults.clear,
    calls: callLog.clear,
    clock: clock.release,
    hits: hitLog.clear,
    async people() {
      messenger.clear();
      loyalty.clear();
      await writePeople(database, seed.people, clock.now());
      await writeReservations({ database, clock }, seed.people.reservations);
    },
    async reservations() {
      for (const table of [reservations, slots, gatewayOrders, gatewayPresets]) await database.delete(table);
      await writeReservations({ database, clock }, seed.people.reservations);
    },
  };
  for (const name of only) await resets[name]();
  return { reset: only };
}
