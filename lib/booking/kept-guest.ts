import "client-only";
import * as z from "zod/mini";
import type { GuestDetails } from "@/lib/booking/guest-details";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "kept-guest";

const keptSchema = z.object({
  name: z.string().check(z.maxLength(2_000)),
  country: z.string().check(z.maxLength(2)),
  mobile: z.string().check(z.maxLength(60)),
  email: z.string().check(z.maxLength(300)),
});

/** How a guest is reached, as they asked this device to keep it; no wish and no allergy is. */
export type KeptGuest = Pick<GuestDetails, "name" | "country" | "mobile" | "email">;

/** Returns what a guest asked this device to keep; undefined where nobody did, or forgot it. */
export function readKeptGuest(): KeptGuest | undefined {
  const kept = keptSchema.safeParse(readStored("localStorage", KEY));
  return kept.success ? kept.data : undefined;
}

/** Keeps how a guest is reached on this device, until they forget it or log out. */
export function keepGuest({ name, country, mobile, email }: GuestDetails): void {
  writeStored("localStorage", KEY, { name, country, mobile, email });
}

/** Removes from this device how a guest is reached. */
export function forgetKeptGuest(): void {
  writeStored("localStorage", KEY, null);
}
