/** Runs measurements or journeys against a production server and a dedicated sandbox, and stops both afterwards. */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, root } from "./install.mjs";
import { claimAddresses, serveBoth } from "./serve-both.mjs";
import { webCommand } from "./web-program.mjs";

/**
 * Installs and builds where needed, serves the web application on `port` and the sandbox from `sandboxPort` on, unless
 * the environment sets `PORT` or `SANDBOX_PORT`, and calls `run` with their addresses. The process exits with 0 if
 * `run` resolves with true, else with 1.
 */
export async function runAtProduction({ port, sandboxPort, webSettings, run }) {
  process.env.PORT ||= String(port);
  process.env.SANDBOX_PORT ||= String(sandboxPort);
  // An earlier run has used up seats, so each run has its own database.
  const data = await mkdtemp(join(tmpdir(), "yeoul-"));
  process.once("exit", () => rmSync(data, { recursive: true, force: true }));
  const addresses = await claimAddresses();
  await installWhenNeeded();
  await buildWhenNeeded();
  await serveBoth({
    addresses,
    webCommand: [webCommand],
    nodeEnvironment: "production",
    webSettings,
    sandboxSettings: { SANDBOX_DATA: data, SANDBOX_MEDIA: join(root, ".yeoul/media") },
    onReady: async ({ webPid }) => {
      const { publicOrigin, sandbox } = addresses;
      const controls = `http://localhost:${sandbox + 1}`;
      const hasPassed = await run({ publicOrigin, sandbox, controls, webPid });
      process.once("exit", () => {
        process.exitCode = hasPassed ? 0 : 1;
      });
      process.kill(process.pid, "SIGTERM");
    },
  });
}
