import { isStaffRequest } from "@/lib/server/request/is-staff-request";

/** In bytes; neither our pages nor a gateway send more. */
const MAX_BYTES = 64 * 1024;
/** A part is at most a megabyte of text; the workbench sends one in both languages, as JSON. */
const MAX_DRAFT_BYTES = 4 * 1024 * 1024;
const DRAFT_PATH = /^\/workbench\/(?:draft|lint|share|live)$/;

/** Returns the maximum body size in bytes for an address: more for drafts, but only from staff. */
export function maxBodyBytes(
  target: string,
  headers: { cookie?: string | undefined },
  now: () => number = Date.now,
): number {
  return DRAFT_PATH.test(target) && isStaffRequest(headers, now()) ? MAX_DRAFT_BYTES : MAX_BYTES;
}
