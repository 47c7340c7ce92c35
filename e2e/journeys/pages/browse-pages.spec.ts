import type { APIRequestContext, Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { inBatches } from "@/e2e/support/in-batches";
import { sizeOf } from "@/e2e/support/sizes";

const KAKAO_PREVIEW =
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984";
const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml" };

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

/**
 * Query keys of other origins, which must be kept byte for byte: escapes, plus signs, empty, repeated and invalid ones.
 */
const FOREIGN = "q=a%20b+c&empty=&bare&r=1&r=2&%ED%82%A4=%EA%B0%92&odd=%zz&Language=fr&languages=ko&a=b=c";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of PUBLIC_PAGES) {
    test(`${address} is complete, and all links and pictures on it work (R1.1) @desktop`, async ({
      page,
      request,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator("main h1, main h2").first()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect((await page.locator("main").textContent())?.length).toBeGreaterThan(200);
      const picture = page.locator("main img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);

      const links = await listAddresses(page, "a[href]", "href");
      expect(links.length).toBeGreaterThan(10);
      expect(await listBroken(request, links), "links").toEqual([]);
      const pictures = await listAddresses(page, "img[src]", "src");
      expect(pictures.length).toBeGreaterThan(0);
      expect(await listBroken(request, pictures), "pictures").toEqual([]);
    });
  }

  test("both panels open and close (R1.1, R2.1)", async ({ page, sandbox }) => {
    const key = uniqueKey("noscript");
    await sandbox.publishPage(key, "<h1>Quiet page</h1>");
    await page.goto(`/p/${key}?language=en`);
    for (const [name, side] of [
      ["Menu", "left"],
      ["Account", "right"],
    ] as const) {
      const panel = page.locator(`#panel-${side}`);
      await expect(panel).toBeHidden();
      await page.getByRole("button", { name, exact: true }).first().click();
      await expect(panel).toBeInViewport();
      await expect(panel.getByRole("link").first()).toBeVisible();
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    }
  });
});

test("authored content is in the initial HTML, in both languages (R1.1) @desktop", async ({
  request,
  sandbox,
}) => {
  const key = uniqueKey("text");
  await sandbox.publishPage(key, { ko: "<h1>첫눈 오는 저녁</h1>", en: "<h1>The evening of first snow</h1>" });
  for (const [language, text] of [
    ["ko", "첫눈 오는 저녁"],
    ["en", "The evening of first snow"],
  ] as const) {
    const answer = await request.get(`/p/${key}?language=${language}`, { headers: ASKS_FOR_A_PAGE });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<h1>${text}</h1>`);
  }
});

test("every public route responds with status 200 (R1.2) @desktop", async ({ request }) => {
  for (const address of [...PUBLIC_PAGES, "/empty"]) {
    const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-type"], address).toContain("text/html");
  }
});

for (const address of SESSION_PAGES) {
  test(`${address} redirects to the messenger's login with its return address (R1.2, R1.6) @desktop`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    const location = new URL(answer.headers().location ?? "", baseURL);
    expect(location.origin + location.pathname).toBe(`${baseURL}/auth/kakao/login`);
    expect([...location.searchParams]).toEqual([["return", address]]);
    const login = await request.get(location.href, { headers: ASKS_FOR_A_PAGE });
    expect(login.status()).toBe(200);
  });
}

