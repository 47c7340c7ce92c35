import type { Page } from "@playwright/test";
import { listBarriers, overhang } from "@/e2e/support/barriers";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { layTable, reserveForm, venueDayIn } from "@/e2e/support/own-table";
import { wordsFor } from "@/e2e/support/words";

test.use({ expectedErrors: [/status of 503/] });

function finder(page: Page, locale: string | undefined) {
  const { Widgets, Finder } = wordsFor(locale);
  const box = page.locator(".cms-box-finder");
  return {
    words: { ...Widgets, ...Finder },
    where: box.getByLabel(Widgets.where),
    when: box.getByLabel(Widgets.when),
    party: box.getByLabel(Widgets.party),
    go: box.getByRole("button"),
    problem: box.getByRole("alert"),
    tables: page.getByRole("dialog"),
  };
}

test("R6.3 R6.10 hotel and day are asked for next to their fields", async ({ page, sandbox, locale }) => {
  const key = uniqueKey();
  await sandbox.publishPage(key, '<div class="cms-box-finder" resourceid="1"></div>');
  await page.goto(`/p/${key}`);
  const { where, when, go, problem, words } = finder(page, locale);
  await expect(when).toHaveValue(venueDayIn(0));
  await go.click();
  await expect(problem).toHaveText(words.chooseHotel);
  await expect(where).toBeFocused();
  await expect(where).toHaveAccessibleDescription(words.chooseHotel);
  await where.selectOption({ index: 1 });
  await when.fill("");
  await go.click();
  await expect(problem).toHaveText(words.chooseDay);
  await when.fill(venueDayIn(-1));
  await go.click();
  await expect(problem).toHaveText(words.pastDay);
  await expect(when).toBeFocused();
});

test("R6.4 R6.10 every free time of a hotel, and a tap on one opens the form with it", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await layTable(sandbox);
  const day = venueDayIn(7);
  await sandbox.putCapacity({ resourceId: table.outlet, date: day, time: "19:00", remaining: 2 });
  await sandbox.putCapacity({ resourceId: table.outlet, date: day, time: "19:30", remaining: 3 });
  const key = uniqueKey();
  await sandbox.publishPage(
    key,
    `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
  );
  await page.goto(`/p/${key}`);
  const { where, when, party, go, tables, words } = finder(page, locale);
  await where.selectOption(String(table.outlet));
  await expect(when).toHaveValue(venueDayIn(0));
  await when.fill(day);
  await party.selectOption("3");
  await go.click();
  await expect(tables.getByRole("link", { name: /^19:30/ })).toHaveAccessibleName(new RegExp(words.few));
  await expect(tables.getByRole("link", { name: /^19:00/ })).toHaveCount(0);
  expect(await listBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toEqual([]);
  await tables.getByRole("link", { name: /^19:30/ }).click();
  await page.waitForURL(new RegExp(`${table.path}\\?`));
  const form = reserveForm(page, locale);
  await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("adults"), searchParams.get("date"), searchParams.get("time")]).toEqual([
    "3",
    day,
    "19:30",
  ]);
});

test("R6.7 nothing free, and tables that could not be loaded, are told apart and lead on @desktop", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await layTable(sandbox, { outlet: { seats: 2 } });
  const key = uniqueKey();
  await sandbox.publishPage(
    key,
    `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
  );
  await page.goto(`/p/${key}`);
  const { where, when, party, go, tables, words } = finder(page, locale);
  await where.selectOption(String(table.outlet));
  await expect(when).toHaveValue(venueDayIn(0));
  await when.fill(venueDayIn(7));
  await party.selectOption("5");
  const fault = await sandbox.addFault({ path: new RegExp(`/promotion/list/${table.outlet}$`), status: 503 });
  await go.click();
  await expect(tables.getByText(words.notLoaded)).toBeVisible({ timeout: 20_000 });
  await sandbox.removeFault(fault);
  await tables.getByRole("button", { name: words.retry }).click();
  await expect(tables.getByText(words.nothing)).toBeVisible();
  await expect(tables.getByRole("link")).toHaveAttribute("href", `/r/${table.outlet}`);
  await page.keyboard.press("Escape");
  await expect(tables).toHaveCount(0);
});

test("R6.7 times that could not be asked are never told as full, and can be asked again", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await layTable(sandbox);
  const key = uniqueKey();
  await sandbox.publishPage(
    key,
    `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
  );
  await page.goto(`/p/${key}`);
  const { where, when, go, tables, words } = finder(page, locale);
  await where.selectOption(String(table.outlet));
  await expect(when).toHaveValue(venueDayIn(0));
  await when.fill(venueDayIn(7));
  const fault = await sandbox.addFault({
    path: new RegExp(`/promotion/timetable/${table.id}$`),
    status: 503,
  });
  await go.click();
  await expect(tables.getByRole("alert").getByText(words.notAsked)).toBeVisible();
  await expect(tables.getByText(words.nothing)).toHaveCount(0);
  await sandbox.removeFault(fault);
  await tables.getByRole("button", { name: words.retry }).click();
  await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();
  await expect(tables.getByRole("alert")).toHaveCount(0);
});

test("R6.10 where a day is full, the next day with a table is one tap away", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await layTable(sandbox);
  const day = venueDayIn(7);
  const key = uniqueKey();
  await sandbox.publishPage(
    key,
    `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
  );
  await page.goto(`/p/${key}`);
  const { where, when, go, tables, words } = finder(page, locale);
  await where.selectOption(String(table.outlet));
  await expect(when).toHaveValue(venueDayIn(0));
  await when.fill(day);
  await sandbox.addFault({
    path: new RegExp(`/promotion/timetable/${table.id}$`),
    status: 200,
    body: { data: [{ time: "19:00", status: "full" }] },
    times: 1,
  });
  await go.click();
  await expect(tables.getByText(words.nothing)).toBeVisible();
  expect(await listBarriers(page)).toEqual([]);
  const [, after = ""] = words.nextDay.split("{day}");
  await tables.getByRole("button", { name: after.trim() }).first().click();
  await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();
  await expect(tables.getByRole("link", { name: /^19:00/ })).not.toHaveAttribute(
    "href",
    new RegExp(`date=${day}`),
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("R1.1 the places stand there as links @desktop", async ({ page, sandbox }) => {
    const table = await layTable(sandbox);
    const key = uniqueKey();
    await sandbox.publishPage(
      key,
      `<div class="cms-box-finder" resourceid="${table.hotel}" resourcetype="outlet"></div>`,
    );
    await page.goto(`/p/${key}`);
    await expect(page.locator(".cms-box-finder form")).toBeHidden();
    await expect(page.locator(`.cms-box-finder a[href="/r/${table.outlet}"]`)).toBeVisible();
  });
});
