import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { markers } from "#database/schema/collected.ts";

const MARKER = "shop-keys";

/** The key an outlet and the card gateway agreed on when they signed their contract; every database has its own. */
export async function loadShopKey(database: Database, merchantId: string): Promise<string> {
  await database
    .insert(markers)
    .values({ name: MARKER, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [marker] = await database.select().from(markers).where(eq(markers.name, MARKER));
  if (!marker) throw new Error("The database lost the shop keys.");
  return createHmac("sha256", marker.value).update(merchantId).digest("hex");
}

/** SHA-256 over the values by name, in the order given, and the shop's key last: how the gateway's parties sign. */
export function signValues(values: Record<string, string | number>, shopKey: string): string {
  const text = Object.entries({ ...values, signKey: shopKey })
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return createHash("sha256").update(text).digest("hex");
}

/** Whether a signature is that of the values, without telling by its haste where the two part. */
export function isSignatureOf(
  signature: string,
  values: Record<string, string | number>,
  shopKey: string,
): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signValues(values, shopKey))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
