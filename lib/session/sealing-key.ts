import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

/** Returns this installation's 256-bit key for one purpose; a text sealed with one key opens with no other. */
export function sealingKey(purpose: string): Uint8Array {
  const secret = env().SESSION_SECRET ?? "development only, never in production";
  return new Uint8Array(hkdfSync("sha256", secret, "", `yeoul ${purpose}`, 32));
}
