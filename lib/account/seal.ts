import "server-only";
import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type * as z from "zod/mini";
import { env } from "@/lib/server/settings/env";

/** The purpose of a sealed text; one made for another purpose does not open. */
type Purpose = "session" | "login-attempt" | "preview-day";

/**
 * Encrypts a value into a text that only this installation can open, and only until `expiresAt`. The text reveals
 * nothing about the value.
 */
export function seal(purpose: Purpose, value: Record<string, unknown>, expiresAt: Date): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(expiresAt)
    .encrypt(sealingKey(purpose));
}

/**
 * Returns the sealed value; undefined for a text that is forged, expired or does not match the schema. Never rejects.
 */
export async function unseal<Schema extends z.ZodMiniType>(
  purpose: Purpose,
  text: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (text === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt(text, sealingKey(purpose), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp"],
    });
    return schema.parse(payload.value);
  } catch {
    // Forged, expired or from another installation.
    return undefined;
  }
}

/** Returns this installation's 256-bit key for one purpose; a text sealed with one key opens with no other. */
export function sealingKey(purpose: string): Uint8Array {
  const secret = env().SESSION_SECRET ?? "development only, never in production";
  return new Uint8Array(hkdfSync("sha256", secret, "", `yeoul ${purpose}`, 32));
}
