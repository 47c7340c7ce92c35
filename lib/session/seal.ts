import "server-only";
import { EncryptJWT, jwtDecrypt } from "jose";
import type * as z from "zod/mini";
import { sealingKey } from "@/lib/session/sealing-key";

/** What a sealed text is for; one that was made for another purpose does not open. */
type Purpose = "session" | "login-attempt";

/**
 * Encrypts a value into a text that only this installation can open, and only until `expiresAt`. Whoever carries it
 * learns nothing from it.
 */
export function seal(purpose: Purpose, value: Record<string, unknown>, expiresAt: Date): Promise<string> {
  return new EncryptJWT({ value })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(expiresAt)
    .encrypt(sealingKey(purpose));
}

/** The sealed value; undefined for a text that is forged, out of date or not what the schema says. Never raises. */
export async function open<Schema extends z.ZodMiniType>(
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
    // Forged, worn out or from another installation: all the same to us, it opens nothing.
    return undefined;
  }
}
