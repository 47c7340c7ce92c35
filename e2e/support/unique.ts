import { randomBytes } from "node:crypto";

/** Returns a unique key for pages and records that a test creates. */
export function uniqueKey(name = "e2e"): string {
  return `${name}-${randomBytes(6).toString("hex")}`;
}

/** Returns an id, far above the seed's, that no other test uses, for resources, promotions and pages a test creates. */
export function uniqueId(): number {
  return 100_000 + (randomBytes(4).readUInt32BE() % 1_000_000_000);
}
