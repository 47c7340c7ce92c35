/**
 * `npm run check:deploy -w tools`: holds the configuration in `deploy` against the programs that read it. It needs Debian's
 * packages nginx-light, caddy, prometheus, systemd, sslscan and openssl; a program that is missing counts as failed.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";
import { checkManifests } from "./check-manifests.mjs";
import { checkMetrics } from "./check-metrics.mjs";
import { checkNginx } from "./check-nginx.mjs";
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
  await check("Caddy reads its file", () => run("caddy", "validate", "--config", "deploy/caddy/Caddyfile"));
  await checkMetrics({ check });
  await checkManifests({ check, run, folder });
  await checkUnits();
  await checkNginx({ check, run, folder });
} finally {
  await rm(folder, { recursive: true, force: true });
}
finish();

/** Lets systemd verify the units, with the repository in place of the installed release. */
async function checkUnits() {
  const files = (await readdir(join(root, "deploy/systemd"))).filter((file) => file.includes("@."));
  for (const file of files) {
    const text = await readFile(join(root, "deploy/systemd", file), "utf8");
    await writeFile(join(folder, file), text.replaceAll("/srv/yeoul/current", root));
  }
  for (const file of files) {
    await check(`systemd reads ${file}`, () => {
      const said = run("systemd-analyze", "verify", "--man=no", join(folder, file.replace("@.", "@3001.")));
      if (said.trim() !== "") throw new Error(said);
    });
  }
}
