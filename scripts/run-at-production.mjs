/** A run of measurements or journeys at a production server and a sandbox of its own, both ended with it. */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root } from "./install.mjs";
import { claimAddresses, serveBoth } from "./serve-both.mjs";

/**
 * Installs and builds where needed, serves both on `port` and the ports from `sandboxPort` on unless the environment
 * names others, and calls `run` with where they are. The process ends with 0 where `run` tells true, else with 1.
 */
export async function runAtProduction({ port, sandboxPort, webSettings, run }) {
  process.env.PORT ||= String(port);
  process.env.SANDBOX_PORT ||= String(sandboxPort);
  // Seats that an earlier run was given are not there any more, so each run has a database of its own.
  const data = await mkdtemp(join(tmpdir(), "yeoul-"));
  process.once("exit", () => rmSync(data, { recursive: true, force: true }));
  const addresses = await claimAddresses();
  await installWhenNeeded();
  await buildWhenNeeded();
  await serveBoth({
    addresses,
    webArguments: ["scripts/start.mjs"],
    nodeEnvironment: "production",
    webSettings,
    sandboxSettings: { SANDBOX_DATA: data, SANDBOX_MEDIA: join(root, ".yeoul/media") },
    onReady: async ({ webPid }) => {
      const { publicOrigin, sandbox } = addresses;
      const controls = `http://localhost:${sandbox + 1}`;
      const hasHeld = await run({ publicOrigin, sandbox, controls, webPid });
      process.once("exit", () => {
        process.exitCode = hasHeld ? 0 : 1;
      });
      process.kill(process.pid, "SIGTERM");
    },
  });
}
