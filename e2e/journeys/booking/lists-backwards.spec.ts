import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, reserveForm, venueDayIn } from "@/e2e/support/own-table";

test("a back end that lists days, times and menus backwards shows the first free day, times and menus in order (R6.4)", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  await sandbox.addFault({ path: new RegExp(`/promotion/.*/${table.id}$`), rewrite: "backwards" });
  const form = reserveForm(page, locale);
  await page.goto(`${table.path}?adults=2&step=table`);
  await expect(form.day(venueDayIn(1))).toHaveAttribute("aria-pressed", "true");
  await expect(form.time("18:30")).toBeVisible();
  const times = await form.dialog
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value") ?? ""));
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort());
});
