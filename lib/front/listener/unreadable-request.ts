import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FrontResponse } from "@/lib/front/front-message";

/** The statuses by which Node itself answers what its parser reports; everything else is 400. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/**
 * Answers bytes that are no HTTP request, or a request that came too slowly, and closes the connection: as Node does,
 * but with these headers. A connection that the client has closed gets nothing.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: FrontResponse["headers"],
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses.get(error.code ?? "") ?? 400;
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n`, () => socket.destroy());
}
