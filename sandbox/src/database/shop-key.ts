import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { markers } from "#database/schema/collected.ts";
import type { Database } from "./open-database.ts";

const MARKER = "shop-keys";

/** Returns the signing key shared by an outlet and the card gateway; it differs for every database. */
export async function loadShopKey(database: Database, merchantId: string): Promise<string> {
  await database
    .insert(markers)
    .values({ name: MARKER, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [marker] = await database.select().from(markers).where(eq(markers.name, MARKER));
  if (!marker) throw new Error("The database has no shop keys.");
  return createHmac("sha256", marker.value).update(merchantId).digest("hex");
}

/** Returns the gateway's signature: SHA-256 over the values by name, in the given order, and the shop's key last. */
export function signValues(values: Record<string, string | number>, shopKey: string): string {
  const text = Object.entries({ ...values, signKey: shopKey })
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return createHash("sha256").update(text).digest("hex");
}

/** Returns whether a signature is that of the values, compared in constant time. */
export function isSignatureOf(
  signature: string,
  values: Record<string, string | number>,
  shopKey: string,
): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signValues(values, shopKey))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
