import type { Page } from "playwright/test";
import { expect, test, uniqueId } from "@/e2e/support/fixtures";
import { messageLanguage, messagesFor } from "@/e2e/support/messages";
import { both, createOwnHotel, menu, offer } from "@/e2e/support/own-hotel";
import { createOwnTable } from "@/e2e/support/own-table";

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, resourceId: number, id: number) =>
  main(page).locator(`a[href="/promotion/${resourceId}/${id}"]`);

test("hotels and outlets lead to all their current offers (R4.10, R6.10) @desktop", async ({
  page,
  sandbox,
  locale,
}) => {
  await test.step("dining and special offers can be browsed per hotel and outlet, and a card opens its promotion", async () => {
    const { Resource } = messagesFor(locale);
    const { hotel, outlets } = await createOwnHotel(sandbox);
    const [restaurant, bar] = outlets;
    const dinner = await offer(sandbox, restaurant);
    const festive = await offer(sandbox, restaurant, { special: true });
    const drinks = await offer(sandbox, bar);
    const past = await offer(sandbox, bar, { startsInDays: -9, endsInDays: -1, special: true });

    await page.goto(`/r/${hotel}`);
    const section = (title: string) =>
      main(page)
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(section(Resource.special).locator('a[href^="/promotion/"]')).toHaveCount(1);
    await expect(section(Resource.promotions).locator('a[href^="/promotion/"]')).toHaveCount(3);
    for (const [outlet, id] of [
      [restaurant, dinner],
      [restaurant, festive],
      [bar, drinks],
    ] as const) {
      await expect(card(page, outlet, id).first()).toBeVisible();
    }
    await expect(card(page, bar, past)).toHaveCount(0);
    await expect(section(Resource.promotions)).toContainText(`주점 ${bar}`);

    await main(page).locator(`a[href="/r/${bar}"]`).first().click();
    await page.waitForURL(`**/r/${bar}`);
    await expect(main(page).locator('a[href^="/promotion/"]')).toHaveCount(1);
    await card(page, bar, drinks).click();
    await page.waitForURL(`**/promotion/${bar}/${drinks}`);
    const name = messageLanguage(locale) === "ko" ? `상차림 ${drinks}` : `Table ${drinks}`;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  await test.step("a hotel without an authored page shows all current promotions, not only the first 16", async () => {
    const { hotel, outlets } = await createOwnHotel(sandbox);
    const ids = await Promise.all(Array.from({ length: 18 }, () => offer(sandbox, outlets[0])));
    await page.goto(`/r/${hotel}`);
    const cards = main(page).locator('a[href^="/promotion/"]');
    await cards.nth(15).evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(cards).toHaveCount(18);
    for (const id of ids) await expect(card(page, outlets[0], id)).toHaveCount(1);
  });

  await test.step("the seed's hotel pages lead to promotions through authored lists", async () => {
    await page.goto("/r/10");
    const offers = main(page).locator('a[href^="/promotion/"]');
    await expect(offers).toHaveCount(16);
    await main(page).locator('a[href="/r/11"]').first().click();
    await page.waitForURL("**/r/11");
    await expect(offers.first()).toHaveAttribute("href", /^\/promotion\/11\//);
    await offers.first().click();
    await page.waitForURL("**/promotion/11/*");
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 404/] });

  test("an offer shows its menus, prices, refund rules and location, and one that is over or does not exist says so (R1.3, R6.1, R6.5, R6.6, R6.7) @phone", async ({
    page,
    sandbox,
    locale,
  }) => {
    await test.step("a promotion shows its menus, prices, refund rules and location", async () => {
      const { Promotion, Widgets } = messagesFor(locale);
      const isKorean = messageLanguage(locale) === "ko";
      const { outlets } = await createOwnHotel(sandbox);
      const [restaurant] = outlets;
      const first = uniqueId();
      const id = await offer(sandbox, restaurant, {
        minPax: 2,
        maxPax: 6,
        needsPayment: true,
        menus: [
          menu(first, "한우 코스", "Hanwoo course", 1_280_000),
          menu(first + 1, "나물 코스", "Greens course", 88_000, { maxPerPerson: 2 }),
          menu(first + 2, "굴", "Oysters", 9_500, { soldOut: true }),
        ],
        refundRules: [
          { type: "relative", hoursBefore: 30, percent: 50 },
          { type: "absolute", daysBefore: 7, percent: 100 },
          { type: "relative", hoursBefore: 2, percent: 0 },
          { type: "absolute", daysBefore: 3, time: "18:00", percent: 80 },
        ],
        notices: both("<ul><li>알레르기를 알려 주세요</li></ul>"),
      });
      const response = await page.goto(`/promotion/${restaurant}/${id}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        isKorean ? `상차림 ${id}` : `Table ${id}`,
      );
      await expect(main(page)).toContainText("이야기");
      await expect(main(page)).toContainText("알레르기를 알려 주세요");
      await expect(main(page)).toContainText(Promotion.paysAhead);

      const won = (amount: string) => (isKorean ? `${amount}원` : `${amount} won`);
      const item = (name: string) =>
        main(page)
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { level: 3, name }) });
      await expect(item(isKorean ? "한우 코스" : "Hanwoo course")).toContainText(won("1,280,000"));
      await expect(item(isKorean ? "나물 코스" : "Greens course")).toContainText(won("88,000"));
      await expect(item(isKorean ? "굴" : "Oysters")).toContainText(won("9,500"));
      await expect(item(isKorean ? "굴" : "Oysters")).toContainText(Promotion.soldOut);

      const rows = main(page).getByRole("table").locator("tbody tr");
      await expect(rows).toHaveCount(4);
      for (const [index, when, back] of [
        [0, /7/, Promotion.percent.replace("{percent}", "100")],
        [1, /3.*18:00|18:00.*3/, Promotion.percent.replace("{percent}", "80")],
        [2, /30/, Promotion.percent.replace("{percent}", "50")],
        [3, Promotion.afterwards, Promotion.noRefund],
      ] as const) {
        await expect(rows.nth(index).getByRole("cell").first()).toHaveText(when);
        await expect(rows.nth(index).getByRole("cell").last()).toHaveText(back);
      }

      const address = "서울특별시 종로구 여울로 18";
      const query = encodeURIComponent(`식당 ${restaurant} ${address}`);
      for (const [name, href] of [
        [
          Widgets.place.kakaoMap,
          `https://map.kakao.com/link/map/${encodeURIComponent(`식당 ${restaurant}`)},37.5759,126.9768`,
        ],
        [Widgets.place.naverMap, `https://map.naver.com/p/search/${query}`],
        [Widgets.place.googleMap, "https://www.google.com/maps/search/?api=1&query=37.5759,126.9768"],
      ] as const) {
        const link = main(page).getByRole("link", { name, exact: true });
        await expect(link).toHaveAttribute("href", href);
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
      }
    });

    await test.step("without refund rules there is no refund table", async () => {
      const { outlets } = await createOwnHotel(sandbox);
      const id = await offer(sandbox, outlets[0]);
      await page.goto(`/promotion/${outlets[0]}/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main(page).getByRole("table")).toHaveCount(0);
    });

    await test.step("an offer without prepayment promises no share of a payment", async () => {
      const { Promotion } = messagesFor(locale);
      const table = await createOwnTable(sandbox, { promotion: { needsPayment: false } });
      await page.goto(table.path);
      await expect(page.getByText(Promotion.policyFree.replace("{hours}", "24"))).toBeVisible();
      await expect(page.getByText(/100 ?%/)).toHaveCount(0);
    });

    await test.step("a promotion that has ended says so and links to the outlet's others", async () => {
      const { Common, Promotion } = messagesFor(locale);
      const { outlets } = await createOwnHotel(sandbox);
      const id = await offer(sandbox, outlets[0], { startsInDays: -30, endsInDays: -1 });
      const response = await page.goto(`/promotion/${outlets[0]}/${id}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(Promotion.reserveClosed)).toBeVisible();
      await expect(page.getByRole("button", { name: Promotion.reserve })).toHaveCount(0);
      await page.getByRole("link", { name: Common.seeOtherOffers }).click();
      await page.waitForURL(`**/r/${outlets[0]}`);
    });

    await test.step("a promotion that does not exist results in the not-found page with status 404", async () => {
      const { NotFound } = messagesFor(locale);
      const { outlets } = await createOwnHotel(sandbox);
      const id = await offer(sandbox, outlets[0]);
      for (const path of [`/promotion/${outlets[0]}/${uniqueId()}`, `/promotion/${outlets[1]}/${id}`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(NotFound.title);
      }
    });
  });
});
