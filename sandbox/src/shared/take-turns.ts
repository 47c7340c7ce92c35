import { setImmediate as nextTurn } from "node:timers/promises";
import { createMiddleware } from "hono/factory";

/** Head, body and end of a request arrive in turns of their own. */
const TURNS_TO_READ = 3;

/**
 * Lets whoever came earlier go first. The embedded database answers without leaving the turn of the event loop, so in
 * a rush the guests being served would be served again and again before what the others sent has been read.
 */
export const takeTurns = createMiddleware(async (_c, next) => {
  for (let turn = 0; turn < TURNS_TO_READ; turn += 1) await nextTurn();
  await next();
});
