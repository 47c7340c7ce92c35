import type { Browser, BrowserContextOptions, Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";

const WIDTHS = [320, 640, 960, 1_280];
const isPicture = (address: string) => new URL(address).pathname.startsWith("/media/");

type PictureRequest = { priority: string; initiator: string };

/** Records the page's picture requests with their priority and initiator (the parser or a script). */
async function watchPictures(page: Page): Promise<Map<string, PictureRequest>> {
  const requests = new Map<string, PictureRequest>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request, initiator }) => {
    if (isPicture(request.url))
      requests.set(request.url, { priority: request.initialPriority, initiator: initiator.type });
  });
  return requests;
}

/** The pictures of the page's own part that are visible on its first screen, from the top. */
const seenPictures = (page: Page) =>
  page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
    images
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ image, box }) => image.checkVisibility() && box.top < innerHeight && box.bottom > 0)
      .map(({ image, box }) => ({
        address: image.currentSrc,
        dots: box.width * devicePixelRatio,
        loading: image.loading,
      })),
  );

/** Returns the smallest width with at least `share` of the displayed dots, or the largest available width. */
const widthFor = (dots: number, share = 1) =>
  WIDTHS.find((width) => width >= dots * share) ?? Math.max(...WIDTHS);
/** Pictures with 95 % of a screen's dots are accepted as sharp. */
const UNSEEN = 0.95;
const widthOf = (address: string) => Number(new URL(address).searchParams.get("w"));

const screens: BrowserContextOptions[] = [
  { viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1_024 }, deviceScaleFactor: 1 },
  { viewport: { width: 1_280, height: 900 }, deviceScaleFactor: 2 },
];

const pages = ["/", "/r/14", "/r/10", "/promotion/14/1401", "/p/dining", "/p/about", "/p/winter"];

/** Visits each path on each screen in a new context, because a browser reuses a larger picture from its cache. */
async function onEachScreen(
  browser: Browser,
  paths: readonly string[],
  visit: (page: Page, path: string, where: string) => Promise<void>,
) {
  for (const screen of screens) {
    for (const path of paths) {
      const context = await browser.newContext({ ...screen, locale: "en-US" });
      await visit(
        await context.newPage(),
        path,
        `${path} on ${screen.viewport?.width} × ${screen.deviceScaleFactor}`,
      );
      await context.close();
    }
  }
}

test("the font of the headings is requested without waiting for the style sheet that uses it @desktop", async ({
  page,
}) => {
  let sendSheet = () => {};
  const isRequested = new Promise<void>((resolve) => {
    sendSheet = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await isRequested;
    await route.continue();
  });
  const font = page.waitForRequest(/\.woff2$/);
  await page.goto("/p/about", { waitUntil: "commit" });
  await font;
  sendSheet();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the first picture of each page is in its HTML, loads first and at the displayed width @desktop", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await onEachScreen(browser, pages, async (page, path, where) => {
    const requests = await watchPictures(page);
    await page.goto(`${baseURL}${path}`, { waitUntil: "load" });
    const [first] = await seenPictures(page);
    if (first === undefined) throw new Error(`${where} has no picture in the first screen`);
    expect(first.loading, where).not.toBe("lazy");
    expect(requests.get(first.address), where).toEqual({ priority: "High", initiator: "parser" });
    expect(
      [widthFor(first.dots, UNSEEN), widthFor(first.dots)],
      `${where} shows ${first.dots} dots`,
    ).toContain(widthOf(first.address));
    expect([...requests.keys()][0], where).toBe(first.address);
  });
});

