import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { openTestSandbox } from "./open-test-sandbox.ts";

/** Where the web application would be; nothing listens there, for only its addresses matter. */
export const WEB = "http://web.test";

/**
 * A test sandbox whose login providers and card gateway listen on ports of their own, as browsers and the back end
 * need them.
 */
export async function openServedSandbox(settings: Record<string, string> = {}) {
  const [messenger, loyalty, cardGateway] = [await claimPort(), await claimPort(), await claimPort()];
  const sandbox = await openTestSandbox({
    settings: {
      MESSENGER_ORIGIN: messenger.origin,
      LOYALTY_ORIGIN: loyalty.origin,
      GATEWAY_ORIGIN: cardGateway.origin,
      PUBLIC_ORIGIN: WEB,
      ...settings,
    },
  });
  messenger.serve(sandbox.messenger);
  loyalty.serve(sandbox.loyalty);
  cardGateway.serve(sandbox.cardGateway);
  return {
    ...sandbox,
    async close() {
      messenger.close();
      loyalty.close();
      cardGateway.close();
      await sandbox.close();
    },
  };
}

export type ServedSandbox = Awaited<ReturnType<typeof openServedSandbox>>;

/** A provider must know its own address before it is made, so the port is claimed first. */
async function claimPort() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (app: { fetch: Parameters<typeof getRequestListener>[0] }) =>
      server.on("request", getRequestListener(app.fetch)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
