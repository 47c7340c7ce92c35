/**
 * `npm run check:deploy`: holds the configuration in `deploy` against the programs that read it. It needs Debian's
 * packages nginx-light, prometheus, systemd, sslscan and openssl; a program that is missing counts as failed.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../install.mjs";
import { checkManifests } from "./check-manifests.mjs";
import { checkNginx } from "./check-nginx.mjs";
import { checkUnits } from "./check-units.mjs";

const folder = await mkdtemp(join(tmpdir(), "yeoul-deploy-"));
const count = { passed: 0, failed: 0 };

/** Counts one check; `work` throws when it fails. */
async function check(name, work) {
  try {
    await work();
    count.passed += 1;
    console.log(`  ok      ${name}`);
  } catch (error) {
    count.failed += 1;
    console.log(`  FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

/** Runs a program; throws what it printed unless it ends with 0. */
function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd: root, encoding: "utf8" });
  if (error !== undefined) throw new Error(`${program} is missing: ${error.message}`);
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
  return `${stdout}${stderr}`;
}

try {
  await check("Prometheus reads the alerts", () =>
    run("promtool", "check", "rules", "deploy/prometheus/alerts.yml"),
  );
  await check("the alerts fire when they should", () =>
    run("promtool", "test", "rules", "deploy/prometheus/alerts.test.yml"),
  );
  await checkManifests({ check, run, folder });
  await checkUnits({ check, run, folder });
  await checkNginx({ check, run, folder });
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
