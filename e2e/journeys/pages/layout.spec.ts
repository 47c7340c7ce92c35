import type { Page, ViewportSize } from "playwright/test";
import {
  listAccessibilityViolationsInBothSchemes,
  listOverflowingElements,
} from "@/e2e/support/accessibility-checks";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { startOver, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { listLayoutFaults } from "@/e2e/support/layout-checks";
import { buttonOf, messageLanguage } from "@/e2e/support/messages";
import { menu, offer } from "@/e2e/support/own-hotel";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";

/*
 * Nothing lies on anything else by mistake, no view is mostly empty, and nothing is a barrier: every kind of page, at
 * the sizes of phones, tablets and desktops, scrolled from top to bottom. The `phone` project reads in Korean, the
 * `desktop` one in English.
 */

test.use({
  expectedErrors: [/status of (?:404|503)/],
});

const phone = [{ width: 360, height: 780 }] as const;
const phones = [...phone, { width: 390, height: 844 }] as const;
const wide = [
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
] as const;
const widest = [{ width: 1440, height: 900 }] as const;

async function expectSoundLayout(page: Page, name: string, sizes: readonly ViewportSize[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await listLayoutFaults(page), `${name} at ${size.width} px`).toEqual([]);
  }
}

/** Closes greeting popups: they lie over the page on purpose. */
async function closePopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
  });
}

/** Every block, as authors could write it: some over others. */
const GALLERY = "/p/widget-gallery";

/** One address of each kind in every push, and the others. */
const ofEachKind = [
  "/",
  "/r/14",
  "/promotion/14/1401",
  "/p/faq",
  GALLERY,
  "/error-404",
  "/login?reason=cancelled",
];
const others = [
  "/r/2",
  "/r/10",
  "/r/11",
  "/promotion/11/1101",
  "/promotion/31/3103",
  "/p/dining",
  "/p/offers",
  "/p/membership",
  "/p/private-dining",
  "/p/event-winter-quiz",
  "/empty",
  "/unavailable",
  "/login",
  "/login?provider=hyatt&reason=already_linked",
  "/leaving?to=https%3A%2F%2Fexample.com%2F",
];

