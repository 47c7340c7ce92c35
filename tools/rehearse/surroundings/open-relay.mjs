import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";

/** Makes a certificate for `localhost` that is valid and one that has expired; `trusted` is the file with both. */
export async function makeCertificates(folder) {
  const file = (name) => join(folder, name);
  const [key, request, valid, expired, trusted] = ["key", "request", "valid", "expired", "trusted"].map(
    (name) => file(`${name}.pem`),
  );
  const openssl = (...words) => execFileSync("openssl", words, { stdio: "pipe" });
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  openssl("req", "-new", "-nodes", "-newkey", "rsa:2048", ...subject, "-keyout", key, "-out", request);
  for (const [out, days] of [
    [valid, "2"],
    [expired, "-1"],
  ]) {
    const words = ["x509", "-req", "-in", request, "-signkey", key, "-days", days];
    openssl(...words, "-copy_extensions", "copy", "-out", out);
  }
  const [validText, expiredText] = await Promise.all([readFile(valid, "utf8"), readFile(expired, "utf8")]);
  await writeFile(trusted, validText + expiredText);
  return { key: await readFile(key, "utf8"), valid: validText, expired: expiredText, trusted };
}

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
