import type { RequestListener } from "node:http";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import inject from "light-my-request";
import type { FrontResponse } from "@/lib/front/front-message";
import { toStrictHtml } from "@/lib/front/page/strict-html";
import { allowedResponseHeaders } from "@/lib/front/request/forwarded-headers";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { log } from "@/lib/log/log";
import { frontKey } from "@/lib/routing/front-key";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** A request to the application, rebuilt by this server. */
export type AppRequest = {
  method: string;
  /** Path and query as the application knows them. */
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
};

/** Gets a complete response from the application. */
export type Render = (request: AppRequest) => Promise<FrontResponse>;

/** Milliseconds that all calls of one response may take together. */
export const RENDER_TIMEOUT_MS = 5_000;

/**
 * Creates the only way to call the application: a rebuilt request, and a response held in memory until it is
 * complete. `host` is the constant name by which the application knows itself; the client's Host header is never
 * used. Never throws: an unanswered request is 503.
 */
export function createRender(handler: RequestListener, host: string): Render {
  return async ({ method, path, headers, body }) => {
    // Awaited inside the deadline: the library starts only when its result is awaited.
    const ask = async () =>
      await inject(handler, {
        method,
        url: path,
        headers: { ...headers, host, [internalHeaders.decided]: frontKey() },
        ...(body === undefined ? {} : { payload: Buffer.from(body) }),
      });
    try {
      const answer = await runWithDeadline(RENDER_TIMEOUT_MS, ask);
      const answered = allowedResponseHeaders(answer.headers);
      return {
        status: answer.statusCode,
        headers: answered,
        body: toStrictBody(answered, answer.rawPayload),
      };
    } catch (error) {
      log.error(`${method} ${path} was not answered`, error);
      return UNANSWERED;
    }
  };
}

function toStrictBody({ "content-type": type }: FrontResponse["headers"], body: Buffer): Uint8Array {
  return String(type).startsWith("text/html") ? Buffer.from(toStrictHtml(body.toString("utf8"))) : body;
}

/** Pages rendered at a time, and how many may wait; requests beyond that are refused. */
const AT_A_TIME = 32;
const WAITING = 256;

/** Limits the concurrency of `render`, for pages: requests beyond the limit get 503 at once. */
export function limitConcurrency(render: Render): Render {
  const turns = bulkhead(AT_A_TIME, WAITING);
  return async (request) => {
    try {
      return await turns.execute(() => render(request));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      return UNANSWERED;
    }
  };
}

const UNANSWERED: FrontResponse = { status: 503, headers: {}, body: new Uint8Array() };
