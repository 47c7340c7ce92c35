import "server-only";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { request } from "undici";
import { loadPicture } from "@/app/_discovery/load-picture";
import { mapConcurrently } from "@/lib/base/map-concurrently";
import { mediaServer } from "@/lib/place/own-media-server";
import { env } from "@/lib/server/settings/env";
import { unshownPicture } from "@/lib/workbench/lint/hidden-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { type PictureAddress, type ShownPicture, toLargePicture } from "@/lib/workbench/lint/shown-pictures";

const MAX_PICTURES = 60;
const AT_A_TIME = 6;
const WITHIN_MS = 3_000;
/** Bytes from which a picture is heavy however it is shown. */
const HEAVY = 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Finds pictures that do not exist, that are heavy, and that are much larger than they are shown (R11.4), and the bytes
 * of all of them together. Requests only the group's own media server and the hosts that operators have named
 * (`MEDIA_HOSTS`); what does not answer is not this check's concern.
 */
export async function checkPictures(
  shown: readonly ShownPicture[],
  addresses: readonly PictureAddress[],
): Promise<{ findings: LintFinding[]; bytes: number }> {
  const measured = (await mapConcurrently(addresses.slice(0, MAX_PICTURES), AT_A_TIME, measure)).filter(
    (size) => size !== undefined,
  );
  const foreign = addresses
    .filter(isOfUnnamedHost)
    .map(({ address, at }) => unshownPicture(at, address, "host"));
  const findings = [...foreign, ...measured.flatMap(findingsOf)];
  const bytesOf = new Map(measured.map(({ address, bytes }) => [address, bytes]));
  const wrong = new Set(findings.map(({ line, column }) => `${line}:${column}`));
  const right = shown.filter(({ at }) => !wrong.has(`${at.line}:${at.column}`));
  const large = await mapConcurrently(right.slice(0, MAX_PICTURES), AT_A_TIME, checkSize);
  return {
    findings: [...findings, ...large.filter((finding) => finding !== undefined)],
    bytes: [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

type Size = { isMissing: boolean; isPage: boolean; bytes: number };
type Measured = PictureAddress & Size;

/**
 * What the media server has said within the last half minute: an author's next change does not ask again, nor does each
 * of many pages with the same pictures.
 */
const sizes = new LRUCache<string, Size>({ max: 2_000, ttl: 30_000 });

/** Whether pages may not load a picture from there: operators have named the hosts, and this is none of them. */
function isOfUnnamedHost({ address }: PictureAddress): boolean {
  const { PUBLIC_ORIGIN, MEDIA_HOSTS } = env();
  if (MEDIA_HOSTS.length === 0 || !URL.canParse(address, PUBLIC_ORIGIN)) return false;
  const { origin, host, protocol } = new URL(address, PUBLIC_ORIGIN);
  const isOwn = origin === PUBLIC_ORIGIN || origin === mediaServer()?.origin;
  return !isOwn && /^https?:$/.test(protocol) && !MEDIA_HOSTS.includes(host);
}

function findingsOf({ address, at, isSized, isMissing, isPage, bytes }: Measured): LintFinding[] {
  if (isPage) return [unshownPicture(at, address, "page")];
  if (isMissing) return [findingAt("missing-picture", at, address)];
  return bytes > HEAVY && !isSized
    ? [findingAt("heavy-picture", at, `${(bytes / MEGABYTE).toFixed(1)} MB`)]
    : [];
}

async function measure(picture: PictureAddress): Promise<Measured | undefined> {
  const size = await readSize(picture.address);
  return size && { ...picture, ...size };
}

async function readSize(address: string): Promise<Size | undefined> {
  const own = mediaServer()?.origin;
  if (!URL.canParse(address, own)) return undefined;
  const url = new URL(address, own);
  const isNamed = url.protocol === "https:" && env().MEDIA_HOSTS.includes(url.host);
  if (url.origin !== own && !isNamed) return undefined;
  const known = sizes.get(url.href);
  if (known !== undefined) return known;
  try {
    const { statusCode, headers, body } = await request(url, {
      method: "HEAD",
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await body.dump();
    const isMissing = statusCode === 404 || statusCode === 410;
    const isPage = !isMissing && /^text\/html\b/i.test(String(headers["content-type"] ?? ""));
    const size = { isMissing, isPage, bytes: isMissing ? 0 : Number(headers["content-length"] ?? 0) };
    sizes.set(url.href, size);
    return size;
  } catch {
    // The server does not answer just now.
    return undefined;
  }
}

async function checkSize(picture: ShownPicture): Promise<LintFinding | undefined> {
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
