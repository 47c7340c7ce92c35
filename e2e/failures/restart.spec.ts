import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { z } from "zod";
import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, GATEWAY, guest, reservationsOf } from "@/e2e/support/own-table";
import { webCommand } from "@/scripts/web-program.mjs";

const settingsSchema = z.record(z.string(), z.string());

test.use({ expectedErrors: [/ERR_|status of 5\d\d|Failed to load chunk|failed and shows its replacement/] });

test("a web server restart during booking loses nothing and creates no duplicate (R6.9, R7.2) @desktop @long", async ({
  page,
  sandbox,
  signIn,
  form,
  summary,
}, { config }) => {
  const settings = settingsSchema.parse(config.metadata.webSettings);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const table = await createOwnTable(sandbox);
  await signIn();

  let server = await startWeb({ ...settings, PORT: String(port) }, origin);
  try {
    await page.goto(origin + table.path + table.draft());
    await form.fillGuest();
    await form.next.click();
    await summary.agree();
    await stop(server);
    await summary.pay.click();
    await expect(summary.island.getByRole("alert")).toContainText(summary.words.unsure);

    server = await startWeb({ ...settings, PORT: String(port) }, origin);
    await expect(summary.island).toContainText(guest.email);
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    expect(await reservationsOf(page)).toHaveLength(1);
  } finally {
    await stop(server);
  }
});

async function startWeb(settings: Record<string, string>, origin: string): Promise<ChildProcess> {
  const child = spawn(webCommand, {
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "close");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
