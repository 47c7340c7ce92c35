/** What measurements have in common: requests, CPU time and medians, and figures beside their goals. */
import { Agent, request } from "undici";
import { cpuSeconds } from "../machine.mjs";

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 5;

/**
 * Sends requests over 20 connections for some seconds. Returns how long each took, in milliseconds. Throws when a
 * response is not 200.
 */
export async function measureRequests(address, headers, seconds) {
  const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const times = [];
  const end = performance.now() + seconds * 1_000;
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { statusCode, body } = await request(address, { dispatcher, headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${address} returned ${statusCode}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  await dispatcher.close();
  return times;
}

/**
 * Lets servers answer the same requests in turn, in short slices, so that a machine whose speed changes is as fast for
 * one as for the other. Returns them with the number of their responses, their CPU time in seconds, and the times of
 * all responses in milliseconds. `before` is called before each slice of a server.
 */
export async function measureInTurn(servers, { headers, slices, seconds, before = () => {} }) {
  const measured = servers.map((server) => ({ ...server, count: 0, cpu: 0, times: [] }));
  // The compiler's time is spent once per process, not per request.
  for (const { address } of measured) await measureRequests(address, headers, WARM_UP_SECONDS);
  for (let slice = 0; slice < slices; slice += 1) {
    // In turn first and second, so that neither always runs on the machine that the other has warmed up.
    for (const server of slice % 2 === 0 ? measured : measured.toReversed()) {
      const spent = cpuSeconds(server.pid);
      await before(server, slice);
      const times = await measureRequests(server.address, headers, seconds);
      server.cpu += cpuSeconds(server.pid) - spent;
      server.count += times.length;
      server.times.push(...times);
    }
  }
  return measured;
}

/** Reads a page, however long it takes, and returns its status. */
export async function readPage(address, headers = {}) {
  const { statusCode, body } = await request(address, {
    headers: { accept: "text/html", "accept-encoding": "br", cookie: "language=en", ...headers },
    headersTimeout: 60_000,
  });
  await body.dump();
  return statusCode;
}

/** Returns the value below which a share of all is, by default the one in the middle; zero without values. */
export function quantile(values, share = 0.5) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Prints a figure beside its goal. Returns a list with one sentence if the goal is missed, else an empty list. */
export function report(name, figure, { most, least }) {
  const isHeld = most === undefined ? figure >= least : figure <= most;
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(
    `${name.padEnd(36)}${String(figure).padStart(10)}   ${goal.padEnd(16)}${isHeld ? "" : "missed"}`,
  );
  return isHeld ? [] : [`${name}: ${figure}, ${goal}`];
}
