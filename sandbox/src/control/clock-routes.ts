import { Hono } from "hono";
import { z } from "zod";
import type { SettableClock } from "#shared/clock.ts";
import { parseBody } from "#shared/http/validate.ts";

const clockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMinutes: z.number() }),
  z.strictObject({ release: z.literal(true) }),
]);

/** Reads and sets the sandbox's time. */
export function clockControlRoutes({ clock }: { clock: SettableClock }) {
  const read = () => ({ now: clock.now().toISOString(), stopped: clock.stopped });

  return new Hono()
    .get("/clock", (c) => c.json(read()))
    .post("/clock", async (c) => {
      const requested = await parseBody(c, clockSchema);
      if ("now" in requested) clock.stopAt(new Date(requested.now));
      else if ("advanceMinutes" in requested) clock.advance(requested.advanceMinutes);
      else clock.release();
      return c.json(read());
    });
}
