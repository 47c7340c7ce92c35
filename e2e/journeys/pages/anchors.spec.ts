import type { Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";

/** Content long enough to scroll, with a picture of unknown size before the target. */
const story = (name: string) =>
  `<p><a href="#${name}">Go there</a></p><img src="{media}/media/coast.jpg" alt=""><div style="height:1800px">Above</div><h2 id="${name}">The place</h2><div style="height:1800px">Below</div>`;

const place = (page: Page) => page.getByRole("heading", { name: "The place" });
const top = (page: Page) =>
  place(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("external links, an author's own and a later change of the fragment scroll to its place and stay there (R4.1) @phone", async ({
  page,
  sandbox,
  baseURL,
}) => {
  // One is also an id of ours.
  for (const name of ["menu", "메뉴", "panel-left"]) {
    const key = uniqueKey("anchor");
    await sandbox.publishPage(key, story(name));
    await page.goto(`/p/${key}?campaign=winter&x=1#${name}`);
    await expect(place(page)).toBeInViewport();
    await page.waitForLoadState("networkidle");
    expect(await top(page)).toBeGreaterThanOrEqual(0);
    expect(await top(page)).toBeLessThan(200);
    await expect(page).toHaveURL(`${baseURL}/p/${key}?x=1#${encodeURIComponent(name)}`);
    await page.reload();
    await expect(place(page)).toBeInViewport();
  }

  const key = uniqueKey("anchor");
  await sandbox.publishPage(key, story("menu"));
  await page.goto(`/p/${key}`);
  await page.getByRole("link", { name: "Go there" }).click();
  await expect(place(page)).toBeInViewport();
  await page.goBack();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => {
    location.hash = "menu";
  });
  await expect(place(page)).toBeInViewport();

  // A fragment with one of our own ids, or none on the page, is kept and does not scroll.
  for (const name of ["nothing", "panel-left", "%"]) {
    await page.goto("about:blank");
    await page.goto(`/p/${key}#${name}`);
    await page.waitForLoadState("load");
    await expect(page).toHaveURL(`${baseURL}/p/${key}#${name}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
