import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}
