import type { RequestListener } from "node:http";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import inject from "light-my-request";
import type { FrontAnswer } from "@/lib/front/front-message";
import { toStrictHtml } from "@/lib/front/page/strict-html";
import { answeredHeaders } from "@/lib/front/request/forwarded-headers";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { log } from "@/lib/log/log";
import { frontKey } from "@/lib/routing/front-key";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** What the application is asked for, all of it in our own words. */
export type Question = {
  method: string;
  /** Path and query as the application knows them. */
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
};

/** Asks the application for a whole answer. */
export type Render = (question: Question) => Promise<FrontAnswer>;

/** How long all calls that an answer needs may take together, in milliseconds. */
export const WITHIN_MS = 5_000;

/**
 * The one way to the application: a request made anew, an answer held whole in memory until it is complete. `host` is
 * the constant name by which the application knows itself; what a client calls it reaches nobody. Never raises: what
 * could not be answered is 503.
 */
export function createRender(handler: RequestListener, host: string): Render {
  return async ({ method, path, headers, body }) => {
    // Awaited inside the deadline: the library begins only when somebody waits for its answer.
    const ask = async () =>
      await inject(handler, {
        method,
        url: path,
        headers: { ...headers, host, [internalHeaders.decided]: frontKey() },
        ...(body === undefined ? {} : { payload: Buffer.from(body) }),
      });
    try {
      const answer = await runWithDeadline(WITHIN_MS, ask);
      const answered = answeredHeaders(answer.headers);
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

function toStrictBody({ "content-type": type }: FrontAnswer["headers"], body: Buffer): Uint8Array {
  return String(type).startsWith("text/html") ? Buffer.from(toStrictHtml(body.toString("utf8"))) : body;
}

/** Pages drawn at a time, and how many may wait for their turn; whoever comes beyond that is told to come back. */
const AT_A_TIME = 32;
const WAITING = 256;

/** The same for pages, which many ask for at once: a crowd is refused at once where it cannot be served in time. */
export function takingTurns(render: Render): Render {
  const turns = bulkhead(AT_A_TIME, WAITING);
  return async (question) => {
    try {
      return await turns.execute(() => render(question));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      return UNANSWERED;
    }
  };
}

const UNANSWERED: FrontAnswer = { status: 503, headers: {}, body: new Uint8Array() };
