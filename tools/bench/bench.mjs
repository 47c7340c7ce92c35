/**
 * `npm run bench -w tools`: the size of pages, the JavaScript they load, serving speed compared with plain Node, how long
 * crawlers and authors wait, and whether a rush for tables ends correctly, each figure beside its goal. A missed goal
 * for bytes, JavaScript, ratio or tables ends the run with exit code 1. `npm run bench -w tools -- lighthouse` adds Lighthouse
 * scores, `npm run bench -w tools -- endurance` ten minutes of load; `-- cold`, `-- growth`, `-- drop` and `-- size` measure the
 * web server alone, in front of a back end that does nothing but answer, `-- rush` two instances and a thousand guests,
 * `-- first-touch` and `-- booking-waits` how soon pages answer a guest in a browser, `-- idle-tasks` how long a touch
 * may have to wait for what a page does by itself.
 */
import { randomBytes } from "node:crypto";
import { runAtProduction } from "../../scripts/run-at-production.mjs";
import { askAsCrawlers } from "./ask-as-crawlers.mjs";
import { runAtIdleBackEnd } from "./at-idle-back-end.mjs";
import { bookTables } from "./book-tables.mjs";
import { compareServing } from "./compare-serving.mjs";
import { endure } from "./endure.mjs";
import { measureBookingWaits } from "./first-touch/measure-booking-waits.mjs";
import { measureFirstTouch } from "./first-touch/measure-first-touch.mjs";
import { measureIdleTasks } from "./first-touch/measure-idle-tasks.mjs";
import { measureCold } from "./measure-cold.mjs";
import { measureDrop } from "./measure-drop.mjs";
import { measureGrowth } from "./measure-growth.mjs";
import { measureRush, startRedis } from "./measure-rush.mjs";
import { measureSize, SIZE } from "./measure-size.mjs";
import { measureWorkbench } from "./measure-workbench.mjs";
import { runLighthouse } from "./run-lighthouse.mjs";
import { weighPages } from "./weigh-pages.mjs";
import { weighScripts } from "./weigh-scripts.mjs";

/** Measurements that have a back end of their own; each runs alone, by its name. */
const alone = { cold: measureCold, growth: measureGrowth, drop: measureDrop, size: measureSize };

/** Measurements at the sandbox and a shared Redis. */
const atInstances = { rush: measureRush };

/** Measurements in a browser at the sandbox; they run without the others, because these would disturb them. */
const inBrowser = {
  "idle-tasks": measureIdleTasks,
  "first-touch": measureFirstTouch,
  "booking-waits": measureBookingWaits,
};

const namedIn = (table) => Object.keys(table).filter((name) => process.argv.includes(name));
if (namedIn(alone).length > 0)
  await runAtIdleBackEnd({
    port: 3820,
    sandboxPort: 4820,
    measure: (server) => measureNamed(alone, server),
    size: process.argv.includes("size") ? SIZE : {},
  });
else if (namedIn(inBrowser).length > 0) await measureApart(inBrowser);
else if (namedIn(atInstances).length > 0) await measureApart(atInstances, { REDIS_URL: await startRedis() });
else await measureAtSandbox();

async function measureNamed(table, server) {
  const missed = [];
  for (const name of namedIn(table)) missed.push(...(await table[name](server)));
  return missed;
}

async function measureApart(table, webSettings = {}) {
  await runAtProduction({
    port: 3810,
    sandboxPort: 4810,
    webSettings,
    run: async (server) => {
      const missed = await measureNamed(table, server);
      for (const line of missed) console.error(`goal missed: ${line}`);
      return missed.length === 0;
    },
  });
}

async function measureAtSandbox() {
  const secret = randomBytes(24).toString("base64url");
  await runAtProduction({
    port: 3810,
    sandboxPort: 4810,
    webSettings: { WORKBENCH_SECRET: secret },
    run: async ({ publicOrigin, sandbox, controls, webPid }) => {
      const broken = [
        ...(await weighPages({ publicOrigin, sandbox })),
        ...(await weighScripts({ publicOrigin })),
        ...(await compareServing({ publicOrigin, webPid })),
        ...(await bookTables({ publicOrigin, controls })),
      ];
      await askAsCrawlers({ publicOrigin });
      await measureWorkbench({ publicOrigin, secret });
      if (process.argv.includes("lighthouse")) await runLighthouse({ publicOrigin });
      // Last, because it leaves the circuit breakers open for a while.
      if (process.argv.includes("endurance"))
        broken.push(...(await endure({ publicOrigin, controls, webPid })));
      for (const line of broken) console.error(`goal missed: ${line}`);
      return broken.length === 0;
    },
  });
}
