import "client-only";
import * as z from "zod/mini";
import { readEntry } from "@/lib/browser/entry";
import { readStored } from "@/lib/browser/storage";
import { entrySchemas } from "@/lib/routing/entry-params";

/** Where a guest came from, as far as this browser knows: the visit that is registered, the campaign, who shared. */
export type Attribution = { esUuid?: string; campaign?: string; sharedBy?: string };

/** The local storage keys of spec §3 that hold it; campaign and shared-by stand in a cookie of the same name too. */
export const attributionKeys = { esUuid: "es-uuid", campaign: "campaign", sharedBy: "shared-by" } as const;

const esUuidSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/**
 * What travels with a reservation or an event. What is stored was perhaps tampered with, so it is checked again; what
 * is missing or does not fit is left out. Never throws.
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
 * What this very address said counts before what was kept. WebKit may have emptied the storage while the cookie, which
 * the server sets, is still there.
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
  return entry === undefined ? undefined : decode(entry.slice(name.length + 1));
}

/** The server writes a cookie percent-encoded; one that cannot be read so was not written by it. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
