import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, openWith, venueDayIn } from "@/e2e/support/own-table";
import { sizeOf } from "@/e2e/support/sizes";

const texts = (name: string) => ({ ko: { name }, en: { name } });

for (const [language, clock] of [
  ["en", "Central European Time"],
  ["ko", "중부유럽 시간"],
] as const) {
  test(`a venue with its own time zone names the zone wherever times are shown, ${language} ${sizeOf[language]} (R9.3)`, async ({
    page,
    sandbox,
  }) => {
    const table = await createOwnTable(sandbox);
    await sandbox.putResource(table.outlet, {
      parentId: table.hotel,
      type: "outlet",
      key: `outlet-${table.outlet}`,
      content: { ...texts("Bistro"), timezone: "Europe/Paris" },
      seo: { ko: { title: "", thumb: "" }, en: { title: "", thumb: "" } },
    });
    await page.goto(`${table.path}?language=${language}`);
    await expect(page.locator("main")).toContainText(clock);
    await expect(page.locator("main")).not.toContainText(/Seoul time|서울 시간/);
    await openWith(page, table, { date: venueDayIn(10), step: "table" });
    await expect(page.getByRole("dialog")).toContainText(clock);
  });
}

test("an invalid time zone falls back to Seoul (R9.3) @desktop", async ({ page, sandbox }) => {
  const table = await createOwnTable(sandbox);
  await sandbox.putResource(table.outlet, {
    parentId: table.hotel,
    type: "outlet",
    key: `outlet-${table.outlet}`,
    content: { ...texts("Bistro"), timezone: "Mars/Base" },
    seo: { ko: { title: "", thumb: "" }, en: { title: "", thumb: "" } },
  });
  await page.goto(`${table.path}?language=en`);
  await expect(page.locator("main")).toContainText("Seoul time");
});
