/** The web server: validates all settings, then serves the built application (`lib/server`). */
import "./source-modules.mjs";

process.env.NODE_ENV = "production";
const { parseEnv } = await import("../lib/server/settings/env-schema.ts");
const { brand } = await import("../lib/server/brand/brand.ts");
const settings = readSettings();
const [{ sendConsoleToLog }, { log }] = await Promise.all([
  import("../lib/server/log/console-to-log.ts"),
  import("../lib/server/log/log.ts"),
]);
sendConsoleToLog(log);
const [{ start }, { pageExists }, { loadListedPages }] = await Promise.all([
  import("../lib/server/start.ts"),
  import("../app/_page-view/page-exists.ts"),
  import("../app/_discovery/load-listed-pages.ts"),
]);
await start(settings, {
  pageExists,
  listPages: loadListedPages,
  loadHandlers: async () => (await import("../app/api/direct-handler.ts")).findHandler,
});

function readSettings() {
  try {
    const parsed = parseEnv(process.env);
    // Read once here, so that a faulty one stops the start.
    brand();
    return parsed;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
