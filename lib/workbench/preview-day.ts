import "server-only";
import * as z from "zod/mini";
import { seal, unseal } from "@/lib/account/session";
import { venueInstant } from "@/lib/base/venue-instant";
import { loadTimeZones } from "@/lib/place/load-time-zones";

const NOON = "12:00";
/** How long a ticket is valid: for as long as a preview may stay open and send calls, in milliseconds. */
const TICKET_MS = 2 * 60 * 60_000;

const ticketSchema = z.object({ instant: z.iso.datetime() });

/** Returns the instant that a preview of a day shows: noon in the group's zone; undefined for what is no day. */
export async function previewInstant(day: string | undefined): Promise<Date | undefined> {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    return undefined;
  return venueInstant(day, NOON, (await loadTimeZones()).group);
}

/** Returns a ticket with which a preview's own calls are answered as of its instant: only staff's previews have one. */
export function issueTicket(instant: Date): Promise<string> {
  return seal("preview-day", { instant: instant.toISOString() }, new Date(Date.now() + TICKET_MS));
}

/** Returns the instant of a ticket; undefined for one that is forged, over or missing. */
export async function readTicket(ticket: string | undefined): Promise<Date | undefined> {
  const opened = await unseal("preview-day", ticket, ticketSchema);
  return opened && new Date(opened.instant);
}
