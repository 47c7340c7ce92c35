import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpResponse } from "@/lib/server/http-message";

/** The statuses by which Node itself answers what its parser reports; everything else is 400. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);
/** The first line of a request for a page, of which the parser refuses only letters that are not escaped. */
const REQUEST_LINE = /^(?:GET|HEAD) (\/(?![/\\])[!-[\]-~\x80-\xff]{0,4095}) HTTP\/1\.[01]\r?\n/;
const EMPTY = { headers: {}, body: new Uint8Array() };
/** Milliseconds in which a client may finish what it was sending, and read the answer. */
const LINGER_MS = 2_000;

/** Connections that were answered, on which the rest of the request still arrives. */
const closing = new WeakSet<Duplex>();

/**
 * Answers bytes that are no HTTP request, or a request that came too slowly, and closes the connection: as Node does,
 * but with these headers, headers that are too large with the page `tooLarge`, and an address whose letters are not
 * escaped with the same address escaped (R1.3). What the client is still sending is
 * read and dropped for a moment: a connection that is closed before takes the answer with it, and a proxy that was
 * sending counts a failure of this instance. A connection that the client has closed gets nothing.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException & { rawPacket?: Buffer },
  socket: Duplex,
  {
    headers,
    tooLarge,
  }: { headers: HttpResponse["headers"]; tooLarge: Pick<HttpResponse, "headers" | "body"> },
): void {
  if (closing.has(socket)) return;
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  closing.add(socket);
  const location = error.code === "HPE_INVALID_URL" ? escapedTarget(error.rawPacket) : undefined;
  const status = location === undefined ? (statuses.get(error.code ?? "") ?? 400) : 307;
  const page = status === 431 ? tooLarge : EMPTY;
  const lines = Object.entries({
    ...headers,
    ...page.headers,
    ...(location === undefined ? {} : { location }),
    connection: "close",
    "content-length": String(page.body.length),
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on("close", () => clearTimeout(timer));
  socket.resume();
  socket.end(page.body);
}

/** Returns the target of the request that begins with these bytes, with every byte escaped that is not ASCII. */
function escapedTarget(packet: Buffer | undefined): string | undefined {
  const [, target] = REQUEST_LINE.exec(packet?.toString("latin1") ?? "") ?? [];
  const escaped = target?.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return escaped === target ? undefined : escaped;
}
