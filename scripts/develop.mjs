/** The web server of `npm run dev` (`lib/server/start-development.ts`); restarted when its own sources change. */
import "./source-modules.mjs";

// Node's watch mode makes every process report the files that it loads, which the framework's workers do not expect.
delete process.env.WATCH_REPORT_DEPENDENCIES;
const [{ parseEnv }, { startDevelopment }, { loadListedPages }] = await Promise.all([
  import("../lib/server/settings/env-schema.ts"),
  import("../lib/server/start-development.ts"),
  import("../app/_discovery/load-listed-pages.ts"),
]);
await startDevelopment(parseEnv(process.env), { listPages: loadListedPages });
