import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { isLoopback } from "@/tools/check-backend/send";

/** Of one field of one call. */
const MOST_PICTURES = 2;
const PATIENCE_MS = 5_000;
/** Addresses of networks of one's own (RFC 1918, RFC 4193, RFC 3927), which no guest reaches. */
const PRIVATE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|0\.0\.0\.0$)|\.(?:local|internal|lan)$|^[^.:]+$/;

/** Loads a few of the pictures that each field of the answers names, as a guest's browser does. */
export async function checkPictures(check: CheckContext): Promise<void> {
  const tried = new Map<string, string[]>();
  for (const [address, { call, field }] of check.pictures) {
    const place = `${call} ${field}`;
    const ofField = [...(tried.get(place) ?? []), address];
    if (!/^https?:/.test(address) || ofField.length > MOST_PICTURES) continue;
    tried.set(place, ofField);
    await checkPicture(check, { call, field, address });
  }
}

async function checkPicture(
  check: CheckContext,
  { call, field, address }: { call: string; field: string; address: string },
): Promise<void> {
  const differs = (expected: string, got: string) =>
    check.note(call, {
      path: `the address of a picture (${field})`,
      expected,
      got,
      guest: "Sees no picture, or an empty frame.",
      asked: { method: "GET", address, language: "" },
    });
  if (!URL.canParse(address)) return differs("an address", JSON.stringify(address.slice(0, 60)));
  const { hostname, protocol } = new URL(address);
  const isOwn = isLoopback(check.origin.hostname);
  if (!isOwn && (isLoopback(hostname) || PRIVATE.test(hostname)))
    return differs("a host that guests reach", hostname);
  if (isOwn && PRIVATE.test(hostname) && !isLoopback(hostname))
    return differs("a host that guests reach", hostname);
  if (protocol !== "https:" && !isLoopback(hostname)) return differs("https:", protocol);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    const type = response.headers.get("content-type") ?? "nothing";
    if (!response.ok) differs("200", `${response.status}`);
    else if (!type.startsWith("image/")) differs("an image (content-type)", type);
  } catch (error) {
    differs("200", error instanceof Error ? error.message : String(error));
  }
}
