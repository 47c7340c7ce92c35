import { type APIRequestContext, devices, type Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { inBatches } from "@/e2e/support/in-batches";
import { ASKS_FOR_A_PAGE, askForPage, readPage } from "@/e2e/support/read-page";

const KAKAO_PREVIEW =
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984";

/** One of each kind of page that a guest can land on. */
const PUBLIC_PAGES = ["/", "/r/10", "/r/11", "/p/dining", "/promotion/11/1101"];

/** Every session page (R1.6). */
const SESSION_PAGES = [
  "/coupon",
  "/coupon/C-2026_1",
  "/promotion/11/1101/summary",
  "/payment-request/11/AH_1",
  "/payment-request/11/AH_1/tok.en~1",
  "/book",
];

/** The consumed query keys (R1.7), each with a possible value. */
const CONSUMED = {
  language: "en",
  "pass-login": "true",
  register: "true",
  "reservation-id": "AH_12",
  "shared-by": "minji.kim",
  campaign: "winter-2026",
  action: "join",
  redirect: "javascript:alert(1)",
  "ignore-action": "true",
  "post-action": "coupon",
  "left-side-menu": "true",
  "right-side-menu": "true",
} as const;

/** Values of `redirect` that lead nowhere. */
const NOWHERE = [
  "javascript:document.title='taken'",
  "data:text/html,<h1>taken</h1>",
  "//evil.example.test/",
  "/\\evil.example.test",
  "https:evil.example.test",
  "https:/\\evil.example.test/",
  "https://yeoul@evil.example.test/",
  "\thttps://evil.example.test/",
  "ftp://evil.example.test/",
];

/**
 * Query keys of other origins, which must be kept byte for byte: escapes, plus signs, empty, repeated and invalid ones.
 */
const FOREIGN = "q=a%20b+c&empty=&bare&r=1&r=2&%ED%82%A4=%EA%B0%92&odd=%zz&Language=fr&languages=ko&a=b=c";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is complete, its links and pictures work, and both panels open and close (R1.1, R2.1) @desktop", async ({
    page,
    request,
    sandbox,
  }) => {
    const [links, pictures] = [new Set<string>(), new Set<string>()];
    for (const address of PUBLIC_PAGES) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.locator("main h1, main h2").first(), address).toBeVisible();
      await expect(page.getByRole("contentinfo"), address).toBeVisible();
      expect((await page.locator("main").textContent())?.length, address).toBeGreaterThan(200);
      const picture = page.locator("main img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), address)
        .toBeGreaterThan(0);
      const linked = await listAddresses(page, "a[href]", "href");
      expect(linked.length, address).toBeGreaterThan(10);
      for (const link of linked) links.add(link);
      const shown = await listAddresses(page, "img[src]", "src");
      expect(shown.length, address).toBeGreaterThan(0);
      for (const source of shown) pictures.add(source);
    }
    // Every page of the sitemap is read in the long tests (`found.spec.ts`).
    const some = (addresses: Set<string>) => [...addresses].filter((_, at) => at % 4 === 0);
    expect(await listBroken(request, some(links)), "links").toEqual([]);
    expect(await listBroken(request, some(pictures)), "pictures").toEqual([]);

    const key = uniqueKey("noscript");
    await sandbox.publishPage(key, "<h1>Quiet page</h1>");
    await page.goto(`/p/${key}?language=en`);
    for (const size of [{ width: 1280, height: 900 }, devices["Pixel 7"].viewport]) {
      await page.setViewportSize(size);
      for (const [name, side] of [
        ["Menu", "left"],
        ["Account", "right"],
      ] as const) {
        const panel = page.locator(`#panel-${side}`);
        await expect(panel).toBeHidden();
        await page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
        await expect(panel).toBeInViewport();
        await expect(panel.getByRole("link").first()).toBeVisible();
        await panel.getByRole("button", { name: "Close" }).click();
        await expect(panel).toBeHidden();
      }
    }
  });
});

