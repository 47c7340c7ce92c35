/**
 * Serves the whole demo from memory, by the system's clock, for checks that ask a back end over HTTP. Prints one line
 * of JSON when it is ready: the origins of the back end and of the controls. Ends with its input.
 */
import { writeReservations } from "#control/booking/write-reservations.ts";
import { seed } from "#seed/seed.ts";
import { writeSeedIfChanged } from "#seed/write-seed.ts";
import { createClock } from "#shared/clock.ts";
import { parseConfig } from "../config.ts";
import { createSandbox } from "../create-sandbox.ts";
import { claimPort } from "./open-served-sandbox.ts";
import { openTestDatabase } from "./open-test-database.ts";

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
/** No picture is rendered here; those that there would be are all this one, of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=", "base64");
backEnd.serve({
  fetch: (request, ...environment) =>
    new URL(request.url).pathname.startsWith("/media/")
      ? new Response(PIXEL, { headers: { "Content-Type": "image/gif" } })
      : sandbox.app.fetch(request, ...environment),
});
control.serve(sandbox.control);
messenger.serve(sandbox.messenger);
loyalty.serve(sandbox.loyalty);
gateway.serve(sandbox.cardGateway);
console.log(JSON.stringify({ origin: backEnd.origin, control: control.origin }));
process.stdin.resume().on("end", () => process.exit(0));
