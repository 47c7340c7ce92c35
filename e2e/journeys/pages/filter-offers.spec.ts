import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnHotel, menu, offer } from "@/e2e/support/own-hotel";
import { venueDayIn } from "@/e2e/support/own-table";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

/** Publishes a filter and a list for a hotel with an expensive promotion, and a cheap one that ends tomorrow. */
async function openWithOffers(sandbox: SandboxControl) {
  const { hotel, outlets } = await createOwnHotel(sandbox);
  const [first, second] = outlets;
  await sandbox.putOutlet(first, { merchantId: `own${first}` });
  await sandbox.putOutlet(second, { merchantId: `own${second}` });
  const dish = (price: number) => ({
    menus: [menu(uniqueId(), "코스", "Course", price)],
    minPax: 1,
    maxPax: 6,
  });
  const dear = await offer(sandbox, first, { ...dish(160_000), endsInDays: 60 });
  const cheap = await offer(sandbox, second, { ...dish(40_000), endsInDays: 1 });
  const key = uniqueKey();
  await sandbox.publishPage(
    key,
    `<div class="cms-box-filter" resourceid="${hotel}"></div><div class="cms-box-promotion" resourceid="${hotel}" filtered="true"></div>`,
  );
  return { path: `/p/${key}`, dear: `/promotion/${first}/${dear}`, cheap: `/promotion/${second}/${cheap}` };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("promotions are filtered by price and day, by the address, which is not canonical, a link clears the filter, and what was not checked is reported (R6.10) @desktop", async ({
      page,
      request,
      sandbox,
      locale,
    }) => {
      const { path, dear, cheap } = await openWithOffers(sandbox);
      const { Widgets } = messagesFor(locale);
      await page.goto(path);
      const form = page.getByRole("form", { name: Widgets.filterTitle });
      const card = (address: string) => page.locator(`.cms-box-promotion a[href="${address}"]`);
      await expect(card(dear)).toBeVisible();
      await expect(card(cheap)).toBeVisible();

      await form.getByLabel(Widgets.filterPrice).selectOption("50000");
      await form.getByRole("button", { name: Widgets.filterShow }).click();
      await expect(page).toHaveURL(/price=50000/);
      await expect(card(cheap)).toBeVisible();
      await expect(card(dear)).toHaveCount(0);
      await expect(form.getByLabel(Widgets.filterPrice)).toHaveValue("50000");

      await form.getByLabel(Widgets.filterDay).fill(venueDayIn(7));
      await form.getByRole("button", { name: Widgets.filterShow }).click();
      await expect(page.getByText(Widgets.noMatch)).toBeVisible();
      await form.getByLabel(Widgets.filterPrice).selectOption("");
      await form.getByRole("button", { name: Widgets.filterShow }).click();
      await expect(card(dear)).toBeVisible();
      await expect(card(cheap)).toHaveCount(0);
      await form.getByRole("link", { name: Widgets.filterClear }).click();
      await expect(card(cheap)).toBeVisible();
      await expect(page).not.toHaveURL(/day=/);

      await page.goto(`${path}?price=50000&utm=1`);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
      expect(canonical).not.toContain("price");
      const answers = [`${path}?price=50000`, `${path}?utm=1`].map((address) => request.get(address));
      const [filtered, plain] = await Promise.all(answers);
      expect(filtered?.headers()["cache-control"]).toContain("no-store");
      expect(plain?.headers()["cache-control"]).toContain("no-cache");

      const promotion = dear.split("/").at(-1);
      await sandbox.addFault({ path: new RegExp(`/promotion/timetable/${promotion}$`), status: 503 });
      await page.goto(`${path}?day=${venueDayIn(8)}`);
      await expect(page.getByText(Widgets.someNotChecked)).toBeVisible();
    });
  });
}
