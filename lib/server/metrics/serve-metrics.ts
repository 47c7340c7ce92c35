import { createServer, type Server } from "node:http";
import { AggregatorRegistry } from "prom-client";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Serves the figures of all threads at `/metrics` on a port of their own, which no guest can reach. `read` returns
 * those of each thread; `host` is the address to listen at, else every one. Everything else is 404.
 */
export function serveMetrics(
  port: number,
  host: string | undefined,
  read: () => Promise<object[][]>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const merged = AggregatorRegistry.aggregate(await read());
      response.writeHead(200, { "content-type": CONTENT_TYPE }).end(await merged.metrics());
    } catch {
      // The other thread has ended with the process.
      response.writeHead(503).end();
    }
  });
  // It ends with the process, and never holds it.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
