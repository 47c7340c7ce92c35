import { once } from "node:events";
import { connect } from "node:net";
import { createServer } from "node:tls";

/**
 * Ends TLS in front of the back end, whose certificate and address can then change while it runs. Connections that are
 * open at a change are closed, as by a balancer that is replaced.
 */
export async function openRelay({ port, target, certificates: { key, valid, expired } }) {
  const sockets = new Set();
  const server = createServer({ key, cert: valid }, (socket) => {
    const other = connect(target, "127.0.0.1");
    for (const [one, another] of [
      [socket, other],
      [other, socket],
    ]) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        another.destroy();
      });
      one.pipe(another);
    }
  });
  server.on("tlsClientError", () => {});
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (host) => {
    server.listen({ port, host, ipv6Only: host === "::1" });
    await once(server, "listening");
  };
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    closeConnections();
    await closed;
  };
  await listen("127.0.0.1");
  return {
    close,
    expire: () => {
      server.setSecureContext({ key, cert: expired });
      closeConnections();
    },
    renew: () => {
      server.setSecureContext({ key, cert: valid });
      closeConnections();
    },
    /** Leaves the address under which it was found until now. */
    moveTo: async (host) => {
      await close();
      await listen(host);
    },
  };
}
