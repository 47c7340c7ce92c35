import { Agent, request } from "undici";

const CONNECTIONS = 20;
const SECONDS = 5;

/**
 * Sends requests over 20 connections for five seconds. Returns their count, the rate per second and the 99th percentile
 * in milliseconds. Throws when a response is not 200.
 */
export async function measureRequests(address, headers) {
  const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const times = [];
  const end = performance.now() + SECONDS * 1_000;
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { statusCode, body } = await request(address, {
        dispatcher,
        headers,
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${address} returned ${statusCode}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  await dispatcher.close();
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    perSecond: times.length / SECONDS,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
