import type { Context } from "hono";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** Waits until the client disconnects; in a test that calls the app directly, until the request's signal aborts. */
export async function holdUntilClientLeaves(c: Context<SandboxEnv>): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>();
  c.env?.incoming?.socket.once("close", resolve);
  c.req.raw.signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  return c.body(null);
}
