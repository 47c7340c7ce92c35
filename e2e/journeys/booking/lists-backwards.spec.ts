import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, reserveForm, venueDayIn } from "@/e2e/support/own-table";

/** Makes every list that the browser reads arrive in the opposite order. */
async function reverseLists(page: Page): Promise<void> {
  await page.route(/\/api\/crm_channel_si_tc\/(?:promotion|reservation)\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: reversed(await response.json()) });
  });
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).reverse();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, reversed(child)]));
}

test("a back end that lists days, times and menus backwards shows the first free day, times and menus in order (R6.4)", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  await reverseLists(page);
  const form = reserveForm(page, locale);
  await page.goto(`${table.path}?adults=2&step=when`);
  await expect(form.day(venueDayIn(1))).toHaveAttribute("aria-pressed", "true");
  await expect(form.time("18:30")).toBeVisible();
  const times = await form.dialog
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value") ?? ""));
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
});
