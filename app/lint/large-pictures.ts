import "server-only";
import sharp from "sharp";
import { loadPicture } from "@/app/discovery/load-picture";
import type { LintFinding } from "@/lib/lint/lint-finding";
import { type ShownPicture, toLargePicture } from "@/lib/lint/shown-pictures";

const MAX_PICTURES = 60;
const AT_A_TIME = 6;

/**
 * Finds pictures that are much larger than they are shown (R11.4). Requests only the group's own media server; a
 * picture that does not load, or is not an image, is not this check's concern.
 */
export async function findLargePictures(shown: readonly ShownPicture[]): Promise<LintFinding[]> {
  const pictures = shown.slice(0, MAX_PICTURES);
  const found: LintFinding[] = [];
  for (let at = 0; at < pictures.length; at += AT_A_TIME) {
    const judged = await Promise.all(pictures.slice(at, at + AT_A_TIME).map(judge));
    found.push(...judged.filter((finding) => finding !== undefined));
  }
  return found;
}

async function judge(picture: ShownPicture): Promise<LintFinding | undefined> {
  try {
    const bytes = await loadPicture(picture.address);
    if (bytes === undefined) return undefined;
    const { width, format } = await sharp(bytes).metadata();
    return format === "svg" || width === undefined ? undefined : toLargePicture(picture, width);
  } catch {
    // Missing, or not measurable.
    return undefined;
  }
}
