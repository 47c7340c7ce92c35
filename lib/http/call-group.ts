/**
 * The calls of the back end grouped by purpose. Each group has its own connections, limits and circuit breaker
 * (`call-pool.ts`), so that a hanging group does not affect the others:
 *
 * - `content`: what hotels write and configure, cached for a while;
 * - `availability`: what is free and what it costs at this moment;
 * - `booking`: creates, changes, pays or shows one reservation, or spends one coupon;
 * - `account`: who the guest is, and the lists of what is theirs;
 * - `tracking`: where guests come from, and what is reported to ad platforms.
 */
export type CallGroup = "content" | "availability" | "booking" | "account" | "tracking";
