import { Agent, request } from "undici";

const CONNECTIONS = 20;

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
