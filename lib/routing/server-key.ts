import { randomBytes } from "node:crypto";
import { processWide } from "@/lib/server/settings/process-wide";

/**
 * Returns the secret that proves to middleware that the web server has decided a route. Random for each process, and
 * never sent outside it.
 */
export function serverKey(): string {
  return processWide("server-key", () => randomBytes(24).toString("base64url"));
}
