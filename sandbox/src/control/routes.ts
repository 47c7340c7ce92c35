import { Hono } from "hono";
import { bookingControlRoutes } from "#control/booking/booking-routes.ts";
import { couponControlRoutes } from "#control/booking/coupon-routes.ts";
import { eventControlRoutes } from "#control/booking/event-routes.ts";
import { contentControlRoutes } from "#control/content/content-routes.ts";
import { faultControlRoutes } from "#control/faults/fault-routes.ts";
import { peopleControlRoutes } from "#control/people/people-routes.ts";
import { parseBody } from "#shared/http/validate.ts";
import { clockControlRoutes } from "./clock-routes.ts";
import type { ControlContext } from "./control-context.ts";
import { answerControlError } from "./control-error.ts";
import { gatewayControlRoutes } from "./gateway-routes.ts";
import { recordControlRoutes } from "./record-routes.ts";
import { recorderControlRoutes } from "./recorder-routes.ts";
import { resetSandbox, resetSchema } from "./reset.ts";

/** All controls that tests and demos have over the sandbox; a real back end has none of them. See `README.md`. */
export function controlRoutes(context: ControlContext) {
  return new Hono()
    .get("/health", (c) => c.json({ ok: true }))
    .post("/reset", async (c) => c.json(await resetSandbox(context, await parseBody(c, resetSchema))))
    .route("/", contentControlRoutes(context))
    .route("/", faultControlRoutes(context))
    .route("/", clockControlRoutes(context))
    .route("/", recordControlRoutes(context))
    .route("/", peopleControlRoutes(context))
    .route("/", bookingControlRoutes(context))
    .route("/", gatewayControlRoutes(context))
    .route("/", couponControlRoutes(context))
    .route("/", eventControlRoutes(context))
    .route("/", recorderControlRoutes(context))
    .onError(answerControlError)
    .notFound((c) => c.json({ error: `There is no control ${c.req.method} ${c.req.path}.` }, 404));
}
