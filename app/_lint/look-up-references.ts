import "server-only";
import { findMissingPages, loadNearPages } from "@/app/_lint/find-missing-pages";
import { findPictureFaults } from "@/app/_lint/picture-faults";
import { findPlaceFaults } from "@/app/_lint/place-findings";
import { findRecordFaults } from "@/app/_lint/record-faults";
import type { LintFinding } from "@/lib/lint/lint-finding";
import type { References } from "@/lib/lint/references";

/** What the look-ups found: pages that do not exist, those that were probably meant, and faults of their own. */
export type LookedUp = {
  missing: Set<string>;
  pages: string[];
  faults: LintFinding[];
  /** Bytes of the pictures on the group's media server, in their full size. */
  pictureBytes: number;
};

/**
 * Looks up everything that a text refers to: pages, pictures, places, events and coupons. What cannot be looked up is left
 * out, or said to be unchecked where that lasts.
 */
export async function lookUpReferences({
  paths,
  pictures,
  addresses,
  places,
  records,
}: References): Promise<LookedUp> {
  const [missing, pictureFaults, placeFaults, recordFaults] = await Promise.all([
    findMissingPages(paths),
    findPictureFaults(pictures, addresses),
    findPlaceFaults(places),
    findRecordFaults(records),
  ]);
  const { faults, bytes } = pictureFaults;
  const pages = await loadNearPages(missing);
  return { missing, pages, faults: [...faults, ...placeFaults, ...recordFaults], pictureBytes: bytes };
}
