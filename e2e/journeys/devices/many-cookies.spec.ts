import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";

// The pictures' server here is another port of the same host, and Node's own: it reads fewer cookies than ours.
test.use({ expectedErrors: [/status of 431/] });

test("a page opens with 50 KB of cookies, and says in both languages what to do about more than are read @desktop", async ({
  page,
  baseURL,
}) => {
  /** Stores this many cookies of 3.5 KB, as advertisers' scripts do. */
  const storeCookies = (count: number) =>
    page.context().addCookies(
      Array.from({ length: count }, (_, number) => ({
        name: `_ads_${number}`,
        value: "x".repeat(3_500),
        url: baseURL ?? "",
      })),
    );
  await storeCookies(14);
  await page.goto("/promotion/11/1101");
  await page.locator("[data-reserve]").click();
  await expect(page.locator("#reserve-form footer")).toBeVisible();

  // What the page still loads ahead would be answered as the next page is.
  await page.goto("about:blank");
  await storeCookies(30);
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
