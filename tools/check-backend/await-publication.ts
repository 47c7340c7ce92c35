import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createPublication } from "@/lib/server/receive-publication";
import { PUBLISH_PATH } from "@/lib/server/request/sender";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { explainSignature } from "@/tools/check-backend/explain-signature";

const MAX_BYTES = 64 * 1024;

export type Awaiting = {
  port: number;
  /** The secret that the back end signs with (`PUBLISH_SECRET`). */
  secret: string;
  /** Milliseconds. */
  patience: number;
  /** Called once it listens: now something can be published. */
  onReady: (address: string) => void;
};

type Message = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Listens where the web application would, and checks the first publication that arrives. */
export async function checkPublication(
  check: CheckContext,
  { port, secret, patience, onReady }: Awaiting,
): Promise<void> {
  const id = "publication";
  const server = createServer();
  let arrive: (message: Message | undefined) => void = () => {};
  const arrival = new Promise<Message | undefined>((resolve) => {
    arrive = resolve;
  });
  server.on("request", async (request, response) => {
    const body = await readStart(request).catch(() => undefined);
    // Broken off; the back end will send it again.
    if (body === undefined) return;
    arrive({
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body,
    });
    response.writeHead(202).end();
  });
  server.listen(port);
  await once(server, "listening");
  onReady(`http://localhost:${port}${PUBLISH_PATH}`);
  const timer = setTimeout(() => arrive(undefined), patience);
  const message = await arrival;
  clearTimeout(timer);
  server.closeAllConnections();
  server.close();
  await checkMessage(check, id, message, { secret, patience });
}

/** Reads a body, and of one that is too long as much as tells. */
async function readStart(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (bytes <= MAX_BYTES) chunks.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(chunks);
}

async function checkMessage(
  check: CheckContext,
  id: string,
  message: Message | undefined,
  { secret, patience }: Pick<Awaiting, "secret" | "patience">,
): Promise<void> {
  const guest = "Sees what was published only when what is kept has aged, after seconds or minutes.";
  const differs = (
    path: string,
    expected: string,
    got: string,
    kind: "differs" | "insecure" | "missing" = "differs",
  ) => check.note(id, { kind, path, expected, got, guest });
  if (message === undefined)
    return differs(
      PUBLISH_PATH,
      "a publication",
      `none within ${Math.round(patience / 1_000)} seconds`,
      "missing",
    );
  if (message.path.split("?")[0] !== PUBLISH_PATH)
    return differs("address", `POST ${PUBLISH_PATH}`, `${message.method} ${message.path}`);
  const answer = createPublication({ secrets: [secret], forget: async () => true });
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const { status } = await answer({
    method: message.method,
    target: PUBLISH_PATH,
    client: undefined,
    headers,
    body: message.body,
  });
  if (status === 202) return check.pass(id);
  if (status === 401) {
    const missing = ["webhook-id", "webhook-timestamp", "webhook-signature"].filter(
      (name) => !(name in headers),
    );
    if (missing.length > 0)
      return differs(
        `header ${missing.join(", ")}`,
        "a signature by Standard Webhooks with PUBLISH_SECRET, not older than five minutes",
        "nothing",
        "insecure",
      );
    const body = message.body.toString("utf8");
    const { path, expected, got } = explainSignature({ headers, body, secret, now: new Date() });
    return differs(path, expected, got, "insecure");
  }
  if (status === 405) return differs("method", "POST", message.method);
  differs("body", '{ "type": "content.published", "data": { … } }', message.body.toString("utf8", 0, 60));
}
