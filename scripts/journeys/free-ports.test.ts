import { once } from "node:events";
import { createServer } from "node:net";
import { chooseJourneysPort, findFreePorts } from "@/scripts/journeys/free-ports.mjs";

/** Above the ports that the system gives out by itself, so that nothing else takes one meanwhile. */
const FIRST = 61_500;

async function whileTaken(port: number, host: string, look: () => Promise<void>) {
  const other = createServer();
  await once(other.listen(port, host), "listening");
  try {
    await look();
  } finally {
    other.close();
    await once(other, "close");
  }
}

test.each([
  [FIRST, "127.0.0.1"],
  [FIRST + 1000, "0.0.0.0"],
  [FIRST + 1005, "127.0.0.1"],
])("the journeys move on when another program has port %d of %s", async (port, host) => {
  const free = await findFreePorts(FIRST);
  expect(free).toBe(FIRST);
  await whileTaken(port, host, async () => expect(await findFreePorts(FIRST)).toBe(FIRST + 10));
});

test("without free ports the journeys say so and what to do", async () => {
  await expect(findFreePorts(65_000)).rejects.toThrow(/no free ports from 65000 on. Stop what listens there/);
});

test("a port that was asked for and is taken is named, with what to do; a free one is used", async () => {
  expect(await chooseJourneysPort(String(FIRST))).toBe(FIRST);
  await whileTaken(FIRST + 1001, "127.0.0.1", async () => {
    await expect(chooseJourneysPort(String(FIRST))).rejects.toThrow(
      "Port 62501 is taken. With E2E_PORT=61500 the journeys listen on 61500 and on 62500 to 62505: set another one, or leave it out.",
    );
  });
});
