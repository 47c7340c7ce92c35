import "server-only";
import { request } from "undici";
import { readBytes } from "@/lib/http/read-bytes";
import { remainingMilliseconds, runWithTimeLimit } from "@/lib/http/request-deadline";
import { env } from "@/lib/server/settings/env";

const MAX_BYTES = 8 * 1024 * 1024;
const WITHIN_MS = 3_000;

/**
 * Loads the bytes of a picture from the group's own media server; undefined for any other address, because this server
 * never fetches addresses that others choose. Throws an `Error` when the picture fails to load or is too large.
 */
export async function loadPicture(address: string | undefined): Promise<Uint8Array | undefined> {
  const { MEDIA_ORIGIN } = env();
  if (address === undefined || MEDIA_ORIGIN === undefined || !URL.canParse(address, MEDIA_ORIGIN))
    return undefined;
  const url = new URL(address, MEDIA_ORIGIN);
  if (url.origin !== MEDIA_ORIGIN) return undefined;
  return runWithTimeLimit(Math.min(WITHIN_MS, remainingMilliseconds()), (signal) => loadBytes(url, signal));
}

async function loadBytes(url: URL, signal: AbortSignal): Promise<Uint8Array> {
  const { statusCode, body } = await request(url, { signal });
  const bytes = await readBytes(body, MAX_BYTES);
  if (bytes === undefined) throw new Error(`the picture at ${url.pathname} exceeds the size limit`);
  if (statusCode !== 200) throw new Error(`the picture at ${url.pathname} returned ${statusCode}`);
  return bytes;
}
