import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { openTestSandbox } from "./open-test-sandbox.ts";

/** The origin of the web application; nothing listens there, as only its addresses are checked. */
export const WEB = "http://web.test";

/**
 * Opens a test sandbox whose login providers and card gateway listen on real ports, for browsers and for the back end's
 * calls.
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

/** Listens on a free port before its app exists, because a provider needs its origin when it is created. */
export async function claimPort() {
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
