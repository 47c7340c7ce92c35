import type { IncomingMessage } from "node:http";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { clientAddress, inNetworks, OWN_NETWORKS } from "@/lib/server/request/client-address";
import type { Env } from "@/lib/server/settings/env-schema";

/** What a proxy of ours sets, and anybody else may only claim. */
const CLAIMS = ["x-forwarded-for", "x-request-id", "traceparent", "tracestate"];

/**
 * Creates what happens to a request before the framework sees it, which knows nothing of sockets later: its client's
 * address becomes an internal header (a forged one is removed), and what only a proxy of ours may say is removed from
 * anybody else's.
 */
export function prepareRequests({
  TRUSTED_HOPS,
  TRUSTED_PROXIES,
}: Pick<Env, "TRUSTED_HOPS" | "TRUSTED_PROXIES">): (
  request: Pick<IncomingMessage, "headers" | "socket">,
) => void {
  const isProxy = inNetworks(TRUSTED_PROXIES ?? OWN_NETWORKS);
  return ({ headers, socket: { remoteAddress: peer } }) => {
    const forwardedFor = headers["x-forwarded-for"];
    const client = clientAddress(peer, String(forwardedFor ?? ""), TRUSTED_HOPS, isProxy);
    for (const name of [internalHeaders.client, ...(isProxy(peer) ? [] : CLAIMS)]) delete headers[name];
    if (client !== undefined) headers[internalHeaders.client] = client;
  };
}
