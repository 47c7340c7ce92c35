import { setImmediate as nextTurn } from "node:timers/promises";
import { createMiddleware } from "hono/factory";

/** Head, body and end of a request are each read in a separate turn of the event loop. */
const TURNS_TO_READ = 3;

/**
 * Keeps the order of arrival between clients. The embedded database responds within the same turn of the event loop, so
 * under load the clients being served would be served repeatedly before the requests of others have been read.
 */
export const serveInArrivalOrder = createMiddleware(async (_c, next) => {
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await nextTurn();
  await next();
});
