import { expect, test } from "playwright/test";

test("a public page is prefetched on hover and shown on click; a session page is not @desktop", async ({
  page,
}) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.includes("prefetch")) ahead.push(new URL(request.url()).pathname);
  });
  const listed = page.waitForResponse("**/speculation-rules.json");
  await page.goto("/p/faq?language=en");
  await listed;
  const header = page.getByRole("banner");
  await expect(async () => {
    await header.getByRole("link", { name: "My reservations" }).hover();
    await header.getByRole("link", { name: "Yeoul Busan" }).hover();
    expect(ahead).toContain("/r/20");
  }).toPass();
  expect(ahead).not.toContain("/book");
  await header.getByRole("link", { name: "Yeoul Busan" }).click();
  await expect(page).toHaveURL(/\/r\/20$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const deliveryType = await page.evaluate(
    () => performance.getEntriesByType("navigation").map((entry) => entry.toJSON().deliveryType)[0],
  );
  expect(deliveryType).toBe("navigational-prefetch");
});
