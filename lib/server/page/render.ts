import type { RequestListener } from "node:http";
import { BulkheadRejectedError, bulkhead, TaskCancelledError } from "cockatiel";
import inject from "light-my-request";
import { runWithDeadline, takeTurn } from "@/lib/http/request-deadline";
import { internalHeaders, serverKey } from "@/lib/routing/internal-headers";
import { routeTemplate } from "@/lib/routing/route-template";
import { toStrictHtml } from "@/lib/server/before-hydration/framework/framework-html";
import { bareResponse, type HttpResponse } from "@/lib/server/http-message";
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
  queue: (begin: () => Promise<Result>, signal: AbortSignal) => Promise<Result>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await takeTurn(queue, MAX_WAIT_MS, work);
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError || error instanceof TaskCancelledError)) throw error;
    noteReason("overload");
    return undefined;
  }
}

/** Limits the concurrency of `render`: what does not get its turn in time is 503. */
export function renderInTurn(render: Render, inTurn: InTurn): Render {
  return async (request) => (await inTurn(() => render(request))) ?? UNANSWERED;
}

/** The response to what was not rendered. */
export const UNANSWERED = bareResponse(503);

/** A request for a call, with the complete body; `url` is absolute. */
export type CallRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
};

/** Returns the handler of a call; `undefined` for whatever the framework has to answer. */
export type FindHandler = (
  method: string,
  pathname: string,
) => ((request: CallRequest) => Promise<Response>) | undefined;

/**
 * Answers calls by their handlers, called as the functions they are, and all else by `render`: the framework's way to
 * a handler costs more than all else that a call does. Never throws, and has the same deadline as `render`.
 */
export function callDirectly(findHandler: FindHandler, render: Render, origin: string): Render {
  return async (request) => {
    const { method, path, headers, body } = request;
    const handle = findHandler(method, path.split("?", 1)[0] ?? "");
    if (handle === undefined) return render(request);
    try {
      const response = await runWithDeadline(RENDER_TIMEOUT_MS, () =>
        handle({ method, url: origin + path, headers, body }),
      );
      return {
        status: response.status,
        headers: allowedResponseHeaders(headersOf(response)),
        body: new Uint8Array(await response.arrayBuffer()),
      };
    } catch (error) {
      log.error(`${method} ${routeTemplate(path)} was not answered`, error);
      return bareResponse(500);
    }
  };
}

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length === 0 ? {} : { "set-cookie": cookies }) };
}
