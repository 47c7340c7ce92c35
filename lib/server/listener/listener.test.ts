import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Listener, PortInUseError } from "@/lib/server/listener/listener";
import { PublicationCount } from "@/lib/server/publication-count";

const options = (port: number) => ({
  hasOwnThread: false,
  port,
  trustedHops: 0,
  headers: {},
  tooLarge: { status: 431, headers: {}, body: new Uint8Array() },
  pauseMs: 0,
  maxCachedBytes: 1,
  publications: new PublicationCount().memory,
  hasMetrics: false,
  answer: async ({ target }: { target: string }) => ({
    status: 200,
    headers: {},
    body: Buffer.from(`the answer to ${target}`),
  }),
});

test("a listener without a thread of its own answers, says when its port is taken, and drains", async () => {
  const taken = createServer();
  await once(taken.listen(0), "listening");
  const { port } = taken.address() as AddressInfo;
  await expect(Listener.open(options(port))).rejects.toBeInstanceOf(PortInUseError);
  await once(taken.close(), "close");

  const listener = await Listener.open(options(port));
  const read = () => fetch(`http://127.0.0.1:${port}/r/14`, { headers: { connection: "close" } });
  expect(await (await read()).text()).toBe("the answer to /r/14");
  const drained = listener.drain();
  expect(listener.isDraining).toBe(true);
  expect(listener.drain()).toBe(drained);
  await drained;
  expect(listener.isDraining).toBe(true);
  await expect(read()).rejects.toThrow();
});
