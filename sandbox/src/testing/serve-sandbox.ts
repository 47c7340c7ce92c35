/**
 * Serves the whole demo from memory, by the system's clock, for checks that ask a back end over HTTP. Prints one line
 * of JSON when it is ready: the back end's origin, the controls' and a guest's access token. Ends with its input.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { writeReservations } from "#control/booking/write-reservations.ts";
import { seed } from "#seed/seed.ts";
import { writeSeedIfChanged } from "#seed/write-seed.ts";
import { createClock } from "#shared/clock.ts";
import { parseConfig } from "../config.ts";
import { createSandbox } from "../create-sandbox.ts";
import { openTestDatabase } from "./open-test-database.ts";

const GUEST = "210401";

const [backEnd, control, messenger, loyalty, gateway] = await Promise.all(
  Array.from({ length: 5 }, claimPort),
);
if (!backEnd || !control || !messenger || !loyalty || !gateway) throw new Error("no port is free");

const { database } = await openTestDatabase();
const clock = createClock();
await writeSeedIfChanged(database, seed, clock.now());
await writeReservations({ database, clock }, seed.people.reservations);
const config = parseConfig({
  ...process.env,
  MEDIA_ORIGIN: backEnd.origin,
  MESSENGER_ORIGIN: messenger.origin,
  LOYALTY_ORIGIN: loyalty.origin,
  GATEWAY_ORIGIN: gateway.origin,
});
const sandbox = createSandbox({ database, clock, config, seed, pictures: new Map() });
backEnd.serve(sandbox.app);
control.serve(sandbox.control);
messenger.serve(sandbox.messenger);
loyalty.serve(sandbox.loyalty);
gateway.serve(sandbox.cardGateway);
const response = await sandbox.control.request("/people/tokens", {
  method: "POST",
  body: JSON.stringify({ messengerId: GUEST }),
});
const { accessToken } = (await response.json()) as { accessToken: string };
console.log(JSON.stringify({ origin: backEnd.origin, control: control.origin, token: accessToken }));
process.stdin.resume().on("end", () => process.exit(0));

/** Listens on a free port before its app exists, because a company needs its origin when it is created. */
async function claimPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (app: { fetch: Parameters<typeof getRequestListener>[0] }) =>
      server.on("request", getRequestListener(app.fetch)),
  };
}
