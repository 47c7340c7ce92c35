import "server-only";
import { isIPv6 } from "node:net";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** Of an IPv6 address so many groups are a household's; it may choose the others anew for every request. */
const HOUSEHOLD_GROUPS = 4;

/**
 * By what those are told apart who are not signed in: the address that the server in front knows, of IPv6 the part that
 * is a household's. Undefined where it is not known: everybody together must not be limited as one.
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
