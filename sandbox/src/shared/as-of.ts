import { createMiddleware } from "hono/factory";
import type { Clock } from "./clock.ts";
import type { SandboxEnv } from "./sandbox-env.ts";
import { daysBetween, toSeoulDate } from "./seoul-date.ts";

const HEADER = "x-as-of";

/**
 * Sets the instant as of which a call is answered: that of its `X-As-Of`, which the answer repeats, or now. Only what
 * is the same for everybody can be asked as of another instant; the header of a guest's call is ignored.
 */
export function answerAsOf({ clock }: { clock: Clock }) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const wanted =
      c.req.header("authorization") === undefined ? Date.parse(c.req.header(HEADER) ?? "") : Number.NaN;
    const isKnown = !Number.isNaN(wanted);
    const now = isKnown ? new Date(wanted) : clock.now();
    c.set("now", now);
    c.set("daysAhead", daysBetween(toSeoulDate(clock.now()), toSeoulDate(now)));
    await next();
    if (isKnown) c.header(HEADER, now.toISOString());
  });
}
