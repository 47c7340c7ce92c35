import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

/** This installation's key for one purpose, 256 bits; what one of them seals no other opens. */
export function sealingKey(purpose: string): Uint8Array {
  const secret = env().SESSION_SECRET ?? "development only, never in production";
  return new Uint8Array(hkdfSync("sha256", secret, "", `yeoul ${purpose}`, 32));
}
