import "client-only";
import * as z from "zod/mini";
import { readEntry } from "@/lib/browser/entry";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "booked-reservation-id";
const idSchema = z.string().check(z.regex(/^(?:AH_)?\d{1,15}$/));

/** Stores the id of the last reservation booked in this browser (R6.8, R10.6). */
export function rememberBooked(reservationId: string): void {
  writeStored("localStorage", KEY, reservationId);
}

/** Returns the id of the last reservation booked in this browser, for a page whose address has lost it (R6.8). */
export function readBooked(): string | undefined {
  return idSchema.safeParse(readEntry("reservation-id") ?? readStored("localStorage", KEY)).data;
}
