import type { RequestListener } from "node:http";
import { BulkheadRejectedError, bulkhead, TaskCancelledError } from "cockatiel";
import inject from "light-my-request";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { internalHeaders, serverKey } from "@/lib/routing/internal-headers";
import { routeTemplate } from "@/lib/routing/route-template";
import { toStrictHtml } from "@/lib/server/before-hydration/framework/strict-html";
import type { HttpResponse } from "@/lib/server/http-message";
import { log } from "@/lib/server/log/log";
import { noteReason } from "@/lib/server/log/request-trace";
import { observeMs } from "@/lib/server/metrics/definitions";
import { allowedResponseHeaders } from "@/lib/server/request/forwarded-headers";

/** A request to the application, rebuilt by this server. */
export type AppRequest = {
  method: string;
  /** Path and query as the application knows them. */
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
};

/** Gets a complete response from the application. */
export type Render = (request: AppRequest) => Promise<HttpResponse>;

/** Milliseconds that all calls of one response may take together. In development the page is compiled meanwhile. */
export const RENDER_TIMEOUT_MS = process.env.NODE_ENV === "development" ? 120_000 : 5_000;

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
        headers: { ...headers, host, [internalHeaders.decided]: serverKey() },
        ...(body === undefined ? {} : { payload: Buffer.from(body) }),
      });
    const began = performance.now();
    try {
      const answer = await runWithDeadline(RENDER_TIMEOUT_MS, ask);
      const forwarded = allowedResponseHeaders(answer.headers);
      return {
        status: answer.statusCode,
        headers: forwarded,
        body: toStrictBody(forwarded, answer.rawPayload),
      };
    } catch (error) {
      log.error(`${method} ${routeTemplate(path)} was not answered`, error);
      return UNANSWERED;
    } finally {
      observeMs("yeoul_render_duration_seconds", {}, performance.now() - began);
    }
  };
}

function toStrictBody({ "content-type": type }: HttpResponse["headers"], body: Buffer): Uint8Array {
  return String(type).startsWith("text/html") ? Buffer.from(toStrictHtml(body.toString("utf8"))) : body;
}

/** Runs the work of rendering a page when it is its turn; `undefined` where that takes too long. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** Pages rendered at a time, and how many may wait; requests beyond that are refused at once. */
const AT_A_TIME = 16;
/** Of these for one request each, so that made-up addresses leave half of the turns to stored pages. */
const ON_REQUEST = AT_A_TIME / 2;
const WAITING = 2_000;
/** Milliseconds; a guest who waits longer has gone. Waiting is not counted against the time of the rendering itself. */
const MAX_WAIT_MS = 20_000;

/**
 * Creates the turns of all renderings: a crowd of cold pages is rendered one after the other. `stored` is for pages that
 * many will get, `onRequest` for those that only one does.
 */
export function createTurns(): { stored: InTurn; onRequest: InTurn } {
  const [all, few] = [bulkhead(AT_A_TIME, WAITING), bulkhead(ON_REQUEST, WAITING)];
  return {
    stored: (work) => waitForTurn((begin, signal) => all.execute(begin, signal), work),
    onRequest: (work) =>
      waitForTurn((begin, signal) => few.execute(() => all.execute(begin, signal), signal), work),
  };
}

async function waitForTurn<Result>(
  take: (begin: () => Promise<Result>, signal: AbortSignal) => Promise<Result>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS).unref();
  const tooLate = new Promise<undefined>((resolve) => {
    waiting.signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  const begin = () => {
    clearTimeout(timer);
    return work();
  };
  try {
    return await Promise.race([take(begin, waiting.signal), tooLate]);
  } catch (error) {
    if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Limits the concurrency of `render`: what does not get its turn in time is 503. */
export function renderInTurn(render: Render, inTurn: InTurn): Render {
  return async (request) => {
    const rendered = await inTurn(() => render(request));
    if (rendered === undefined) noteReason("overload");
    return rendered ?? UNANSWERED;
  };
}

/** The response to what was not rendered. */
export const UNANSWERED: HttpResponse = { status: 503, headers: {}, body: new Uint8Array() };
