/**
 * The calls of the contract by what they are for. Each group has connections, limits and a circuit breaker of its own
 * (`call-lane.ts`), so that one that hangs takes none of the others with it:
 *
 * - `content`: what hotels write and set up, kept for a while;
 * - `availability`: what is free and what it costs at this moment;
 * - `booking`: what makes, changes, pays or shows one reservation, and spends one coupon;
 * - `account`: who the guest is, and the lists of what is theirs;
 * - `tracking`: where guests come from, and what ad platforms are told.
 */
export type CallGroup = "content" | "availability" | "booking" | "account" | "tracking";
