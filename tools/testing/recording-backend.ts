import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export type RecordedRequest = { url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status?: number; headers?: OutgoingHttpHeaders; body: unknown };

/** A back end for tests of handlers: records each request unchanged and responds as the test says. */
export class RecordingBackend {
  readonly requests: RecordedRequest[] = [];
  answer: (request: RecordedRequest) => Answer | Promise<Answer> = () => ({ body: { data: true } });
  #server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const recorded = { url: request.url ?? "", headers: request.headers, body };
    this.requests.push(recorded);
    const answer = await this.answer(recorded);
    const headers = { "content-type": "application/json", ...answer.headers };
    response.writeHead(answer.status ?? 200, headers).end(JSON.stringify(answer.body));
  });

  /** Listens on a free port of 127.0.0.1 and resolves with host and port. */
  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (typeof address !== "object" || address === null) throw new Error("the back end has no port");
    return `127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
