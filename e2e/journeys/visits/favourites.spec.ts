import { expect, test } from "@/e2e/support/fixtures";
import { buttonOf, messagesFor } from "@/e2e/support/messages";
import { createOwnTable } from "@/e2e/support/own-table";

test("a heart keeps an offer on this device, lists it beside a guest's own, and forgets it on request (R3.5, R10.6) @phone", async ({
  page,
  sandbox,
  locale,
  signIn,
}) => {
  await test.step("a heart keeps an offer on this device; the account's panel lists it, and forgets it on request (R10.6)", async () => {
    const table = await createOwnTable(sandbox);
    const { Kept, Promotion, Shell } = messagesFor(locale);
    await page.goto(table.path);
    const heart = page.getByRole("checkbox", { name: Promotion.favourite });
    await page.locator("label", { has: heart }).click();
    await expect(heart).toBeChecked();
    const stored = () => page.evaluate(() => localStorage.getItem("favourite-places"));
    await expect.poll(stored).toBe(JSON.stringify([table.path]));
    await page.reload();
    await expect(heart).toBeChecked();

    await page.getByRole("button", { name: Shell.account, exact: true }).click();
    const kept = page.locator("#kept");
    await expect(kept.getByRole("heading", { name: Kept.favourites })).toBeVisible();
    await expect(kept.getByRole("link")).toHaveCount(2);
    await kept.getByRole("button", { name: Kept.clear.replace("{list}", Kept.favourites) }).click();
    await kept.getByRole("button", { name: Kept.clear.replace("{list}", Kept.viewed) }).click();
    await expect(kept.getByRole("link")).toHaveCount(0);
    expect(await stored()).toBe("[]");
  });
  await test.step("favourites stand below the reservations of a guest, and are gone when they sign out (R3.5, R10.6)", async () => {
    const table = await createOwnTable(sandbox);
    const { Kept, Promotion } = messagesFor(locale);
    await signIn();
    await page.goto(table.path);
    await page.locator("label", { has: page.getByRole("checkbox", { name: Promotion.favourite }) }).click();
    await page.goto(`/r/${table.outlet}`);
    await expect(page.getByRole("checkbox", { name: Promotion.favourite })).not.toBeChecked();
    await page.goto("/book");
    const island = page.locator("#island");
    await expect(island.getByRole("heading", { name: Kept.favourites })).toBeVisible();
    await expect(island.getByRole("heading", { name: Kept.viewed })).toBeVisible();
    await expect(island.getByRole("link", { name: /Table|상차림/ }).first()).toHaveAttribute(
      "href",
      table.path,
    );
    await page.goto("/empty?right-side-menu=true");
    await buttonOf(page, "Account.logOut").click();
    await expect(page).not.toHaveURL(/\/empty/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("/promotion/");
  });
});
