import type { Page } from "playwright/test";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate, saveData } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";

/** The page's own scripts, by request URL. */
const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** The script that decides when to hydrate, and hydrates. */
const HYDRATOR = /\/page\/hydrate-.*\.js/;

/** Dispatches the event by which an interaction hydrates the page, without waiting for the page to hydrate. */
const requestHydration = (page: Page) => page.evaluate((ask) => dispatchEvent(new Event(ask)), HYDRATE_EVENT);

/** Records the address of every document that the page requests from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

test.describe("a script that fails to load (R12.4) @desktop", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load chunk|ChunkLoadError|widget \w+ failed/] });

  test("is recovered by one reload; where scripts keep failing the page stays readable, without a loop", async ({
    page,
    sandbox,
    locale,
    signIn,
  }) => {
    await test.step("is recovered by one reload, also where it hydrates the page; one that keeps failing causes no loop", async () => {
      const key = uniqueKey();
      await sandbox.publishPage(key, '<h2>Whole</h2><a class="cms-box-share" title="Winter">Share it</a>');
      const documents = watchDocuments(page);
      for (const lost of [SCRIPTS, HYDRATOR]) {
        documents.length = 0;
        await page.route(lost, (route) => (documents.length === 1 ? route.abort() : route.continue()));
        await page.goto(`/p/${key}`);
        await page.getByText("Share it").click();
        await expect.poll(() => documents.length).toBe(2);
        await page.waitForLoadState("load");
        await page.getByText("Share it").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(documents).toHaveLength(2);
        await page.unrouteAll();
        // As in another visit: a page is reloaded once in a while only.
        await page.evaluate(() => sessionStorage.clear());
      }

      documents.length = 0;
      let lost = 0;
      await page.route(SCRIPTS, (route) => {
        if (route.request().resourceType() === "script") lost += 1;
        return route.abort();
      });
      await page.goto(`/p/${key}`);
      await requestHydration(page);
      await expect.poll(() => documents.length).toBe(2);
      await expect(page.getByRole("heading", { name: "Whole" })).toBeVisible();
      await page.waitForLoadState("load");
      const before = lost;
      await requestHydration(page);
      await expect.poll(() => lost).toBeGreaterThan(before + 1);
      // Told only once it has been decided not to reload.
      await expect(page.getByText(messagesFor(locale).Failure.incomplete)).toBeVisible();
      expect(documents).toHaveLength(2);
    });
    await test.step("leaves a signed-in guest's page readable when all later scripts keep failing", async () => {
      await signIn();
      const html = await (await page.request.get("/promotion/11/1101")).text();
      const [, hydration = ""] = /data-hydration="([^"]+)"/.exec(html) ?? [];
      const { scripts } = await (await page.request.get(hydration)).json();
      await page.route(SCRIPTS, (route) =>
        JSON.stringify(scripts).includes(new URL(route.request().url()).pathname)
          ? route.continue()
          : route.abort(),
      );
      const documents = watchDocuments(page);
      let lost = "";
      page.on("console", (message) => {
        lost += message.text();
      });
      await page.goto("/promotion/11/1101").catch(() => undefined);
      await expect.poll(() => documents.length).toBe(2);
      await expect.poll(() => lost).toContain("account failed");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
    });
  });
});

test.describe("a script that is lost together with the server @desktop", () => {
  test.use({
    expectedErrors: [/ERR_FAILED|ERR_CONNECTION|Failed to load chunk|ChunkLoadError|widget \w+ failed/],
  });

  /** Cuts everything that the page asks of its server, until the returned function is called. */
  async function cut(page: Page): Promise<() => Promise<void>> {
    const all = new RegExp(`^${new URL(page.url()).origin}/`);
    await page.route(all, (route) => route.abort());
    return () => page.unroute(all);
  }

  test("leaves a page where it is, unhydrated or hydrating, with a sentence and a retry that waits for the server (R12.4)", async ({
    page,
    sandbox,
    locale,
  }) => {
    const words = messagesFor(locale).Failure;
    const key = uniqueKey();
    await sandbox.publishPage(key, '<h2>Still here</h2><a class="cms-box-share" title="Winter">Share it</a>');
    for (const prepare of [async () => {}, requestHydration]) {
      // What the page fetches ahead is out of reach as well.
      await page.route(/\/_next\/static\/(?:page|chunks)\/.*\.js/, (route) => route.abort());
      await page.goto(`/p/${key}`);
      const restore = await cut(page);
      await prepare(page);
      await page.getByText("Share it").click();
      const notice = page.getByRole("alert").filter({ hasText: words.incomplete });
      await expect(notice).toBeVisible();
      await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();
      const retry = notice.getByRole("button", { name: words.retry });
      const request = page.waitForRequest(/\/healthz$/);
      await retry.click();
      await request;
      await expect(notice).toBeVisible();
      await expect(page.getByRole("heading", { name: "Still here" })).toBeVisible();

      await restore();
      await page.unrouteAll();
      // The notice is hidden as soon as it is pressed; what is pressed next is for the page that comes.
      const reloaded = page.waitForEvent("domcontentloaded");
      await retry.click();
      await reloaded;
      await expect(notice).toBeHidden();
      await page.getByText("Share it").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
  });
});

