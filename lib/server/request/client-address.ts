import { BlockList, isIP, isIPv6 } from "node:net";
import { words } from "@/lib/base/text";

/**
 * Networks that no guest comes from: this machine, and those behind a proxy (RFC 1918, 4193, 6598). A proxy of our own
 * stands in one of them, unless `TRUSTED_PROXIES` names it.
 */
export const OWN_NETWORKS: readonly string[] = words(`
  10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7
  fe80::/10
`);

/** Returns whether a text is an address or a network such as `10.0.3.0/24`, as `TRUSTED_PROXIES` lists them. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && more.length === 0 && (prefix === undefined || (/^\d+$/.test(prefix) && +prefix <= bits));
}

/** Returns a check of whether an address is in one of the networks; `undefined`, a socket that has ended, is in none. */
export function inNetworks(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address = "") => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) > 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
}

const isInside = inNetworks(OWN_NETWORKS);

/**
 * Returns the client's address: the peer of the socket, or, behind `trustedHops` proxies of our own, the address that
 * the outermost of them saw. Entries left of that in `X-Forwarded-For` were written by the client and are not
 * trusted; nor is the header of a peer that is none of our proxies, which may reach this port by itself. `undefined`
 * for a peer inside our own network where no proxy is configured: it carries every client, and limits by its address
 * would lock all of them out.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
  isProxy: (peer: string | undefined) => boolean = isInside,
): string | undefined {
  if (trustedHops === 0 || !isProxy(peer)) return isInside(peer) ? undefined : peer;
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  return hops.filter((hop) => hop !== "").at(-trustedHops);
}
