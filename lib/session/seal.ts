import "server-only";
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { z } from "zod";
import { env } from "@/lib/env";

/** What a sealed text is for; one that was made for another purpose does not open. */
type Purpose = "session" | "login-attempt" | "payment-resume";

/**
 * Encrypts a value into a text that only this installation can open, and only until `expiresAt`. Whoever carries it
 * learns nothing from it.
 */
export function seal(purpose: Purpose, value: Record<string, unknown>, expiresAt: Date): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(expiresAt)
    .encrypt(keyFor(purpose));
}

/** The sealed value; undefined for a text that is forged, out of date or not what the schema says. Never raises. */
export async function open<Schema extends z.ZodType>(
  purpose: Purpose,
  text: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (text === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt(text, keyFor(purpose), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp"],
    });
    return schema.parse(payload.value);
  } catch {
    // Forged, worn out or from another installation: all the same to us, it opens nothing.
    return undefined;
  }
}

function keyFor(purpose: Purpose): Uint8Array {
  const secret = env().SESSION_SECRET ?? "development only, never in production";
  return new Uint8Array(hkdfSync("sha256", secret, "", `yeoul ${purpose}`, 32));
}
