import "server-only";
import sharp from "sharp";
import { request } from "undici";
import { loadPicture } from "@/app/discovery/load-picture";
import { findingAt, type LintFinding } from "@/lib/lint/lint-finding";
import { type PictureAddress, type ShownPicture, toLargePicture } from "@/lib/lint/shown-pictures";
import { mediaServer } from "@/lib/picture/own-media-server";

const MAX_PICTURES = 60;
const AT_A_TIME = 6;
const WITHIN_MS = 3_000;
/** Bytes from which a picture is heavy however it is shown. */
const HEAVY = 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Finds pictures that do not exist, that are heavy, and that are much larger than they are shown (R11.4). Requests only
 * the group's own media server; what does not answer is not this check's concern.
 */
export async function findPictureFaults(
  shown: readonly ShownPicture[],
  addresses: readonly PictureAddress[],
): Promise<LintFinding[]> {
  const faults = await inTurn(addresses.slice(0, MAX_PICTURES), judgeAddress);
  const wrong = new Set(faults.map(({ line, column }) => `${line}:${column}`));
  const right = shown.filter(({ at }) => !wrong.has(`${at.line}:${at.column}`));
  return [...faults, ...(await inTurn(right.slice(0, MAX_PICTURES), judgeSize))];
}

async function inTurn<Item>(
  items: readonly Item[],
  judge: (item: Item) => Promise<LintFinding | undefined>,
): Promise<LintFinding[]> {
  const found: LintFinding[] = [];
  for (let at = 0; at < items.length; at += AT_A_TIME) {
    const judged = await Promise.all(items.slice(at, at + AT_A_TIME).map(judge));
    found.push(...judged.filter((finding) => finding !== undefined));
  }
  return found;
}

async function judgeAddress({ address, at, isSized }: PictureAddress): Promise<LintFinding | undefined> {
  const origin = mediaServer()?.origin;
  if (origin === undefined || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin) return undefined;
  try {
    const { statusCode, headers, body } = await request(url, {
      method: "HEAD",
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await body.dump();
    if (statusCode === 404 || statusCode === 410) return findingAt("missing-picture", at, address);
    const bytes = Number(headers["content-length"] ?? 0);
    return bytes > HEAVY && !isSized
      ? findingAt("heavy-picture", at, `${(bytes / MEGABYTE).toFixed(1)} MB`)
      : undefined;
  } catch {
    // The server does not answer just now.
    return undefined;
  }
}

async function judgeSize(picture: ShownPicture): Promise<LintFinding | undefined> {
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