test("further pictures load on approach, at the displayed width and without layout shift @desktop", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await onEachScreen(browser, ["/", "/r/14", "/promotion/14/1401", "/p/about"], async (page, path, where) => {
    await page.goto(`${baseURL}${path}`, { waitUntil: "load" });
    // Late fonts shift lines; only shifts after them, from pictures, are measured.
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    await page.evaluate(() => {
      const record = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + Reflect.get(entry, "value"));
      };
      Reflect.set(window, "shift", 0);
      new PerformanceObserver(record).observe({ type: "layout-shift" });
    });
    for (const image of await page.locator("main img").all()) {
      if (!(await image.isVisible())) continue;
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
        .toBe(true);
      const { address, dots, isEarly } = await image.evaluate((shown: HTMLImageElement) => {
        const [fetched] = performance.getEntriesByName(shown.currentSrc);
        const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return {
          address: shown.currentSrc,
          dots: shown.getBoundingClientRect().width * devicePixelRatio,
          isEarly:
            shown.loading === "lazy" &&
            fetched !== undefined &&
            visit !== undefined &&
            fetched.startTime < visit.domInteractive,
        };
      });
      // While the page is still being read, a column beside a picture may be missing and the picture be wider.
      const most = isEarly ? Math.max(...WIDTHS) : widthFor(dots);
      const fetchedWidth = widthOf(address);
      expect(fetchedWidth, `${where}: ${address} shows ${dots} dots`).toBeLessThanOrEqual(most);
      expect(fetchedWidth, `${where}: ${address} shows ${dots} dots`).toBeGreaterThanOrEqual(
        widthFor(dots, UNSEEN),
      );
    }
    expect(await page.evaluate(() => Reflect.get(window, "shift")), where).toBeLessThan(0.01);
  });
});

/** Returns the pictures requested so far, by the `in` parameter of their addresses. */
function watchPlaces(page: Page): () => string[] {
  const places = new Set<string>();
  page.on("request", (request) => {
    const place = new URL(request.url()).searchParams.get("in");
    if (place !== null) places.add(place);
  });
  return () => [...places];
}

const pictureIn = (place: string) => `<img src="{media}/media/coast.jpg?in=${place}" alt="" loading="eager">`;

test("closed elements fetch no picture before they are opened, whatever their author wrote", async ({
  page,
  sandbox,
}) => {
  const key = uniqueKey("closed");
  await sandbox.publishPage(
    key,
    `<h1>Closed</h1>${pictureIn("page")}<details><summary>More</summary>${pictureIn("details")}</details>`,
    { zones: { right: pictureIn("panel") } },
  );
  const requestedPlaces = watchPlaces(page);
  await page.goto(`/p/${key}`, { waitUntil: "networkidle" });
  expect(requestedPlaces()).toEqual(["page"]);
  await page.getByText("More", { exact: true }).click();
  await expect.poll(requestedPlaces).toEqual(["page", "details"]);
  await page.locator("[data-opens=panel-right]").first().click();
  await expect.poll(requestedPlaces).toEqual(["page", "details", "panel"]);
});

test("a popup fetches its picture when it is shown", async ({ page, sandbox }) => {
  const key = uniqueKey("popup");
  await sandbox.publishPage(
    key,
    `<h1>Long</h1>${pictureIn("page")}<div style="height:3000px">Read on</div>
     <div class="cms-box-popup" popupid="${key}" days="1">${pictureIn("popup")}</div>`,
  );
  const requestedPlaces = watchPlaces(page);
  await page.goto(`/p/${key}`, { waitUntil: "load" });
  expect(requestedPlaces()).toEqual(["page"]);
  await page.evaluate(() => window.scrollTo(0, innerHeight));
  await expect.poll(requestedPlaces).toEqual(["page", "popup"]);
});

test("the favicon is smaller than 4 KiB @desktop", async ({ page, request }) => {
  await page.goto("/");
  const address = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
  const icon = await request.get(address, { headers: { accept: "image/avif,image/webp,*/*" } });
  expect((await icon.body()).length).toBeLessThan(4_096);
});

test("pictures are cached as immutable, because their addresses contain their version @desktop", async ({
  page,
  request,
}) => {
  await page.goto("/p/about");
  const address = await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const { "cache-control": cacheControl, "content-type": type } = (
    await request.get(address, { headers: { accept: "image/avif,image/webp,*/*" } })
  ).headers();
  expect(cacheControl).toBe("public, max-age=31536000, immutable");
  expect(type).toBe("image/webp");
});
