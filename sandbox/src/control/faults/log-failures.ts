import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/**
 * Writes one line for each call that failed, or was refused and would have changed something, with the id under which
 * whoever called has the request in its own log (`X-Request-Id`).
 */
export const logFailures = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  const { status } = c.res;
  const { method, path } = c.req;
  const id = c.req.header("x-request-id");
  if (id !== undefined && (status >= 500 || (status >= 400 && method !== "GET")))
    console.log(`${method} ${path} ${status}, request ${id}`);
});
