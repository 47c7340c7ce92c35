import "client-only";
import * as z from "zod/mini";
import { decodeText } from "@/lib/base/text";
import { readEntry, readStored, writeStored } from "@/lib/browser/storage";
import { entrySchemas } from "@/lib/routing/entry-params";

/** Where a guest came from, as far as this browser knows: the registered visit, the campaign, who shared. */
export type Attribution = { esUuid?: string; campaign?: string; sharedBy?: string };

/** The local storage keys of attribution (R10.6); campaign and shared-by are also in cookies of the same name. */
export const attributionKeys = { esUuid: "es-uuid", campaign: "campaign", sharedBy: "shared-by" } as const;

const esUuidSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/**
 * Returns the attribution to send with a reservation or an event. Stored values may have been tampered with, so they
 * are validated again; missing or invalid ones are left out. Never throws.
 */
export function readAttribution(): Attribution {
  const attribution: Attribution = {};
  const esUuid = esUuidSchema.safeParse(readStored("localStorage", attributionKeys.esUuid));
  if (esUuid.success) attribution.esUuid = esUuid.data;
  const campaign = readTag("campaign", attributionKeys.campaign);
  if (campaign !== undefined) attribution.campaign = campaign;
  const sharedBy = readTag("shared-by", attributionKeys.sharedBy);
  if (sharedBy !== undefined) attribution.sharedBy = sharedBy;
  return attribution;
}

/**
 * Reads this page's own query key, else the stored value, else the cookie. WebKit may have cleared the storage while
 * the cookie, which the server sets, is still there.
 */
function readTag(key: "campaign" | "shared-by", stored: string): string | undefined {
  for (const value of [readEntry(key), readStored("localStorage", stored), readCookie(key)]) {
    const tag = entrySchemas[key].safeParse(value);
    if (tag.success) return tag.data;
  }
  return undefined;
}

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  // The server percent-encodes its cookies; one that cannot be decoded was not set by it.
  return entry === undefined ? undefined : decodeText(entry.slice(name.length + 1));
}

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
