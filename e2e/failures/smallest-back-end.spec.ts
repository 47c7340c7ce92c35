import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { test as base, expect } from "@/e2e/support/fixtures";
import { textOf } from "@/e2e/support/messages";
import { findPorts, shareSite } from "@/e2e/support/own-servers";
import { reserveForm, summaryPage, venueDayIn } from "@/e2e/support/own-table";

const [, program = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/backend.md", "utf8")) ?? [];

type Fixtures = {
  /** Starts a program of the guide and the web application in front of it, whose origin it returns. */
  serve: (started: readonly string[]) => Promise<string>;
};

const test = base.extend<Fixtures>({
  serve: async ({ page }, use, { config }) => {
    const site = await shareSite(String(config.metadata.controls));
    const programs: ReturnType<typeof spawn>[] = [];
    await use(async (started) => {
      const port = await findPorts(1);
      const backEnd = `http://localhost:${port}`;
      const { origin } = await site.startWeb({
        settings: { BACKEND_ORIGIN: backEnd, MESSENGER_ORIGIN: backEnd },
      });
      const { NODE_OPTIONS: _, ...environment } = process.env;
      const child = spawn(process.execPath, started, {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...environment, PORT: String(port), PUBLIC_ORIGIN: origin },
      });
      programs.push(child);
      await once(child.stdout, "data");
      return origin;
    });
    // What the page still asks for would fail once its server is gone.
    await page.goto("about:blank");
    await site.close();
    for (const child of programs) child.kill();
  },
});

test.use({ expectedErrors: [/status of 404/] });

test("the smallest back end of the guide shows the front page in both languages @desktop @long", async ({
  page,
  serve,
}) => {
  // Two servers have to start.
  test.slow();
  const origin = await serve(["--input-type=module", "--eval", program]);
  for (const [language, heading] of [
    ["en", "A table by the river"],
    ["ko", "강가의 식탁"],
  ] as const) {
    const answer = await page.goto(`${origin}/?language=${language}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  expect((await page.goto(`${origin}/p/none`))?.status()).toBe(404);
});

/** Reserves an offer of the smallest booking for a guest who signs in on the way, until its summary is sent. */
async function reserve(page: Page, locale: string | undefined, address: string, [time, menu]: string[]) {
  const draft = new URLSearchParams({
    adults: "2",
    date: venueDayIn(3),
    time: time ?? "",
    menu: `${menu}:2`,
  });
  await page.goto(`${address}?${draft}`);
  const form = reserveForm(page, locale);
  await form.fillGuest();
  await form.next.click();
  await page.waitForURL(/\/summary/);
  await summaryPage(page, locale).book();
}

test("the smallest booking of the guide takes a free and a paid booking of a guest who signs in @phone @long", async ({
  page,
  serve,
  locale,
}) => {
  test.slow();
  const origin = await serve(["docs/examples/smallest-booking.mjs"]);
  const confirmed = textOf(page, "Receipt.status.confirmed");
  await reserve(page, locale, `${origin}/promotion/11/101`, ["12:00", "101"]);
  await expect(confirmed).toBeVisible();
  await reserve(page, locale, `${origin}/promotion/11/102`, ["18:00", "102"]);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(confirmed).toBeVisible();
});
