import "server-only";
import { findMissingPages, loadNearPages } from "@/app/_lint/find-missing-pages";
import { checkPictures } from "@/app/_lint/picture-findings";
import { checkNamedPlaces } from "@/app/_lint/place-findings";
import { checkNamedRecords } from "@/app/_lint/record-findings";
import type { LintFinding } from "@/lib/workbench/lint/lint-finding";
import type { References } from "@/lib/workbench/lint/references";

/** What the look-ups found: pages that do not exist, those that were probably meant, and findings of their own. */
export type LookedUp = {
  missing: Set<string>;
  pages: string[];
  findings: LintFinding[];
  /** Bytes of the pictures on the group's media server, in their full size. */
  pictureBytes: number;
};

/**
 * Looks up everything that a text refers to: pages, pictures, places, events and coupons. What cannot be looked up is
 * left out, or said to be unchecked where that lasts.
 */
export async function lookUpReferences({
  paths,
  pictures,
  addresses,
  places,
  records,
}: References): Promise<LookedUp> {
  const [missing, pictureFindings, placeFindings, recordFindings] = await Promise.all([
    findMissingPages(paths),
    checkPictures(pictures, addresses),
    checkNamedPlaces(places),
    checkNamedRecords(records),
  ]);
  const { findings, bytes } = pictureFindings;
  const pages = await loadNearPages(missing);
  return {
    missing,
    pages,
    findings: [...findings, ...placeFindings, ...recordFindings],
    pictureBytes: bytes,
  };
}
