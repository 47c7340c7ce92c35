import { test as base, expect } from "@/e2e/support/fixtures";
import { shareSite, type Web } from "@/e2e/support/own-servers";

/*
 * `next start` alone, without the web server: the middleware decides legacy addresses, the language, consumed query
 * keys and where a session is needed.
 */

const test = base.extend<object, { web: Web }>({
  web: [
    async ({}, use, { config }) => {
      const site = await shareSite(String(config.metadata.controls));
      await use(await site.startWeb({ program: "next" }));
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

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
