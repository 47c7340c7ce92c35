import type { Page, ViewportSize } from "playwright/test";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { listLayoutFaults } from "@/e2e/support/layout-checks";
import { messagePattern } from "@/e2e/support/messages";
import { menu, offer } from "@/e2e/support/own-hotel";
import { createOwnTable, openWith, reachSummary, reserveForm, venueDayIn } from "@/e2e/support/own-table";
import { locales } from "@/lib/i18n/locales";

/*
 * Nothing lies on anything else by mistake, and no view is mostly empty: every kind of page, at the sizes of phones,
 * tablets and desktops, scrolled from top to bottom. The `phone` project reads in Korean, the `desktop` one in English.
 */

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of (?:404|503)/],
});

const phone = [{ width: 360, height: 780 }] as const;
const phones = [...phone, { width: 390, height: 844 }] as const;
const wide = [
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
] as const;

async function expectSoundLayout(
  page: Page,
  name: string,
  sizes: readonly ViewportSize[] = (page.viewportSize()?.width ?? 0) < 720 ? phone : wide,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await listLayoutFaults(page), `${name} at ${size.width} px`).toEqual([]);
  }
}

/** Closes greeting popups: they lie over the page on purpose. */
async function closePopups(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) (dialog as HTMLDialogElement).close();
  });
}

for (const path of [
  "/",
  "/r/2",
  "/r/10",
  "/r/14",
  "/promotion/14/1401",
  "/promotion/11/1101",
  "/promotion/31/3103",
  "/p/dining",
  "/p/offers",
  "/p/faq",
  "/p/membership",
  "/p/private-dining",
  "/p/event-winter-quiz",
  "/error-404",
  "/unavailable",
  "/login",
]) {
  test(`nothing overlaps and no view is mostly empty on ${path} (R1.1)`, async ({ page }) => {
    await page.goto(path);
    await closePopups(page);
    await expectSoundLayout(page, path);
  });
}

test("an offer stays readable with no picture, one and five, long and short (R6.1)", async ({
  page,
  sandbox,
}) => {
  const outlet = 14;
  const picture = "{media}/media/coast.jpg";
  const long = "<p>바다가 보이는 자리에서 천천히 차려 내는 저녁입니다.</p>".repeat(40);
  const menus = [menu(uniqueId(), "코스", "Course", 90_000)];
  for (const images of [[], [picture], Array.from({ length: 5 }, () => picture)]) {
    for (const contents of ["<p>이야기</p>", long]) {
      const id = await offer(sandbox, outlet, {
        menus,
        images,
        contents: { ko: contents, en: contents },
        ...(images.length === 0 ? { thumbnailImage: "" } : {}),
      });
      await page.goto(`/promotion/${outlet}/${id}`);
      await expectSoundLayout(page, `${images.length} pictures, ${contents.length} characters`);
    }
  }
});

test("the form, the summary and what follows a booking have a sound layout (R6.2)", async ({
  page,
  booking,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  const guest = await signIn();
  const form = reserveForm(page, locale);
  for (const step of ["table", "menu", "guest"]) {
    await openWith(page, table, { step });
    await expect(form.dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expectSoundLayout(page, `the step ${step}`);
  }
  await reachSummary(page, table, locale);
  await expectSoundLayout(page, "the summary");
  const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
  const paid = await booking.put(guest, { paid: true, date: venueDayIn(11) });
  for (const reservation of [unpaid, paid]) {
    await page.goto(pageOf(reservation));
    await expect(page.locator("#island").getByRole("heading").first()).toBeVisible();
    await expectSoundLayout(page, reservation === paid ? "the receipt" : "the payment");
  }
  await page.goto("/book");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectSoundLayout(page, "the reservations");
});

test("facts behind each other are sound in both languages, on narrow and wider phones (R9.1) @phone", async ({
  page,
  booking,
  sandbox,
  signIn,
}) => {
  const table = await createOwnTable(sandbox);
  const guest = await signIn();
  const unpaid = await booking.putUnpaid(guest, { date: venueDayIn(10) });
  const paid = await booking.put(guest, { paid: true, date: venueDayIn(11) });
  for (const language of locales) {
    for (const path of [pageOf(unpaid), pageOf(paid), "/book"]) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.locator("#island").getByRole("heading").first()).toBeVisible();
      await expectSoundLayout(page, `${path} in ${language}`, phones);
    }
    const form = reserveForm(page, language);
    await openWith(page, table, { step: "guest", language });
    await expect(form.dialog.getByRole("heading", { level: 2 })).toBeVisible();
    await expectSoundLayout(page, `the form in ${language}`, phones);
  }
});

test("the coupons and the use of one have a sound layout (R8.3)", async ({ page, sandbox, signIn }) => {
  const guest = await signIn();
  const coupon = await sandbox.putCoupon({ messengerId: guest, name: "봄의 디저트 쿠폰", outletIds: [13] });
  await page.goto("/coupon");
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  await expectSoundLayout(page, "the coupons");
  await page.goto(`/coupon/${coupon}`);
  await page.getByRole("button", { name: messagePattern("Coupons", "use") }).click();
  await expectSoundLayout(page, "a coupon in use");
});

test("line breaks that authors and outlets write are kept (R4.1, R6.5, R8.3)", async ({
  page,
  sandbox,
  signIn,
}) => {
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
});

test("a player and a map keep their proportion on a phone (R4.1) @phone", async ({ page, sandbox }) => {
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
