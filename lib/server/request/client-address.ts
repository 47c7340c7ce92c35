import { BlockList, isIPv6 } from "node:net";

/** Addresses that no guest comes from: this machine and the networks behind a proxy (RFC 1918, 4193, 6598). */
const inside = new BlockList();
for (const [network, prefix] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  inside.addSubnet(network, prefix);
}
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/**
 * Returns the client's address: the peer of the socket, or, behind `trustedHops` proxies of our own, the address that
 * the outermost of them saw. Entries left of that in `X-Forwarded-For` were written by the client and are not
 * trusted. `undefined` for a peer inside our own network where no proxy is configured: it carries every client, and
 * limits by its address would lock all of them out.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string | undefined {
  if (trustedHops === 0) return peer === undefined || isInside(peer) ? undefined : peer;
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  return hops.filter((hop) => hop !== "").at(-trustedHops);
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return inside.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
