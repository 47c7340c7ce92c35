import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";

/** Stores this many cookies of 3.5 KB, as advertisers' scripts do. */
async function storeCookies(page: Page, count: number, url: string | undefined): Promise<void> {
  await page.context().addCookies(
    Array.from({ length: count }, (_, number) => ({
      name: `_ads_${number}`,
      value: "x".repeat(3_500),
      url: url ?? "",
    })),
  );
}

test.describe("with 50 KB of cookies", () => {
  // The pictures' server here is another port of the same host, and Node's own.
  test.use({ expectedErrors: [/status of 431.*\/media\//] });

  test("a page opens, and its calls are answered @desktop", async ({ page, baseURL }) => {
    await storeCookies(page, 14, baseURL);
    await page.goto("/promotion/11/1101");
    await page.locator("[data-reserve]").click();
    await expect(page.locator("#reserve-form footer")).toBeVisible();
  });
});

test.describe("with more cookies than are read", () => {
  test.use({ expectedErrors: [/status of 431/] });

  test("a page says in both languages what to do, and opens once that is done @desktop", async ({
    page,
    baseURL,
  }) => {
    await storeCookies(page, 30, baseURL);
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(431);
    for (const locale of ["ko-KR", "en-US"]) {
      const words = messagesFor(locale).TooManyCookies;
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      await expect(page.getByText(words.how)).toBeVisible();
    }
    await page.context().clearCookies();
    await page.getByRole("link").first().click();
    await expect(page.locator("main")).toBeVisible();
  });
});
