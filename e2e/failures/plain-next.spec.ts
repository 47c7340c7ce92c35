import { announcePublication } from "@/e2e/support/announce-publication";
import { test as base, expect, uniqueKey } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { findPorts, type Site, shareSite, type Web } from "@/e2e/support/own-servers";
import { Staff, WORKBENCH_SECRET } from "@/e2e/support/workbench";

/*
 * `next start` alone, without the web server in front: the middleware answers as the web server does. The main journeys
 * run under it, too (`npm run test:long`).
 */

const PUBLISH_SECRET = `whsec_${Buffer.from("only for journeys under next alone").toString("base64")}`;

const test = base.extend<object, { site: Site; web: Web }>({
  site: [
    async ({}, use, { config }) => {
      const site = await shareSite(String(config.metadata.controls));
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  web: [
    async ({ site }, use) => {
      await use(await site.startWeb({ program: "next", settings: { PUBLISH_SECRET, WORKBENCH_SECRET } }));
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const asGuest = { accept: "text/html", "accept-language": "en", "user-agent": "Mozilla/5.0" };

test("next alone leads a guest without a session to the login, and keeps address and campaign (R1.6) @desktop @long", async ({
  web,
}) => {
  for (const path of ["/book", "/coupon", "/payment-request/14/AH_1", "/promotion/14/1401/summary"]) {
    const response = await fetch(`${web.origin}${path}?campaign=winter`, { redirect: "manual" });
    expect(response.status, path).toBe(307);
    const login = new URL(response.headers.get("location") ?? "", web.origin);
    expect(login.pathname).toBe("/auth/kakao/login");
    expect(login.searchParams.get("return")).toMatch(new RegExp(`^${path}(?:\\?|$)`));
    const campaign = [login.searchParams.get("return"), ...response.headers.getSetCookie()].join(" ");
    expect(campaign, path).toContain("campaign=winter");
  }
});

test("next alone redirects legacy addresses, answers 404 to unknown ones, and shows the asked language (R1.3, R1.4, R9.1) @desktop @long", async ({
  web,
}) => {
  const legacy = await fetch(`${web.origin}/site/1/10?name=Hana`, { redirect: "manual" });
  expect(legacy.status).toBe(308);
  expect(legacy.headers.get("location")).toMatch(/\/r\/10\?name=Hana$/);
  for (const path of ["/nowhere", "/r/14/more", "/constructor"]) {
    const unknown = await fetch(web.origin + path);
    expect(unknown.status, path).toBe(404);
  }
  for (const language of ["ko", "en"]) {
    const page = await fetch(`${web.origin}/r/14?language=${language}`, { redirect: "manual" });
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(page.headers.getSetCookie().join(" ")).toContain(`language=${language}`);
  }
});

test("next alone takes the consumed keys out of the address without a redirect (R1.7) @desktop @long", async ({
  page,
  web,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && requests.push(request.url()));
  await page.goto(`${web.origin}/r/14?name=Hana&campaign=winter&shared-by=me&left-side-menu=false`);
  await expect(page).toHaveURL(`${web.origin}/r/14?name=Hana`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("next alone answers what is missing and what the back end cannot give with a page that has a title and a frame, and every response has its headers (R1.2, R11.3) @desktop @long", async ({
  site,
  web,
}) => {
  const { NotFound, Unavailable } = messagesFor("en");
  for (const path of ["/r/99999999", "/promotion/14/99999999", "/p/there-is-no-such-page", "/error-404"]) {
    const missing = await fetch(web.origin + path, { headers: asGuest });
    const html = await missing.text();
    expect(missing.status, path).toBe(404);
    expect(html, path).toContain(`<title>${NotFound.title} | `);
    expect(html, path).toContain('data-opens="panel-left"');
  }
  const nowhere = await site.startWeb({
    program: "next",
    settings: { BACKEND_ORIGIN: `http://localhost:${await findPorts(1)}` },
  });
  const failing = await fetch(`${nowhere.origin}/r/14`, { headers: asGuest });
  expect(failing.status).toBe(503);
  expect(failing.headers.get("retry-after")).toBe("30");
  expect(await failing.text()).toContain(Unavailable.title);

  for (const [path, status] of [
    ["/r/14", 200],
    ["/r/99999999", 404],
    ["/healthz", 200],
    ["/saved-tables.js", 200],
    ["/speculation-rules.json", 200],
    ["/api/crm_channel_si_tc/nothing", 404],
    ["/publish", 405],
  ] as const) {
    const { status: given, headers } = await fetch(web.origin + path, { headers: asGuest });
    expect(given, path).toBe(status);
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-request-id"), path).not.toBeNull();
  }
  const report = await fetch(`${web.origin}/policy-report`, { method: "POST", body: "{}" });
  expect(report.status).toBe(204);
});

test("next alone shows at once what was published, and drafts, previews and what is live are there for staff (R11.3, R11.4) @desktop @long", async ({
  web,
  sandbox,
}) => {
  const key = uniqueKey("alone");
  const read = async () => (await fetch(`${web.origin}/p/${key}?language=en`, { headers: asGuest })).text();
  await sandbox.publishPage(key, "<h1>The first version</h1>");
  expect(await read()).toContain("The first version");
  await sandbox.publishPage(key, "<h1>The second version</h1>");
  expect(await announcePublication(web, PUBLISH_SECRET, key)).toBe(202);
  expect(await read()).toContain("The second version");

  const staff = await Staff.signIn(web.origin, WORKBENCH_SECRET);
  const draft = await staff.share(`/p/${key}`, "<h1>What will come</h1>");
  const shown = await fetch(web.origin + draft, { headers: asGuest });
  expect(await shown.text()).toContain("What will come");
  expect(shown.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const written = [{ locale: "en", html: "<h1>The second version</h1>", style: "" }];
  expect(await (await staff.ask("live", { path: `/p/${key}`, written })).json()).toEqual({
    served: [{ locale: "en", content: "same" }],
  });
});

test("next alone opens a panel that the address asks for, by its button, and the popup (R1.7, R2.1, R4.11) @desktop @long", async ({
  page,
  web,
}) => {
  await page.goto(`${web.origin}/r/10?language=en&left-side-menu=true`);
  await expect(page.locator("#panel-left")).toBeInViewport();
  await page.locator("#panel-left").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#panel-left")).toBeHidden();
  await page.locator("[data-opens=panel-right]").first().click();
  await expect(page.locator("#panel-right")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel-right")).toBeHidden();

  await page.goto(`${web.origin}/`);
  await page.mouse.wheel(0, 3_000);
  await expect(page.locator("dialog[open] [data-refuse]")).toBeVisible();
});
