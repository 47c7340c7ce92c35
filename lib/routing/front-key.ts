import { randomBytes } from "node:crypto";

// The front server and middleware load separate instances of this module in one process.
const shared = globalThis as typeof globalThis & { yeoulFrontKey?: string };

/**
 * Returns the secret that proves to middleware that the front server has decided a route. Random for each process, and
 * never sent outside it.
 */
export function frontKey(): string {
  shared.yeoulFrontKey ??= randomBytes(24).toString("base64url");
  return shared.yeoulFrontKey;
}
