/** Finds the ports of the journeys, on a machine where other programs may have taken the usual ones. */
import { once } from "node:events";
import { createServer } from "node:net";

/** The usual port of the journeys' web server. */
export const JOURNEYS_PORT = 3310;

/** What the journeys listen on, counted from the web server's port (`playwright.config.ts`). */
const OFFSETS = [0, 1000, 1001, 1002, 1003, 1004, 1005];
const STEP = 10;
const LAST_PORT = 65_535;

/**
 * Resolves with the web server's port for the journeys: `requested` (`E2E_PORT`), or else the first port from the usual
 * one on that is free together with those beside it. Throws an `Error` where that cannot be had.
 */
export async function chooseJourneysPort(requested) {
  if (requested === undefined) return findFreePorts(JOURNEYS_PORT);
  const port = Number(requested);
  for (const each of OFFSETS) {
    if (await isFree(port + each)) continue;
    const last = port + Math.max(...OFFSETS);
    throw new Error(
      `Port ${port + each} is taken. With E2E_PORT=${port} the journeys listen on ${port} and on ${port + OFFSETS[1]} to ${last}: set another one, or leave it out.`,
    );
  }
  return port;
}

/**
 * Resolves with the first port from `first`, in steps of ten, that is free together with the ports the journeys use
 * beside it. Throws an `Error` when there is none.
 */
export async function findFreePorts(first) {
  for (let base = first; base + Math.max(...OFFSETS) <= LAST_PORT; base += STEP) {
    if (await areFree(base)) return base;
  }
  throw new Error(
    `The journeys found no free ports from ${first} on. Stop what listens there and try again.`,
  );
}

async function areFree(base) {
  for (const offset of OFFSETS) {
    if (!(await isFree(base + offset))) return false;
  }
  return true;
}

async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port), "listening");
  } catch {
    // Taken, or not allowed to this user.
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
