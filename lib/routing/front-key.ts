import { randomBytes } from "node:crypto";

// The front server and middleware are loaded apart from each other and run in one process.
const shared = globalThis as typeof globalThis & { yeoulFrontKey?: string };

/** Proves to middleware that the front server has decided a route already. Drawn anew for every process, told to nobody. */
export function frontKey(): string {
  shared.yeoulFrontKey ??= randomBytes(24).toString("base64url");
  return shared.yeoulFrontKey;
}
