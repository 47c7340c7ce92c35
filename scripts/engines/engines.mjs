/**
 * `npm run engines`: the main journeys in Firefox and in WebKit, the engine of Safari, from Debian's packages; Chromium
 * runs all of them in `npm run e2e`. Uses a production server and a dedicated sandbox. Installs no system packages.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pinnedNode, runToEnd } from "../install.mjs";
import { runAtProduction } from "../run-at-production.mjs";

/** Required commands, and the Debian packages that provide them. */
const packages = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

const missing = Object.entries(packages).filter(([command]) => !isThere(command));
if (missing.length > 0) {
  console.error(`Missing engines; on Debian: apt-get install ${missing.map(([, name]) => name).join(" ")}`);
  process.exit(1);
}

await runAtProduction({
  port: 3910,
  sandboxPort: 4910,
  run: async ({ publicOrigin, controls }) => {
    const { code } = await runToEnd(pinnedNode, ["scripts/engines/walk.mjs", publicOrigin, controls]);
    return code === 0;
  },
});

function isThere(command) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
}