/** The time limit for a script, plus one second. */
const PAST_THE_LIMIT_MS = 121_000;

test.describe("scripts that neither load nor fail (R12.4) @desktop", () => {
  test("are awaited until the time limit, then the page reloads once, keeps what was typed and works", async ({
    page,
    sandbox,
  }) => {
    const key = uniqueKey();
    const question = JSON.stringify([{ type: "s", question: "Why?" }]);
    await sandbox.publishPage(
      key,
      `<div class="cms-box-event" eventid="${uniqueId()}" question='${question}'><button>Send</button></div>`,
    );
    const documents = watchDocuments(page);
    let isHanging = true;
    const hang = () => page.route(SCRIPTS, (route) => (isHanging ? undefined : route.continue()));
    const expectReload = async () => {
      // Time goes on between these lines, on a busy machine for seconds.
      await page.clock.fastForward(PAST_THE_LIMIT_MS - 30_000);
      expect(documents).toHaveLength(1);
      isHanging = false;
      await page.clock.fastForward(30_000);
      await expect.poll(() => documents.length).toBe(2);
    };
    // What is loaded ahead just when the clock jumps would be taken for lost.
    await saveData(page);
    await hang();
    await page.clock.install();
    await page.goto(`/p/${key}`);
    const scriptRequest = page.waitForRequest(SCRIPTS);
    await requestHydration(page);
    await scriptRequest;
    await expectReload();
    await hydrate(page);
    await page.clock.fastForward(PAST_THE_LIMIT_MS);
    expect(documents).toHaveLength(2);

    // A page that is complete stays, however long; what it loads later is awaited just as long.
    await page.unrouteAll();
    await page.evaluate(() => sessionStorage.clear());
    documents.length = 0;
    await page.goto(`/p/${key}`);
    await hydrate(page);
    await page.getByRole("textbox", { name: "Why?" }).fill("The sea");
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(PAST_THE_LIMIT_MS);
    expect(documents).toHaveLength(1);
    isHanging = true;
    await hang();
    const later = page.waitForRequest(SCRIPTS);
    await page.getByRole("button", { name: "Send" }).click();
    await later;
    await expectReload();
    await expect(page.getByRole("textbox", { name: "Why?" })).toHaveValue("The sea");
    await page.clock.fastForward(PAST_THE_LIMIT_MS);
    expect(documents).toHaveLength(2);
  });

  test("cause no reload while a payment is on the screen", async ({ page, booking, signIn }) => {
    const id = await booking.putUnpaid(await signIn());
    await page.route(SCRIPTS, () => undefined);
    const documents = watchDocuments(page);
    await page.clock.install();
    await page.goto(pageOf(id), { waitUntil: "commit" });
    await expect(page.getByRole("main")).toBeVisible();
    await page.clock.fastForward(2 * PAST_THE_LIMIT_MS);
    expect(documents).toHaveLength(1);
  });
});