test("every public address responds with 200, every session page leads to the login and back (R1.2, R1.6) @desktop", async ({
  request,
  baseURL,
}) => {
  for (const address of [...PUBLIC_PAGES, "/empty"]) {
    const { answer, status } = await askForPage(request, address);
    expect.soft([address, status]).toEqual([address, 200]);
    expect.soft(answer.headers()["content-type"], address).toContain("text/html");
  }
  for (const address of SESSION_PAGES) {
    // No cookie is accepted as a session because of its name.
    for (const cookie of ["", "sid=made-up", "__Host-sid=made-up"]) {
      const { answer, status, to } = await askForPage(request, address, { cookie });
      const what = `${address} with the cookie ${cookie}`;
      expect.soft([what, status]).toEqual([what, 307]);
      expect.soft(answer.headers()["cache-control"], what).toContain("no-store");
      expect.soft(`${to?.origin}${to?.pathname}`, what).toBe(`${baseURL}/auth/kakao/login`);
      expect.soft([...(to?.searchParams ?? [])], what).toEqual([["return", address]]);
    }
    const login = await request.get(address, { headers: ASKS_FOR_A_PAGE });
    expect.soft(login.status(), address).toBe(200);
  }
  const campaign = uniqueKey("c");
  const first = await askForPage(request, `/book?tab=past&campaign=${campaign}&pass-login=true`);
  expect([...(first.to?.searchParams ?? [])]).toEqual([
    ["return", "/book?tab=past"],
    ["campaign", campaign],
  ]);
  // The requests keep cookies as a browser does, so the campaign of an earlier visit is sent, too.
  const later = await askForPage(request, "/coupon");
  expect(later.to?.searchParams.get("campaign")).toBe(campaign);
});

test("an unknown address is a 404 in the whole layout, and a robot gets it where it asked (R1.2, R1.3) @desktop", async ({
  request,
  baseURL,
}) => {
  for (const [language, title] of [
    ["ko", "페이지를 찾을 수 없습니다"],
    ["en", "Page not found"],
  ] as const) {
    const { answer, $ } = await readPage(request, "/no/such/place", { "accept-language": language });
    expect.soft([answer.status(), answer.url()]).toEqual([404, `${baseURL}/error-404`]);
    expect.soft($("html").attr("lang")).toBe(language);
    expect.soft($("main h1").text()).toBe(title);
    expect.soft($("main a").first().attr("href")).toBe("/");
    for (const part of ["[data-opens=panel-left]", "[data-opens=panel-right]", "[data-zone=top]"])
      expect.soft($(part).length, part).toBeGreaterThan(0);
    expect.soft($("[data-zone=bottom]").text(), language).not.toBe("");
  }
  for (const address of [
    "/r/999999999",
    "/p/no-such-page-anywhere",
    "/promotion/11/999999999",
    "/promotion/999999999/1101",
  ]) {
    const { answer, $ } = await readPage(request, address);
    expect.soft([answer.url(), answer.status()]).toEqual([baseURL + address, 404]);
    expect.soft($("main h1").text(), address).not.toBe("");
    expect.soft($("[data-zone=bottom]").text(), address).not.toBe("");
    expect.soft($("meta[name=robots]").attr("content"), address).toContain("noindex");
  }
  for (const agent of [KAKAO_PREVIEW, "Mozilla/5.0 (compatible; Googlebot/2.1)", "facebookexternalhit/1.1"]) {
    for (const address of ["/no/such/place", "/r/999999999", "/p/no-such-page-anywhere", "/r/abc", "/p"]) {
      const { answer, status } = await askForPage(request, address, { "user-agent": agent });
      expect.soft([agent, address, status]).toEqual([agent, address, 404]);
      expect.soft(await answer.text(), `${agent} ${address}`).toContain('data-zone="page"');
    }
  }
});

