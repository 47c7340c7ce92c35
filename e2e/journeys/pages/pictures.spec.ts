import type { BrowserContextOptions, Page } from "playwright/test";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";

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

const screens: (BrowserContextOptions & { where: string })[] = [
  { where: "on a phone", viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 },
  { where: "on a tablet", viewport: { width: 768, height: 1_024 }, deviceScaleFactor: 1 },
  { where: "on a desktop", viewport: { width: 1_280, height: 900 }, deviceScaleFactor: 2 },
];

/** Pages, and those of them that are read to the end: in every push these alone, on a phone. */
const pages = ["/", "/r/14", "/r/10", "/promotion/14/1401", "/p/dining", "/p/about", "/p/winter"];
const read = ["/", "/r/14", "/promotion/14/1401", "/p/about"];

test("fonts come early, and pictures only where they are seen @desktop", async ({ page, sandbox }) => {
  await test.step("the font of the headings is requested without waiting for the style sheet that uses it", async () => {
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
  await test.step("closed elements and a popup fetch no picture before they are shown, whatever their author wrote", async () => {
    await startOver(page);
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

    const other = uniqueKey("popup");
    await sandbox.publishPage(
      other,
      `<h1>Long</h1>${pictureIn("page")}<div style="height:3000px">Read on</div>
       <div class="cms-box-popup" popupid="${other}" days="1">${pictureIn("popup")}</div>`,
    );
    const shown = watchPlaces(page);
    await page.goto(`/p/${other}`, { waitUntil: "load" });
    expect(shown()).toEqual(["page"]);
    await page.evaluate(() => window.scrollTo(0, innerHeight));
    await expect.poll(shown).toEqual(["page", "popup"]);
  });
});

for (const { where: screenName, ...screen } of screens)
  test(`the first picture of each page is in its HTML and loads first, further ones on approach, at the displayed width and without shifts, ${screenName} @desktop`, {
    tag: screenName === "on a phone" ? [] : ["@long"],
  }, async ({ browser, baseURL }) => {
    test.slow();
    for (const path of screenName === "on a phone" ? read : pages) {
      // A new context, because a browser reuses a larger picture from its cache.
      const context = await browser.newContext({ ...screen, locale: "en-US" });
      const page = await context.newPage();
      const requests = await watchPictures(page);
      await page.goto(`${baseURL}${path}`, { waitUntil: "load" });
      const [first] = await seenPictures(page);
      if (first === undefined) throw new Error(`${path} has no picture in the first screen`);
      expect(first.loading, path).not.toBe("lazy");
      expect(requests.get(first.address), path).toEqual({ priority: "High", initiator: "parser" });
      expect(
        [widthFor(first.dots, UNSEEN), widthFor(first.dots)],
        `${path} shows ${first.dots} dots`,
      ).toContain(widthOf(first.address));
      expect([...requests.keys()][0], path).toBe(first.address);
      if (read.includes(path)) await expectFurther(page, path);
      await context.close();
    }
  });

/** Scrolls to every picture, and expects that each then comes at its displayed width and moves nothing. */
async function expectFurther(page: Page, where: string): Promise<void> {
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
}

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

test("the favicon is smaller than 4 KiB, and pictures are cached as immutable, because their addresses contain their version @desktop", async ({
  request,
}) => {
  const html = await (await request.get("/p/about")).text();
  const ask = async (found: RegExpExecArray | null) =>
    request.get((found?.[1] ?? "none").replaceAll("&amp;", "&"), {
      headers: { accept: "image/avif,image/webp,*/*" },
    });
  const icon = await ask(/<link rel="icon" href="([^"]+)"/.exec(html));
  expect(icon.status()).toBe(200);
  expect((await icon.body()).length).toBeLessThan(4_096);
  const picture = await ask(/<main[\s\S]*?<img[^>]* srcset="([^" ]+)/i.exec(html));
  const { "cache-control": cacheControl, "content-type": type } = picture.headers();
  expect(cacheControl).toBe("public, max-age=31536000, immutable");
  expect(type).toBe("image/webp");
});
