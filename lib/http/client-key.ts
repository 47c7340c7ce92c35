import "server-only";
import { isIPv6 } from "node:net";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** How many groups of an IPv6 address identify a household; it may change the others with every request. */
const HOUSEHOLD_GROUPS = 4;

/**
 * Returns the key that identifies an anonymous client: the address that the web server sees, or the household's
 * part of an IPv6 address. `undefined` where it is unknown: all such clients must not share one limit.
 */
export function clientKey(headers: Headers): string | undefined {
  const address = headers.get(internalHeaders.client)?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (!isIPv6(address)) return address === "" ? undefined : address;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const left = head.split(":").filter((group) => group !== "");
  const right = tail === undefined ? [] : tail.split(":");
  const filled = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return filled
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
