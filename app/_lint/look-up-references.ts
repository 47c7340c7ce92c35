import "server-only";
import { findMissingPages, loadNearPages } from "@/app/_lint/find-missing-pages";
import { findPictureFaults } from "@/app/_lint/picture-faults";
import { findPlaceFaults } from "@/app/_lint/place-findings";
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

/** Looks up everything that a text refers to: pages, pictures and places. What cannot be looked up is left out. */
export async function lookUpReferences({
  paths,
  pictures,
  addresses,
  places,
}: References): Promise<LookedUp> {
  const [missing, pictureFaults, placeFaults] = await Promise.all([
    findMissingPages(paths),
    findPictureFaults(pictures, addresses),
    findPlaceFaults(places),
  ]);
  const { faults, bytes } = pictureFaults;
  const pages = await loadNearPages(missing);
  return { missing, pages, faults: [...faults, ...placeFaults], pictureBytes: bytes };
}
