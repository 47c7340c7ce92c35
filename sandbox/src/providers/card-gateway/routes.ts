import { Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import { answerError, answerNotFound } from "#shared/http/error-answers.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { merchantRoutes } from "./merchant-routes.ts";
import { windowRoutes } from "./window-routes.ts";

/** The card gateway, another company with its own records: the payment window for guests and the API for shops. */
export function cardGatewayRoutes(context: SandboxContext) {
  return new Hono<SandboxEnv>()
    .route("/", merchantRoutes(context))
    .route("/", windowRoutes(context))
    .onError(answerError)
    .notFound(answerNotFound);
}
