/**
 * `npm run check:deploy -w tools`: holds the configuration in `deploy` against the programs that read it. It needs Debian's
 * packages nginx-light, prometheus, systemd, sslscan and openssl; a program that is missing counts as failed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkManifests } from "./check-manifests.mjs";
import { checkMetrics } from "./check-metrics.mjs";
import { checkNginx } from "./check-nginx.mjs";
import { checkUnits } from "./check-units.mjs";
import { openChecks, run } from "./checks.mjs";

const folder = await mkdtemp(join(tmpdir(), "yeoul-deploy-"));
const { check, finish } = openChecks();

try {
  await check("Prometheus reads the alerts", () =>
    run("promtool", "check", "rules", "deploy/prometheus/alerts.yml"),
  );
  await check("the alerts fire when they should", () =>
    run("promtool", "test", "rules", "deploy/prometheus/alerts.test.yml"),
  );
  await checkMetrics({ check });
  await checkManifests({ check, run, folder });
  await checkUnits({ check, run, folder });
  await checkNginx({ check, run, folder });
} finally {
  await rm(folder, { recursive: true, force: true });
}
finish();
