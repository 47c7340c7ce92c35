import type { Server } from "node:http";
import path from "node:path";
import { serve } from "@hono/node-server";
import { z } from "zod";
import { writeReservations } from "#control/booking/write-reservations.ts";
import { FolderInUseError } from "#database/claim-folder.ts";
import { openPgliteFolder, openPostgres } from "#database/open-database.ts";
import { renderPictures } from "#pictures/render.ts";
import { seed } from "#seed/seed.ts";
import { writeSeedIfChanged } from "#seed/write-seed.ts";
import { voidInterruptedCalls } from "#services/idempotency.ts";
import { createClock } from "#shared/clock.ts";
import { type Config, parseConfig } from "./config.ts";
import { createSandbox } from "./create-sandbox.ts";
import { PortTakenError, requireFreePort } from "./require-free-port.ts";

const log = (line: string) => console.log(line);

async function start(config: Config): Promise<void> {
  const beside = [config.messenger.port, config.loyalty.port, config.gateway.port, config.recorders.port];
  const ports = [config.port, config.controlPort, ...beside];
  for (const port of ports) if (port !== null) await requireFreePort(port);

  const { database, close } = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openPgliteFolder(path.join(config.dataFolder, "database"));
  await voidInterruptedCalls(database);
  const clock = createClock();
  if (await writeSeedIfChanged(database, seed, clock.now())) {
    await writeReservations({ database, clock }, seed.people.reservations);
    log("sandbox seeded");
  }
  const pictures = await renderPictures(config.mediaFolder, log);

  const { app, messenger, loyalty, cardGateway, recorders, control } = createSandbox({
    database,
    clock,
    config,
    seed,
    pictures,
  });
  const servers = [
    await listen(app, config.port),
    await listen(messenger, config.messenger.port),
    await listen(loyalty, config.loyalty.port),
    await listen(cardGateway, config.gateway.port),
    await listen(recorders, config.recorders.port),
  ];
  // The controls can do anything, so only this machine may reach them.
  if (config.controlPort !== null) servers.push(await listen(control, config.controlPort, "127.0.0.1"));
  closeOnSignal(servers, close);

  const controls =
    config.controlPort === null ? "controls off" : `controls http://localhost:${config.controlPort}`;
  log(`messenger login ${config.messenger.origin}, loyalty login ${config.loyalty.origin}`);
  log(`card gateway ${config.gateway.origin}, ad platforms ${config.recorders.origin}`);
  log(`sandbox ready http://localhost:${config.port} (${controls})`);
}

function listen(
  app: { fetch: Parameters<typeof serve>[0]["fetch"] },
  port: number,
  hostname?: string,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, () => resolve(server as Server));
    server.once("error", reject);
  });
}

/** On SIGINT or SIGTERM, ends all connections, including deliberately hanging calls, closes the database and exits. */
function closeOnSignal(servers: Server[], closeDatabase: () => Promise<void>): void {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await closeDatabase();
    process.exit(0);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
}

try {
  await start(parseConfig(process.env));
} catch (error) {
  if (error instanceof PortTakenError || error instanceof FolderInUseError) console.error(error.message);
  else if (error instanceof z.ZodError)
    console.error(`The sandbox's settings are wrong.\n${z.prettifyError(error)}`);
  else console.error(error);
  process.exit(1);
}
