import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "@/e2e/support/fixtures";
import { findPorts, shareSite } from "@/e2e/support/own-servers";

const [, program = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/backend.md", "utf8")) ?? [];

test.use({ expectedErrors: [/status of 404/] });

test("the smallest back end of the guide shows the front page in both languages @desktop @long", async ({
  page,
}, { config }) => {
  // Two servers have to start.
  test.slow();
  const port = await findPorts(1);
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const backEnd = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...environment, PORT: String(port) },
  });
  const site = await shareSite(String(config.metadata.controls));
  try {
    await once(backEnd.stdout, "data");
    const web = await site.startWeb({ settings: { BACKEND_ORIGIN: `http://localhost:${port}` } });
    for (const [language, heading] of [
      ["en", "A table by the river"],
      ["ko", "강가의 식탁"],
    ] as const) {
      const answer = await page.goto(`${web.origin}/?language=${language}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    expect((await page.goto(`${web.origin}/p/none`))?.status()).toBe(404);
  } finally {
    // What the page still asks for would fail once its server is gone.
    await page.goto("about:blank");
    await site.close();
    backEnd.kill();
  }
});
