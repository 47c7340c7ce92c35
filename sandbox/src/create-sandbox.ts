import { Hono } from "hono";
import { countCalls, createCallLog } from "#control/call-log.ts";
import { createFaults, injectFaults } from "#control/faults.ts";
import { controlRoutes } from "#control/routes.ts";
import { mediaRoutes } from "#media/routes.ts";
import { channelContentRoutes } from "#services/channel-content/routes.ts";
import { channelDataRoutes } from "#services/channel-data/routes.ts";
import { channelReservationRoutes } from "#services/channel-reservation/routes.ts";
import { channelResourceRoutes } from "#services/channel-resource/routes.ts";
import { answerError, answerNotFound } from "#shared/error-answers.ts";
import { answerOnce } from "#shared/idempotency.ts";
import { readerLanguage } from "#shared/reader-language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import type { SandboxContext } from "./context.ts";

/** The back end and media server as one app, and the controls of that very back end as another. */
export function createSandbox(context: SandboxContext) {
  const faults = createFaults();
  const callLog = createCallLog();

  const app = new Hono<SandboxEnv>()
    .use(countCalls(callLog))
    .use(injectFaults(faults))
    .use("/api/*", readerLanguage, answerOnce(context))
    .route("/api/crm_channel_si_tc", channelReservationRoutes(context))
    .route("/api/common_channel_resource", channelResourceRoutes(context))
    .route("/api/common_channel_content", channelContentRoutes(context))
    .route("/api/common_channel_data", channelDataRoutes(context))
    .route("/media", mediaRoutes(context))
    .onError(answerError)
    .notFound(answerNotFound);

  return { app, control: controlRoutes({ ...context, faults, callLog }) };
}
