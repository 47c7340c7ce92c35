/**
 * Who asks: the peer of the socket, or, behind `trustedHops` proxies of our own, the address that the outermost of them
 * saw. What stands left of that in `X-Forwarded-For` was written by the client and is not believed.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string | undefined {
  if (trustedHops === 0) return peer;
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const seen = hops.filter((hop) => hop !== "").at(-trustedHops);
  return seen ?? peer;
}
