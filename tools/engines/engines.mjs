/**
 * `npm run engines -w tools`: the main journeys in Firefox and in WebKit, the engine of Safari, from Debian's packages; Chromium
 * runs all of them in `npm run e2e`. Uses a production server and a dedicated sandbox. Installs no system packages.
 */
import { pinnedNode, runToEnd } from "../../scripts/install.mjs";
import { runAtProduction } from "../../scripts/run-at-production.mjs";
import { findCommand } from "../machine.mjs";

/** Required commands, and the Debian packages that provide them. */
const packages = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

const missing = Object.entries(packages).filter(([command]) => findCommand(command) === undefined);
if (missing.length > 0) {
  console.error(`Missing engines; on Debian: apt-get install ${missing.map(([, name]) => name).join(" ")}`);
  process.exit(1);
}

await runAtProduction({
  port: 3910,
  sandboxPort: 4910,
  run: async ({ publicOrigin, controls }) => {
    const { code } = await runToEnd(pinnedNode, ["tools/engines/walk.mjs", publicOrigin, controls]);
    return code === 0;
  },
});
