/**
 * `npm run bench`: what pages weigh, what JavaScript they cost, how fast they are served against plain Node, how long crawlers and authors wait, and whether
 * a rush for tables ends as it must, each figure beside its goal. A goal of bytes, JavaScript, ratio or tables that is
 * not held ends the run with exit code 1. `npm run bench -- lighthouse` adds Lighthouse's scores.
 */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root } from "../install.mjs";
import { claimAddresses, serveBoth } from "../serve-both.mjs";
import { askAsCrawlers } from "./ask-as-crawlers.mjs";
import { bookTables } from "./book-tables.mjs";
import { compareServing } from "./compare-serving.mjs";
import { measureWorkbench } from "./measure-workbench.mjs";
import { runLighthouse } from "./run-lighthouse.mjs";
import { weighPages } from "./weigh-pages.mjs";
import { weighScripts } from "./weigh-scripts.mjs";

process.env.PORT ||= "3810";
process.env.SANDBOX_PORT ||= "4810";
// Seats that an earlier run was given are not there any more, so each run has a database of its own.
const data = await mkdtemp(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(data, { recursive: true, force: true }));

const secret = randomBytes(24).toString("base64url");

const addresses = await claimAddresses();
await installWhenNeeded();
await buildWhenNeeded();
await serveBoth({
  addresses,
  webArguments: ["scripts/start.mjs"],
  nodeEnvironment: "production",
  webSettings: { WORKBENCH_SECRET: secret },
  sandboxSettings: { SANDBOX_DATA: data, SANDBOX_MEDIA: join(root, ".yeoul/media") },
  onReady: async ({ webPid }) => {
    const { publicOrigin, sandbox } = addresses;
    const broken = [
      ...(await weighPages({ publicOrigin, sandbox })),
      ...(await weighScripts({ publicOrigin })),
      ...(await compareServing({ publicOrigin, webPid })),
      ...(await bookTables({ publicOrigin, controls: `http://localhost:${sandbox + 1}` })),
    ];
    await askAsCrawlers({ publicOrigin });
    await measureWorkbench({ publicOrigin, secret });
    if (process.argv.includes("lighthouse")) await runLighthouse({ publicOrigin });
    for (const line of broken) console.error(`not held: ${line}`);
    process.once("exit", () => {
      process.exitCode = broken.length === 0 ? 0 : 1;
    });
    process.kill(process.pid, "SIGTERM");
  },
});
