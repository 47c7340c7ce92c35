import type { ErrorHandler, NotFoundHandler } from "hono";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { ServiceError, toErrorEnvelope } from "./service-error.ts";

/** Responds with a `ServiceError` as its envelope; logs any other error and responds with 500 `unexpected`. */
export const answerError: ErrorHandler<SandboxEnv> = (error, c) => {
  if (error instanceof ServiceError) {
    if (error.retryAfterSeconds !== undefined) c.header("Retry-After", String(error.retryAfterSeconds));
    return c.json(toErrorEnvelope(error.key, error.code), error.status);
  }
  console.error(`${c.req.method} ${c.req.path} failed`, error);
  return c.json(toErrorEnvelope("unexpected"), 500);
};

export const answerNotFound: NotFoundHandler<SandboxEnv> = (c) =>
  c.json(toErrorEnvelope("page_not_found"), 404);
