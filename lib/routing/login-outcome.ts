import * as z from "zod/mini";
import { providers } from "@/lib/base/ids";
import { parseReturnTarget } from "@/lib/routing/safe-url";

/** Reasons why a login did not end in a session; each has its sentence and its next step on `/login`. */
export const loginReasons = [
  "closed",
  "unavailable",
  "needed",
  "cancelled",
  "started_elsewhere",
  "refused",
  "later",
  "already_linked",
  "signed_out",
  "from_elsewhere",
] as const;
export type LoginReason = (typeof loginReasons)[number];

const outcomeSchema = z.object({
  provider: z.catch(z.enum(providers), "kakao"),
  reason: z.catch(z.optional(z.enum(loginReasons)), undefined),
  return: z.pipe(
    z.catch(z.optional(z.string()), undefined),
    z.transform((target: string | undefined) => parseReturnTarget(target)),
  ),
});

/** How a login ended that brought no session, and the path to which its guest returns. */
type LoginOutcome = z.output<typeof outcomeSchema>;

/** Reads the query of `/login`; without a reason nobody has tried yet. Invalid values count as absent. */
export function readLoginOutcome(query: Readonly<Record<string, unknown>>): LoginOutcome {
  return outcomeSchema.parse(query);
}

/** Returns the query that `readLoginOutcome` reads. */
export function writeLoginOutcome({ provider, reason, return: returnTo }: LoginOutcome): URLSearchParams {
  return new URLSearchParams({ provider, ...(reason === undefined ? {} : { reason }), return: returnTo });
}
