import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable, type OwnTable, venueDayIn } from "@/e2e/support/own-table";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

const texts = (name: string) => ({ ko: { name }, en: { name } });

/** Creates a table at an outlet with this time zone. */
async function createTableIn(sandbox: SandboxControl, timezone: string): Promise<OwnTable> {
  const table = await createOwnTable(sandbox);
  await sandbox.putResource(table.outlet, {
    parentId: table.hotel,
    type: "outlet",
    key: `outlet-${table.outlet}`,
    content: { ...texts("Bistro"), timezone },
    seo: { ko: { title: "", thumb: "" }, en: { title: "", thumb: "" } },
  });
  return table;
}

test("a venue with its own time zone names the zone wherever times are shown, and an invalid one is Seoul's (R9.3) @desktop", async ({
  page,
  sandbox,
  form,
}) => {
  const table = await createTableIn(sandbox, "Europe/Paris");
  for (const [language, clock] of [
    ["ko", "중부유럽 시간"],
    ["en", "Central European Time"],
  ] as const) {
    await page.goto(`${table.path}?language=${language}`);
    await expect(page.locator("main")).toContainText(clock);
    await expect(page.locator("main")).not.toContainText(/Seoul time|서울 시간/);
    await form.open(table, { date: venueDayIn(10), step: "table" });
    await expect(page.getByRole("dialog")).toContainText(clock);
  }
  await page.goto(`${(await createTableIn(sandbox, "Mars/Base")).path}?language=en`);
  await expect(page.locator("main")).toContainText("Seoul time");
});