test("a followed link starts at the top, and Back restores the scroll position, also from a repaired address (R1.3, R1.5) @phone", async ({
  page,
  sandbox,
}) => {
  const key = uniqueKey("scroll");
  const tall = '<div style="height: 1800px">…</div>';
  await sandbox.publishPage(`${key}-b`, `<h1>Second</h1>${tall}${tall}`);
  await sandbox.publishPage(key, `<h1>First</h1>${tall}<p><a href="/p/${key}-b">Go on</a></p>${tall}`);
  await page.goto(`/p/${key}`);
  const link = page.getByRole("link", { name: "Go on" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(800);
  await link.click();
  await expect(page.getByRole("heading", { name: "Second" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(40);
  for (const [written, repaired] of [
    [`/p/${key}-b%3Futm_source=x`, `/p/${key}-b?utm_source=x`],
    [`/p/${key}-b;jsessionid=A1`, `/p/${key}-b`],
  ] as const) {
    await page.goto(written);
    expect(page.url().endsWith(repaired), written).toBe(true);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "First" })).toBeAttached();
  }
});

test.describe("the consumed keys of an address", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("leave it before the first paint, whatever their value; all others stay byte for byte (R1.7) @desktop", async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const key = uniqueKey("keys");
    await sandbox.publishPage(key, "<h1>Whatever you bring</h1>");
    await noteAddressAtFirstPaint(page);
    const requests = countRequests(page, `/p/${key}`);
    const consumed = Object.entries(CONSUMED).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const mixed = FOREIGN.split("&").flatMap((pair, index) => [pair, consumed[index] ?? ""]);
    const rest = consumed.slice(FOREIGN.split("&").length);
    await page.goto(`/p/${key}?${[...mixed, ...rest].filter(Boolean).join("&")}#content`);
    await expect(page).toHaveURL(`${baseURL}/p/${key}?${FOREIGN}#content`);
    expect(await page.evaluate(() => sessionStorage.getItem("first-address"))).toBe(
      `${baseURL}/p/${key}?${FOREIGN}#content`,
    );
    // The page is hydrated: the panel requested by the query is open.
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    expect(requests.list).toEqual(["document"]);

    const names = Object.keys(CONSUMED);
    // Each key by itself is a row of `entry-params.test.ts`.
    for (const [query, left] of [
      ...["", "=", "=%F0%9F%8D%B5"].map((value) => [names.map((name) => name + value).join("&"), ""]),
      ["%63ampaign=a&campaign=b&campaign=c&keep=1", "?keep=1"],
    ] as const) {
      const response = await page.goto(`/p/${key}?${query}`, { waitUntil: "domcontentloaded" });
      expect(response?.status(), query).toBe(200);
      expect(page.url(), query).toBe(`${baseURL}/p/${key}${left}`);
    }

    // Without hydration, too: scripts never arrive.
    await page.route("**/_next/static/chunks/**", (route) =>
      route.request().resourceType() === "script" ? route.abort() : route.continue(),
    );
    await page.goto(`/p/${key}?campaign=x&keep=%20+&shared-by=me`);
    await expect(page).toHaveURL(`${baseURL}/p/${key}?keep=%20+`);
  });
});

test("an external redirect shows its target and is not followed (R1.8) @desktop", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const target = "https://shop.example.test/menu?a=1&b=%20";
  const main = page.getByRole("main");
  for (const [language, leaving] of [
    ["en", "You are leaving this site"],
    ["ko", "외부 사이트로 이동합니다"],
  ] as const) {
    const query = `language=${language}&keep=1&redirect=${encodeURIComponent(target)}`;
    const response = await page.goto(`/p/dining?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${baseURL}/p/dining?keep=1`);
    await expect(main).toContainText("shop.example.test");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(leaving);
    await expect(main.locator(`a[href="${target}"]`)).toBeVisible();
    const sent = requests.splice(0).filter((address) => address.includes("example.test"));
    expect(sent).toEqual([response?.request().url()]);
    await main.getByRole("link").first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
  }
});

test("a redirect to our own host is followed directly, and one that is no address is ignored (R1.8) @desktop", async ({
  request,
  baseURL,
}) => {
  const own = await readPage(request, `/?redirect=${encodeURIComponent(`${baseURL}/p/faq?keep=1`)}`);
  expect([own.answer.status(), own.answer.url()]).toEqual([200, `${baseURL}/p/faq?keep=1`]);
  for (const value of NOWHERE) {
    const { answer, status } = await askForPage(request, `/empty?redirect=${encodeURIComponent(value)}`);
    expect.soft([value, status]).toEqual([value, 200]);
    const html = await answer.text();
    expect.soft(html, value).toContain("</footer>");
    expect.soft(html, value).not.toMatch(/evil\.example\.test|taken|http-equiv="refresh"/);
    expect.soft(answer.headers().refresh, value).toBeUndefined();
  }
});

/** Returns the distinct local addresses that the page refers to, without fragments. */
async function listAddresses(page: Page, selector: string, attribute: "href" | "src"): Promise<string[]> {
  const addresses = await page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => Reflect.get(element, name) as string),
      attribute,
    );
  const here = addresses
    .filter((address) => URL.canParse(address) && new URL(address).hostname === "localhost")
    .map((address) => address.replace(/#.*/, ""));
  return [...new Set(here)];
}

/** Returns the addresses that respond with an error, with their status. */
async function listBroken(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  // As many at a time as a browser requests: dozens of pages nobody has read yet would exceed their time limit.
  for (const some of inBatches(addresses, 6)) {
    const statuses = await Promise.all(
      some.map(async (address) => {
        const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE });
        return `${answer.status()} ${address}`;
      }),
    );
    broken.push(...statuses.filter((line) => Number(line.slice(0, 3)) >= 400));
  }
  return broken;
}

/** Stores the address as it is when the body starts, before the page's own scripts at its end run. */
async function noteAddressAtFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      sessionStorage.setItem("first-address", location.href);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Records every request for this path, by resource type. */
function countRequests(page: Page, path: string): { list: string[] } {
  const list: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) list.push(request.resourceType());
  });
  return { list };
}
