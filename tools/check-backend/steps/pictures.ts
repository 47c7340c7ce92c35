import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { isLoopback } from "@/tools/check-backend/send";

const MOST_PICTURES = 6;
const PATIENCE_MS = 5_000;
/** Addresses of networks of one's own (RFC 1918, RFC 4193, RFC 3927), which no guest reaches. */
const PRIVATE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|0\.0\.0\.0$)|\.(?:local|internal|lan)$|^[^.:]+$/;

/** Loads a few of the pictures that the answers name, as a guest's browser does. */
export async function checkPictures(check: CheckContext, { pictures }: Found): Promise<void> {
  const byCall = [...pictures].filter(([address]) => /^https?:/.test(address));
  const calls = [...new Set(byCall.map(([, call]) => call))];
  for (const call of calls)
    for (const [address] of byCall
      .filter(([, named]) => named === call)
      .slice(0, MOST_PICTURES / calls.length))
      await checkPicture(check, call, address);
}

async function checkPicture(check: CheckContext, call: string, address: string): Promise<void> {
  const differs = (expected: string, got: string) =>
    check.note(call, {
      path: "the address of a picture",
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
  if (check.origin.protocol === "https:" && protocol !== "https:") return differs("https:", protocol);
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