test("the return address keeps the other query keys, and the campaign is passed separately (R1.6) @desktop", async ({
  request,
  baseURL,
}) => {
  const campaign = uniqueKey("c");
  const answer = await request.get(`/book?tab=past&campaign=${campaign}&pass-login=true`, {
    headers: ASKS_FOR_A_PAGE,
    maxRedirects: 0,
  });
  const location = new URL(answer.headers().location ?? "", baseURL);
  expect([...location.searchParams]).toEqual([
    ["return", "/book?tab=past"],
    ["campaign", campaign],
  ]);
  // The request context keeps cookies as a browser does, so the campaign of an earlier visit is sent, too.
  const later = await request.get("/coupon", { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
  expect(new URL(later.headers().location ?? "", baseURL).searchParams.get("campaign")).toBe(campaign);
});

for (const cookie of ["sid=made-up", "__Host-sid=made-up"]) {
  test(`${cookie} is not accepted as a session: the page itself redirects to the login (R1.6) @desktop`, async ({
    request,
    baseURL,
  }) => {
    for (const address of SESSION_PAGES) {
      const answer = await request.get(address, {
        headers: { ...ASKS_FOR_A_PAGE, cookie },
        maxRedirects: 0,
      });
      expect(answer.status(), address).toBe(307);
      const location = new URL(answer.headers().location ?? "", baseURL);
      expect(location.pathname, address).toBe("/auth/kakao/login");
      expect(location.searchParams.get("return"), address).toBe(address);
    }
  });
}

test.describe("unknown addresses", () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [language, title] of [
    ["ko", "페이지를 찾을 수 없습니다"],
    ["en", "Page not found"],
  ] as const) {
    test(`an unknown path leads to error-404 in the full layout, ${language} ${sizeOf[language]} (R1.3, R1.2)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      const response = await page.goto("/no/such/place");
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL("/error-404");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("[data-opens=panel-left]").first()).toBeVisible();
      await expect(page.locator("[data-opens=panel-right]").first()).toBeVisible();
      await expect(page.locator("[data-zone=top]")).toBeVisible();
      await expect(page.locator("[data-zone=bottom]")).toBeVisible();
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL("/");
      await context.close();
    });
  }

  for (const address of [
    "/r/999999999",
    "/p/no-such-page-anywhere",
    "/promotion/11/999999999",
    "/promotion/999999999/1101",
  ]) {
    test(`${address} does not exist and responds 404 with the full layout (R1.3) @desktop`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[data-zone=bottom]")).toBeVisible();
      await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    });
  }
});

test("a robot gets a 404 at the requested address, never a soft 200 (R1.3) @desktop", async ({ request }) => {
  for (const agent of [KAKAO_PREVIEW, "Mozilla/5.0 (compatible; Googlebot/2.1)", "facebookexternalhit/1.1"]) {
    for (const address of ["/no/such/place", "/r/999999999", "/p/no-such-page-anywhere", "/r/abc", "/p"]) {
      const answer = await request.get(address, {
        headers: { ...ASKS_FOR_A_PAGE, "user-agent": agent },
        maxRedirects: 0,
      });
      expect(answer.status(), `${agent} ${address}`).toBe(404);
      expect(await answer.text(), `${agent} ${address}`).toContain('data-zone="page"');
    }
  }
});

test("a followed link starts at the top, and Back restores the scroll position (R1.5)", async ({
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
});

test("consumed keys are removed before the first paint; all others are kept byte for byte (R1.7) @desktop", async ({
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
});

test.describe("with scripts that never arrive", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("the address is cleaned without hydration (R1.7) @desktop", async ({ page, sandbox, baseURL }) => {
    const key = uniqueKey("chunks");
    await sandbox.publishPage(key, "<h1>Still here</h1>");
    await page.route("**/_next/static/chunks/**", (route) =>
      route.request().resourceType() === "script" ? route.abort() : route.continue(),
    );
    await page.goto(`/p/${key}?campaign=x&keep=%20+&shared-by=me`);
    await expect(page).toHaveURL(`${baseURL}/p/${key}?keep=%20+`);
  });
});

test("each consumed key leaves the address whatever its value, and leaves no stray question mark (R1.7) @desktop", async ({
  page,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("each");
  await sandbox.publishPage(key, "<h1>One at a time</h1>");
  for (const [name, value] of Object.entries(CONSUMED)) {
    for (const query of [`${name}=${encodeURIComponent(value)}`, name, `${name}=`, `${name}=%F0%9F%8D%B5`]) {
      const response = await page.goto(`/p/${key}?${query}`);
      expect(response?.status(), query).toBe(200);
      expect(page.url(), query).toBe(`${baseURL}/p/${key}`);
    }
  }
  await page.goto(`/p/${key}?%63ampaign=a&campaign=b&campaign=c&keep=1`);
  expect(page.url()).toBe(`${baseURL}/p/${key}?keep=1`);
});

for (const [language, leaving] of [
  ["en", "You are leaving this site"],
  ["ko", "외부 사이트로 이동합니다"],
] as const) {
  test(`an external redirect shows its target and is not followed, ${language} ${sizeOf[language]} (R1.8)`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const target = "https://shop.example.test/menu?a=1&b=%20";
    const response = await page.goto(
      `/p/dining?language=${language}&keep=1&redirect=${encodeURIComponent(target)}`,
    );
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${baseURL}/p/dining?keep=1`);
    await expect(page.getByRole("main")).toContainText("shop.example.test");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(leaving);
    await expect(page.getByRole("main").locator(`a[href="${target}"]`)).toBeVisible();
    expect(requests.filter((address) => address.includes("example.test"))).toEqual([
      response?.request().url(),
    ]);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
}

test("a redirect to our own host is followed directly (R1.8) @desktop", async ({ page, baseURL }) => {
  await page.goto(`/?redirect=${encodeURIComponent(`${baseURL}/p/faq?keep=1`)}`);
  await expect(page).toHaveURL(`${baseURL}/p/faq?keep=1`);
  await expect(page.getByRole("main")).toBeVisible();
});

for (const value of [
  "javascript:document.title='taken'",
  "data:text/html,<h1>taken</h1>",
  "//evil.example.test/",
  "/\\evil.example.test",
  "https:evil.example.test",
  "https:/\\evil.example.test/",
  "https://yeoul@evil.example.test/",
  "\thttps://evil.example.test/",
  "ftp://evil.example.test/",
]) {
  test(`a redirect to ${JSON.stringify(value)} is ignored (R1.8) @desktop`, async ({ page, baseURL }) => {
    const hosts: string[] = [];
    page.on("request", (request) => hosts.push(new URL(request.url()).host));
    const response = await page.goto(`/empty?redirect=${encodeURIComponent(value)}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${baseURL}/empty`);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).not.toHaveTitle("taken");
    await expect(page.locator("body")).not.toContainText("evil.example.test");
    expect(hosts.filter((host) => host.includes("evil"))).toEqual([]);
  });
}

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
