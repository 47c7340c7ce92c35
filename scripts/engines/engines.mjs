/**
 * `npm run engines`: the main journeys in Firefox and in WebKit, the engine of Safari, from Debian's packages; Chromium
 * walks them all in `npm run e2e`. On a production server and a sandbox of its own. It installs nothing for the machine.
 */
import { existsSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildWhenNeeded, installWhenNeeded, pinnedNode, root, runToEnd } from "../install.mjs";
import { claimAddresses, serveBoth } from "../serve-both.mjs";

/** The commands that are needed, and Debian's packages that bring them. */
const packages = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

const missing = Object.entries(packages).filter(([command]) => !isThere(command));
if (missing.length > 0) {
  console.error(
    `These engines come from Debian: apt-get install ${missing.map(([, name]) => name).join(" ")}`,
  );
  process.exit(1);
}

process.env.PORT ||= "3910";
process.env.SANDBOX_PORT ||= "4910";
const data = await mkdtemp(join(tmpdir(), "engines-"));
process.once("exit", () => rmSync(data, { recursive: true, force: true }));

const addresses = await claimAddresses();
await installWhenNeeded();
await buildWhenNeeded();
await serveBoth({
  addresses,
  webArguments: ["scripts/start.mjs"],
  nodeEnvironment: "production",
  sandboxSettings: { SANDBOX_DATA: data, SANDBOX_MEDIA: join(root, ".yeoul/media") },
  onReady: async () => {
    const { publicOrigin, sandbox } = addresses;
    const controls = `http://localhost:${sandbox + 1}`;
    const { code } = await runToEnd(pinnedNode, ["scripts/engines/walk.mjs", publicOrigin, controls]);
    process.once("exit", () => {
      process.exitCode = code === 0 ? 0 : 1;
    });
    process.kill(process.pid, "SIGTERM");
  },
});

function isThere(command) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
}
