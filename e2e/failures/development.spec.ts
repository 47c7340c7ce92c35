import { announcePublication } from "@/e2e/support/announce-publication";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { shareSite } from "@/e2e/support/own-servers";

const PUBLISH_SECRET = `whsec_${Buffer.from("only for journeys of development").toString("base64")}`;

test("development serves by the same web server: policy, legacy addresses, publications, and a page that comes to life (R11.3) @desktop @long", async ({
  page,
  sandbox,
}, { config }) => {
  // The page is compiled when it is first asked for.
  test.setTimeout(240_000);
  const site = await shareSite(String(config.metadata.controls));
  try {
    const web = await site.startWeb({
      program: "development",
      settings: { NODE_ENV: "development", PUBLISH_SECRET },
    });
    const key = uniqueKey("develop");
    const read = () => fetch(`${web.origin}/p/${key}?language=en`);
    await sandbox.publishPage(key, "<h1>The first version</h1>");
    const first = await read();
    expect(await first.text()).toContain("The first version");
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(first.headers.get("x-request-id")).not.toBeNull();
    await sandbox.publishPage(key, "<h1>The second version</h1>");
    expect(await announcePublication(web, PUBLISH_SECRET, key)).toBe(202);
    expect(await (await read()).text()).toContain("The second version");
    const legacy = await fetch(`${web.origin}/site/1/10`, { redirect: "manual" });
    expect(legacy.headers.get("location")).toMatch(/\/r\/10$/);

    await page.goto(`${web.origin}/p/${key}`);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 60_000 });
    await page.close();
  } finally {
    await site.close();
  }
});
