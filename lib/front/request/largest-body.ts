import { isFromStaff } from "@/lib/front/workbench/is-from-staff";

/** Nothing that a page of ours or a gateway sends is larger. */
const MOST_BYTES = 64 * 1024;
/** A part is at most a megabyte of text; the workbench sends one in both languages, in JSON. */
const MOST_BYTES_OF_DRAFT = 4 * 1024 * 1024;
const DRAFT_PATH = /^\/workbench\/(?:keep|lint|share|live)$/;

/** How many bytes are read of what is sent to an address: of drafts more, from staff alone, whoever else may ask. */
export function largestBody(
  target: string,
  headers: { cookie?: string | undefined },
  now: () => number = Date.now,
): number {
  return DRAFT_PATH.test(target) && isFromStaff(headers, now()) ? MOST_BYTES_OF_DRAFT : MOST_BYTES;
}
