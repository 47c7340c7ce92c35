/** The web server of `npm run dev` (`lib/server/start-development.ts`); restarted when its own sources change. */
import "./source-modules.mjs";
import { stateFolder } from "./install.mjs";

// Node's watch mode makes every process report the files that it loads, which the framework's workers do not expect.
delete process.env.WATCH_REPORT_DEPENDENCIES;
const buildFolder = `${stateFolder}/development`;
const [{ bundlePageScripts }, { parseEnv }, { startDevelopment }, { loadListedPages }] = await Promise.all([
  import("./bundle-page-scripts.mjs"),
  import("../lib/server/settings/env-schema.ts"),
  import("../lib/server/start-development.ts"),
  import("../app/_discovery/load-listed-pages.ts"),
]);
await bundlePageScripts(buildFolder, { longModules: [] });
await startDevelopment(parseEnv(process.env), { listPages: loadListedPages, buildFolder });
