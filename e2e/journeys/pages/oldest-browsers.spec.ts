import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, payThere, test } from "@/e2e/support/booking-fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { forgetYoungApis } from "@/e2e/support/oldest-browser";
import { createOwnTable } from "@/e2e/support/own-table";

/** Syntax that Safari 15.4 cannot parse: static blocks of a class, and lookbehind in patterns. */
const UNREADABLE = /\bstatic\s*\{|\(\?<[=!]/;

test("booking and paying work in a browser without APIs newer than the oldest supported ones @phone @long", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  await page.addInitScript(forgetYoungApis);
  await page.goto("/");
  expect(await page.evaluate(() => "canParse" in URL)).toBe(false);
  const { Shell, Widgets } = messagesFor(locale);
  await page.getByRole("button", { name: Shell.menu }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: Widgets.seeTables }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const table = await createOwnTable(sandbox);
  await signIn();
  await form.open(table);
  await form.goToSummary();
  await summary.book();
  await payThere(page);
});

test("no script sent to browsers has syntax that the oldest supported ones cannot parse @desktop", () => {
  const folder = ".next/static";
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const unreadable = scripts.filter((file) => UNREADABLE.test(readFileSync(join(folder, file), "utf8")));
  expect(unreadable).toEqual([]);
});
