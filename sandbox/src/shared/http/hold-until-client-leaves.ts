import type { Context } from "hono";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** An answer that never comes. Off the wire (in a test that calls the app directly) only the request's own signal ends it. */
export async function holdUntilClientLeaves(c: Context<SandboxEnv>): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<void>();
  c.env?.incoming?.socket.once("close", resolve);
  c.req.raw.signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  return c.body(null);
}
