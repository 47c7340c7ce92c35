import type { BrowserContext, Page } from "playwright/test";
import { listAccessibilityViolationsInBothSchemes } from "@/e2e/support/accessibility-checks";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { buttonOf, linkOf, textOf } from "@/e2e/support/messages";
import { venueDayIn } from "@/e2e/support/own-table";

// The console error of each request without a network.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const kept = (page: Page) => textOf(page, "Receipt.saved.kept");
const stamp = (page: Page) => page.getByText(/^Saved on .+ Anything that changed|에 저장한 화면입니다/);
const dinner = (days: number) => ({ paid: true, date: venueDayIn(days), time: "18:30" });

/** Returns everything that this browser keeps of receipts. */
const copiesIn = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        texts.push(`${key.url} ${await (await cache.match(key))?.text()}`);
    }
    return texts;
  });

/** Opens an address without a network; returns whether anything opened. */
async function openOffline(page: Page, context: BrowserContext, path: string): Promise<boolean> {
  await context.setOffline(true);
  try {
    await page.goto(path);
    return true;
  } catch {
    return false;
  }
}

test("a booked table's receipt opens without a network, names no guest, and goes when it is removed or the table is cancelled (R8.1, R8.2) @phone", async ({
  page,
  context,
  booking,
  signIn,
}) => {
  await test.step("a booked table's receipt opens without a network, with the time when it was saved", async () => {
    const guest = await signIn();
    const later = await booking.put(guest, dinner(40));
    const id = await booking.put(guest, dinner(20));
    for (const each of [later, id]) {
      await page.goto(pageOf(each));
      await expect(kept(page)).toBeVisible();
    }

    expect(await openOffline(page, context, pageOf(id))).toBe(true);
    await expect(stamp(page)).toBeVisible();
    await expect(page.getByText(id)).toBeVisible();
    await expect(page.getByText("18:30", { exact: true })).toBeVisible();
    expect(await listAccessibilityViolationsInBothSchemes(page)).toEqual([]);

    // The list of reservations, on which an installed site opens, shows the next table.
    expect(await openOffline(page, context, "/book")).toBe(true);
    await expect(page.getByText(id)).toBeVisible();

    // Nothing else is ever served from the copies, a payment's return and the public pages included.
    for (const path of ["/", "/r/31", `${pageOf(id)}/ap_1`, `${pageOf(id)}?payment=failed`, pageOf("AH_1")])
      expect(await openOffline(page, context, path), path).toBe(false);

    await context.setOffline(false);
    await page.goto(pageOf(id));
    await expect(kept(page)).toBeVisible();
    await expect(stamp(page)).toHaveCount(0);
  });

  await test.step("a guest removes the copy, and it is not saved again by itself", async () => {
    const id = await booking.put(await signIn(), dinner(20));
    await page.goto(pageOf(id));
    await buttonOf(page, "Receipt.saved.remove").click();
    await expect(textOf(page, "Receipt.saved.removed")).toBeVisible();
    await page.reload();
    await expect(buttonOf(page, "Receipt.saved.keep")).toBeVisible();
    expect(await copiesIn(page)).toEqual([]);
    await buttonOf(page, "Receipt.saved.keep").click();
    await expect(kept(page)).toBeVisible();
    expect((await copiesIn(page)).join("\n")).toContain(id);
  });

  await test.step("a cancelled table keeps no copy, and what is kept names no guest", async () => {
    const who = { name: "Kim Harin", email: "harin@example.test", requests: "땅콩 알레르기" };
    const id = await booking.put(await signIn(), { ...dinner(20), ...who });
    await page.goto(pageOf(id));
    await expect(kept(page)).toBeVisible();
    const copies = (await copiesIn(page)).join("\n");
    expect(copies).toContain(id);
    for (const text of Object.values(who)) expect(copies).not.toContain(text);
    await booking.change(id, { status: "cancelled" });
    await page.reload();
    await expect(textOf(page, "Receipt.saved.kept")).toHaveCount(0);
    await expect.poll(() => copiesIn(page)).toEqual([]);
  });
});

test("a saved receipt is gone after signing out and when the session ends, and the next guest of a device finds nothing (R3.5) @desktop", async ({
  page,
  context,
  booking,
  signIn,
}) => {
  await test.step("a saved receipt is gone after signing out, from the device too", async () => {
    const id = await booking.put(await signIn(), dinner(20));
    await page.goto(pageOf(id));
    await expect(kept(page)).toBeVisible();
    await buttonOf(page, "Shell.account").click();
    await buttonOf(page, "Account.logOut").click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect.poll(() => copiesIn(page)).toEqual([]);
    expect(await openOffline(page, context, pageOf(id))).toBe(false);
    await context.setOffline(false);
  });

  await test.step("a saved receipt is gone when the session ends, however it ends", async () => {
    const id = await booking.put(await signIn(), dinner(20));
    await page.goto(pageOf(id));
    await expect(kept(page)).toBeVisible();
    await loseSession(page, context);
    expect(await openOffline(page, context, pageOf(id))).toBe(false);
    await context.setOffline(false);
    await page.goto("/empty");
    expect(await copiesIn(page)).toEqual([]);
  });

  await test.step("the next guest of a device finds nothing of the one before", async () => {
    const first = await booking.put(await signIn(), dinner(20));
    await page.goto(pageOf(first));
    await expect(kept(page)).toBeVisible();
    await loseSession(page, context);
    const second = await booking.put(await signIn(), dinner(30));
    for (const path of [pageOf(first), "/book"]) {
      expect(await openOffline(page, context, path), path).toBe(false);
      await context.setOffline(false);
    }
    await page.goto(pageOf(second));
    await expect(kept(page)).toBeVisible();
    expect((await copiesIn(page)).join("\n")).not.toContain(first);
    expect(await openOffline(page, context, "/book")).toBe(true);
    await expect(page.getByText(second)).toBeVisible();
  });
});

test.describe("a browser without service workers", () => {
  test("offers the receipt as an image (R8.1) @phone", async ({ page, booking, signIn }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const id = await booking.put(await signIn(), dinner(20));
    await page.goto(pageOf(id));
    await buttonOf(page, "Receipt.saved.image").click();
    const image = page.getByRole("dialog").getByRole("img");
    await expect(image).toBeVisible();
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalHeight)).toBeGreaterThan(600);
    const download = page.waitForEvent("download");
    await linkOf(page.getByRole("dialog"), "Receipt.saved.download").click();
    expect((await download).suggestedFilename()).toBe(`${id}.png`);
  });
});

/** Ends the session without signing out. A page that was still open would ask for its guest, and log the refusal. */
async function loseSession(page: Page, context: BrowserContext): Promise<void> {
  await page.goto("about:blank");
  await context.clearCookies();
}
