import { Hono } from "hono";
import { countCalls, createCallLog } from "#control/faults/call-log.ts";
import { createFaults, injectFaults } from "#control/faults/faults.ts";
import { logFailures } from "#control/faults/log-failures.ts";
import { controlRoutes } from "#control/routes.ts";
import { mediaRoutes } from "#media/routes.ts";
import { cardGatewayRoutes } from "#providers/card-gateway/routes.ts";
import { createLoyalty } from "#providers/loyalty/create-loyalty.ts";
import { createMessenger } from "#providers/messenger/create-messenger.ts";
import { createProviderKeys } from "#providers/provider-keys.ts";
import { createHitLog } from "#recorders/hit-log.ts";
import { recorderRoutes } from "#recorders/routes.ts";
import { createRegistrations } from "#services/auth/ask-provider.ts";
import { storeChannelAdded } from "#services/auth/linked-accounts.ts";
import { authRoutes } from "#services/auth/routes.ts";
import { channelBaseRoutes } from "#services/channel-base/routes.ts";
import { channelContentRoutes } from "#services/channel-content/routes.ts";
import { channelDataRoutes } from "#services/channel-data/routes.ts";
import { channelReservationRoutes } from "#services/channel-reservation/routes.ts";
import { channelResourceRoutes } from "#services/channel-resource/routes.ts";
import { handleIdempotencyKey } from "#services/idempotency.ts";
import { answerAsOf } from "#shared/as-of.ts";
import { answerError, answerNotFound } from "#shared/http/error-answers.ts";
import { readerLanguage } from "#shared/reader-language.ts";
import { renameHouse } from "#shared/rename-house.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import type { SandboxContext } from "./context.ts";

/** Creates an app for the back end and media server, one for each other company, and one for the controls of all. */
export function createSandbox(context: SandboxContext, keys = createProviderKeys()) {
  const faults = createFaults();
  const callLog = createCallLog();
  const hitLog = createHitLog();
  const registrations = createRegistrations(context.config, keys);
  const messenger = createMessenger(context, keys.kakao, (accountId) =>
    storeChannelAdded(context.database, accountId),
  );
  const loyalty = createLoyalty(context, keys.hyatt);

  /** Wraps a company's app so that its calls are counted and faulted like the back end's, with `place` before paths. */
  const watched = (place: string, provider: Hono<SandboxEnv>) =>
    new Hono<SandboxEnv>()
      .use(countCalls(callLog, place))
      .use(injectFaults(faults, place))
      .route("/", provider);

  const app = new Hono<SandboxEnv>()
    .use(countCalls(callLog))
    .use(logFailures)
    .use(injectFaults(faults))
    .use("/api/*", renameHouse(context), readerLanguage, answerAsOf(context), handleIdempotencyKey(context))
    .route("/api/crm_channel_si_tc", channelReservationRoutes(context))
    .route("/api/common_channel_resource", channelResourceRoutes(context))
    .route("/api/common_channel_content", channelContentRoutes(context))
    .route("/api/crm_channel_base/auth", authRoutes(context, registrations))
    .route("/api/crm_channel_base", channelBaseRoutes(context))
    .route("/api/common_channel_data", channelDataRoutes(context))
    .route("/media", mediaRoutes(context))
    .onError(answerError)
    .notFound(answerNotFound);

  return {
    app,
    messenger: watched("/messenger", messenger.app),
    loyalty: watched("/loyalty", loyalty.app),
    cardGateway: watched("/gateway", cardGatewayRoutes(context)),
    recorders: watched("/recorders", recorderRoutes(context, hitLog)),
    control: controlRoutes({ ...context, faults, callLog, hitLog, messenger, loyalty }),
  };
}