/** Expects no barriers in light and dark, and that nothing overflows at 320 px and at 200 % of the size. */
async function expectReadable(page: Page, path: string): Promise<void> {
  expect.soft(await listAccessibilityViolationsInBothSchemes(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await listOverflowingElements(page), path).toEqual([]);
  // Two ways to zoom to 200 %: half the viewport of a small desktop, and doubled text size.
  await page.setViewportSize({ width: 640, height: 450 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect.soft(await listOverflowingElements(page), path).toEqual([]);
}

/** Visits each address once, and looks at it in all of these sizes. */
async function expectSound(
  page: Page,
  paths: readonly string[],
  sizes: readonly [ViewportSize, ...ViewportSize[]],
) {
  for (const path of paths) {
    await page.setViewportSize(sizes[0]);
    await page.goto(path);
    await closePopups(page);
    if (path !== GALLERY) await expectSoundLayout(page, path, sizes);
    await expectReadable(page, path);
  }
}

test("a page of each kind has no overlaps, mostly empty views or barriers on a phone, in light and dark, from 320 px and at 200 % zoom (R1.1) @phone", async ({
  page,
}) => {
  await expectSound(page, ofEachKind, phone);
});

test("nothing overlaps and no view is mostly empty on pages of places and offers, on tablets and desktops (R1.1) @desktop", async ({
  page,
}) => {
  for (const path of ["/", "/r/14", "/promotion/14/1401"]) {
    await page.setViewportSize(wide[0]);
    await page.goto(path);
    await closePopups(page);
    await expectSoundLayout(page, path, wide);
  }
});

test("all other pages have no overlaps, mostly empty views or barriers on a phone, in light and dark, from 320 px and at 200 % zoom (R1.1) @phone @long", async ({
  page,
}) => {
  test.slow();
  await expectSound(page, others, phone);
});

test("no page has overlaps, mostly empty views or barriers on tablets and desktops, in light and dark (R1.1) @desktop @long", async ({
  page,
}) => {
  test.slow();
  await expectSound(page, [...ofEachKind, ...others], [...wide, ...widest]);
});

test("what authors and outlets write keeps its lines and proportions, however long it is (R4.1, R6.1, R6.5, R8.3) @phone @long", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("line breaks that authors and outlets write are kept, and a player and a map keep their proportion on a phone (R4.1, R6.5, R8.3)", async () => {
    const written = "하나,\n둘,\n셋";
    const guest = await signIn();
    const id = await offer(sandbox, 14, {
      description: { ko: written, en: written },
      menus: [menu(uniqueId(), "코스", "Course", 90_000, { description: { ko: written, en: written } })],
    });
    const coupon = await sandbox.putCoupon({
      messengerId: guest,
      name: "쿠폰",
      description: { ko: written, en: written },
      outletIds: [13],
    });
    for (const [path, count] of [
      [`/promotion/14/${id}`, 2],
      [`/coupon/${coupon}`, 1],
    ] as const) {
      await page.goto(path);
      const places = page.locator("main p").filter({ hasText: "둘," });
      await expect(places).toHaveCount(count);
      for (const place of await places.all()) {
        const lines = await place.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `lines of ${path}`).toBe(3);
      }
    }

    const key = uniqueKey("frames");
    const src = "https://www.youtube.com/embed/x";
    await page.route("https://www.youtube.com/**", (route) => route.fulfill({ body: "" }));
    await sandbox.publishPage(
      key,
      `<iframe src="${src}" width="560" height="315"></iframe>
       <iframe src="${src}" style="width:600px;height:450px"></iframe>
       <iframe src="${src}" width="100%" height="200"></iframe>`,
    );
    await page.goto(`/p/${key}`);
    const sizes = await page.locator("main iframe").evaluateAll((frames) =>
      frames.map((frame) => {
        const { width, height } = frame.getBoundingClientRect();
        return { width, proportion: Math.round((width / height) * 100) / 100, height };
      }),
    );
    expect(sizes.map(({ proportion }) => proportion).slice(0, 2)).toEqual([1.78, 1.33]);
    expect(sizes[2]?.height).toBe(200);
    for (const { width } of sizes) expect(width).toBeLessThanOrEqual(360);
  });
  await test.step("an offer stays readable with no picture, one and five, long and short (R6.1)", async () => {
    await startOver(page);
    const outlet = 14;
    const picture = "{media}/media/coast.jpg";
    const long = "<p>바다가 보이는 자리에서 천천히 차려 내는 저녁입니다.</p>".repeat(40);
    const menus = [menu(uniqueId(), "코스", "Course", 90_000)];
    for (const [images, contents] of [
      [[], "<p>이야기</p>"],
      [[picture], long],
      [Array.from({ length: 5 }, () => picture), "<p>이야기</p>"],
    ] as const) {
      const id = await offer(sandbox, outlet, {
        menus,
        images,
        contents: { ko: contents, en: contents },
        ...(images.length === 0 ? { thumbnailImage: "" } : {}),
      });
      await page.goto(`/promotion/${outlet}/${id}`);
      await expectSoundLayout(page, `${images.length} pictures, ${contents.length} characters`, [
        ...phone,
        ...wide,
        ...widest,
      ]);
    }
  });
});

for (const { on, tag, language, sizes } of [
  { on: "a phone, in Korean", tag: ["@phone"], language: "ko", sizes: phone },
  { on: "phones, in English", tag: ["@phone", "@long"], language: "en", sizes: phones },
  { on: "tablets and desktops", tag: ["@desktop", "@long"], language: "en", sizes: [...wide, ...widest] },
] as const)
  test(`the form, the summary, what follows a booking and the coupons have a sound layout, on ${on}`, {
    tag: [...tag],
  }, async ({ page, booking, sandbox, signIn, locale, form, summary }) => {
    const table = await createOwnTable(sandbox);
    const guest = await signIn();
    const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
    const paid = await booking.put(guest, { paid: true, date: venueDayIn(11) });
    const coupon = await sandbox.putCoupon({ messengerId: guest, name: "봄의 디저트 쿠폰", outletIds: [13] });
    for (const path of [pageOf(unpaid), pageOf(paid), "/book"]) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.locator("#island").getByRole("heading").first()).toBeVisible();
      if (path === "/book") await expect(page.getByRole("article")).toHaveCount(2);
      await expectSoundLayout(page, `${path} in ${language}`, sizes);
    }
    for (const step of ["table", "menu", "guest"]) {
      await form.open(table, { step, language });
      await expect(form.dialog.getByRole("heading", { level: 2 })).toBeVisible();
      await expectSoundLayout(page, `the step ${step} in ${language}`, sizes);
    }
    if (language !== messageLanguage(locale)) return;
    await summary.open(table);
    await expectSoundLayout(page, "the summary", sizes);
    await page.goto("/coupon");
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
    await expectSoundLayout(page, "the coupons", sizes);
    await page.goto(`/coupon/${coupon}`);
    await buttonOf(page, "Coupons.use").click();
    await expectSoundLayout(page, "a coupon in use", sizes);
  });
