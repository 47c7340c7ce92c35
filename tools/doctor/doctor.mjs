/**
 * `npm run doctor`: reads the settings (of ENV_FILE, or the environment) and the brand, asks the back end, Redis, the
 * collector of traces and the site, and says what is wrong, missing or dangerous, each with the next step. Exit code 1
 * when something is wrong.
 */
import "../../scripts/source-modules.mjs";

const { parseEnv } = await import("../../lib/server/settings/env-schema.ts");
const { examineSettings, examineBrand, examineBackEnd, examineRedis, examineCollector, examineSite } =
  await import("./examine.ts");

const marks = { wrong: "WRONG ", danger: "DANGER", note: "note  " };

const settings = readSettings();
const findings = [
  ...examineSettings(settings),
  ...examineBrand(settings.BRAND),
  ...(await examineBackEnd(settings.BACKEND_ORIGIN)),
  ...(settings.REDIS_URL === undefined ? [] : await examineRedis(settings.REDIS_URL)),
  ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? []
    : await examineCollector(settings.OTEL_EXPORTER_OTLP_ENDPOINT)),
  ...(await examineSite(settings.PUBLIC_ORIGIN)),
];
const order = Object.keys(marks);
findings.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
for (const { kind, about, next } of findings) console.log(`${marks[kind]}  ${about}\n        ${next}`);
const wrong = findings.filter(({ kind }) => kind === "wrong").length;
const dangers = findings.filter(({ kind }) => kind === "danger").length;
console.log(`${wrong} wrong, ${dangers} dangerous`);
process.exitCode = wrong === 0 ? 0 : 1;

function readSettings() {
  try {
    if (process.env.ENV_FILE) process.loadEnvFile(process.env.ENV_FILE);
    return parseEnv({ ...process.env, NODE_ENV: "production" });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
