import { announcePublication } from "@/e2e/support/announce-publication";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { shareSite } from "@/e2e/support/own-servers";
import { reserveForm } from "@/e2e/support/own-table";

const PUBLISH_SECRET = `whsec_${Buffer.from("only for journeys of development").toString("base64")}`;

test("development serves what production serves: pages, policy, publications, workbench and the form (R11.3, R11.4) @desktop", async ({
  page,
  sandbox,
  locale,
}, { config }) => {
  // Every page is compiled when it is first asked for.
  test.setTimeout(240_000);
  const site = await shareSite(String(config.metadata.controls));
  try {
    const web = await site.startWeb({
      program: "development",
      settings: {
        NODE_ENV: "development",
        PUBLISH_SECRET,
        WORKBENCH_SECRET: "only-for-journeys-of-development",
      },
    });
    const key = uniqueKey("develop");
    const read = async () => (await fetch(`${web.origin}/p/${key}?language=en`)).text();
    await sandbox.publishPage(key, "<h1>The first version</h1>");
    expect(await read()).toContain("The first version");
    await sandbox.publishPage(key, "<h1>The second version</h1>");
    expect(await announcePublication(web, PUBLISH_SECRET, key)).toBe(202);
    expect(await read()).toContain("The second version");

    const legacy = await fetch(`${web.origin}/site/1/10`, { redirect: "manual" });
    expect(legacy.headers.get("location")).toMatch(/\/r\/10$/);
    const workbench = await fetch(`${web.origin}/workbench`);
    expect(workbench.status).toBe(200);
    expect(workbench.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(workbench.headers.get("x-request-id")).not.toBeNull();

    await page.goto(`${web.origin}/promotion/14/1401`);
    const form = reserveForm(page, locale);
    await expect(async () => {
      await page.locator("[data-reserve]").first().click();
      await expect(form.dialog.getByRole("heading").first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await page.close();
  } finally {
    await site.close();
  }
});
