/** The web server: checks every setting, then serves the built application (`lib/front`). */
import "./source-modules.mjs";

process.env.NODE_ENV = "production";
const { parseEnv } = await import("../lib/env-schema.ts");
const settings = readSettings();
const { start } = await import("../lib/front/start.ts");
await start(settings);

function readSettings() {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
