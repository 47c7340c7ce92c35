import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { sizeOf } from "@/e2e/support/sizes";
import { formatPeriod } from "@/lib/time/format-day";
import { venueDay } from "@/lib/time/venue-time";

const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml" };

/** Language settings of a request, and the language that they result in. */
const SIGNS = [
  { query: "language=en", cookie: "ko", accept: "ko-KR", expected: "en", why: "the query comes first" },
  { query: "language=ko", cookie: "en", accept: "en-US", expected: "ko", why: "the query comes first" },
  { query: "", cookie: "en", accept: "ko-KR,ko;q=0.9", expected: "en", why: "then the stored choice" },
  { query: "", cookie: "ko", accept: "en-US", expected: "ko", why: "then the stored choice" },
  {
    query: "",
    cookie: "",
    accept: "ko-KR,en;q=0.8",
    expected: "ko",
    why: "then the browser's first language",
  },
  {
    query: "",
    cookie: "",
    accept: "en-GB,ko;q=0.8",
    expected: "en",
    why: "then the browser's first language",
  },
  {
    query: "",
    cookie: "",
    accept: "ko;q=0.4,en;q=0.9",
    expected: "en",
    why: "the browser's most preferred language",
  },
  {
    query: "",
    cookie: "",
    accept: "fr-FR,ko;q=0.9",
    expected: "en",
    why: "English for an unsupported first language",
  },
  {
    query: "language=fr",
    cookie: "",
    accept: "ko",
    expected: "ko",
    why: "an unsupported language in the query is ignored",
  },
  {
    query: "",
    cookie: "xx",
    accept: "ko",
    expected: "ko",
    why: "an unsupported language in the cookie is ignored",
  },
  {
    query: "language=ko&language=en",
    cookie: "",
    accept: "en",
    expected: "ko",
    why: "the first value counts",
  },
  { query: "", cookie: "", accept: "", expected: "ko", why: "Korean without any preference" },
  { query: "", cookie: "", accept: "*", expected: "ko", why: "Korean without any preference" },
];

test("the language of the HTML follows from query, cookie and Accept-Language header (R9.1) @desktop", async ({
  baseURL,
  sandbox,
}) => {
  const key = uniqueKey("signs");
  await sandbox.publishPage(key, { ko: "<h1>한국어입니다</h1>", en: "<h1>This is English</h1>" });
  for (const { query, cookie, accept, expected, why } of SIGNS) {
    const html = await askPlainly(`${baseURL}/p/${key}?${query}`, {
      ...(cookie === "" ? {} : { cookie: `language=${cookie}` }),
      "accept-language": accept,
    });
    const facts = `${why}: ?${query} cookie ${cookie} header ${accept}`;
    expect(html.slice(0, 200), facts).toContain(`<html lang="${expected}"`);
    expect(html, facts).toContain(expected === "ko" ? "한국어입니다" : "This is English");
    expect(html, facts).not.toContain(expected === "ko" ? "This is English" : "한국어입니다");
  }
});

test("every kind of page has the requested `lang` attribute in its HTML (R9.1) @desktop", async ({
  request,
}) => {
  for (const language of ["ko", "en"]) {
    for (const address of [
      "/",
      "/r/10",
      "/p/dining",
      "/promotion/11/1101",
      "/empty",
      "/error-404",
      "/login",
    ]) {
      const answer = await request.get(`${address}?language=${language}`, { headers: ASKS_FOR_A_PAGE });
      expect((await answer.text()).slice(0, 200), address).toContain(`<html lang="${language}"`);
    }
  }
});

for (const agent of [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
]) {
  test(`a robot that requests English gets it at that address: ${agent.slice(0, 40)} (R9.1) @desktop`, async ({
    baseURL,
    sandbox,
  }) => {
    const key = uniqueKey("robot");
    await sandbox.publishPage(key, { ko: "<h1>한국어</h1>", en: "<h1>English here</h1>" });
    const answer = await fetch(`${baseURL}/p/${key}?language=en`, {
      redirect: "manual",
      headers: { ...ASKS_FOR_A_PAGE, "user-agent": agent },
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain("English here");
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/p/${key}?language=en"`);
  });
}

test("the choice is stored in a cookie only when it changes (R9.1) @desktop", async ({ baseURL }) => {
  const ask = (query: string, cookie?: string) =>
    fetch(`${baseURL}/empty?${query}`, {
      headers: { ...ASKS_FOR_A_PAGE, ...(cookie === undefined ? {} : { cookie }) },
    });
  const [cookie = ""] = (await ask("language=en")).headers.getSetCookie();
  expect(cookie.split("; ")).toEqual(
    expect.arrayContaining(["language=en", "Path=/", "Max-Age=31536000", "SameSite=Lax"]),
  );
  expect((await ask("language=en", "language=en")).headers.getSetCookie()).toEqual([]);
  expect((await ask("language=fr")).headers.getSetCookie()).toEqual([]);
  expect((await ask("")).headers.getSetCookie()).toEqual([]);
});

test("the switch keeps the page, and the choice is remembered on the next visit (R9.1) @phone", async ({
  page,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("switch");
  await sandbox.publishPage(key, { ko: "<h1>오늘의 식탁</h1>", en: "<h1>Today's table</h1>" });
  await page.goto(`/p/${key}?language=ko`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("오늘의 식탁");
  await page.getByTitle("View in English").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today's table");
  await expect(page).toHaveURL(`${baseURL}/p/${key}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/empty");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByTitle("한국어로 보기").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page).toHaveURL(`${baseURL}/empty`);
  await page.goto(`/p/${key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("오늘의 식탁");
});

test("a choice whose cookie is gone is restored from this browser's storage (R9.1) @desktop", async ({
  page,
  context,
}) => {
  await page.goto("/p/faq?language=ko");
  await expect(page).toHaveURL(/\/p\/faq$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe('"ko"');
  await context.clearCookies({ name: "language" });
  await page.goto("/p/about?name=Hana#top");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page).toHaveURL(/\/p\/about\?name=Hana#top$/);
  await context.clearCookies({ name: "language" });
  await page.goto("/p/about?language=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the switch keeps the other query keys (R9.1) @desktop", async ({ page, sandbox, baseURL }) => {
  const key = uniqueKey("others");
  await sandbox.publishPage(key, { ko: "<h1>자리</h1>", en: "<h1>Seats</h1>" });
  await page.goto(`/p/${key}?language=ko&tab=past&q=a%20b+c&q=2`);
  await page.getByTitle("View in English").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seats");
  await expect(page).toHaveURL(`${baseURL}/p/${key}?tab=past&q=a%20b+c&q=2`);
});

test("switching the language on the login page keeps the return address (R9.1, R1.6) @desktop", async ({
  page,
}) => {
  await page.goto("/login?language=ko&return=/book");
  await page.getByTitle("View in English").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Back to the previous page" })).toHaveAttribute(
    "href",
    "/book",
  );
});

test("a language picked from an authored list is applied as well (R9.1) @desktop", async ({
  page,
  sandbox,
}) => {
  const key = uniqueKey("picked");
  const list = '<div class="cms-box-select" type="language"></div>';
  await sandbox.publishPage(key, { ko: `<h1>골라 보기</h1>${list}`, en: `<h1>Pick one</h1>${list}` });
  await page.goto(`/p/${key}?language=ko`);
  const trigger = page.getByRole("main").getByRole("button", { name: /한국어/ });
  await expect(async () => {
    if ((await page.getByRole("menuitem").count()) === 0) await trigger.click();
    await expect(page.getByRole("menuitem", { name: "English" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick one");
});

test.describe("on a device in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  for (const language of ["ko", "en"] as const) {
    test(`the days of a promotion are in Seoul time, ${language} ${sizeOf[language]} (R9.3)`, async ({
      page,
      sandbox,
    }) => {
      const id = uniqueId() % 900_000_000;
      const word = (text: string) => ({ ko: text, en: text });
      await sandbox.putPromotion(id, {
        resourceId: 11,
        name: word(`Offer ${id}`),
        description: word("A table by the fire"),
        thumbnailImage: "{media}/media/ember-five.jpg",
        contents: word("<p>Five plates.</p>"),
        startsInDays: 0,
        endsInDays: 40,
        menus: [],
      });
      const { now } = await sandbox.clock();
      const dayInSeoul = (days: number) => venueDay(new Date(Date.parse(now) + days * 24 * 3_600_000));
      await page.goto(`/promotion/11/${id}?language=${language}`);
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        "America/Los_Angeles",
      );
      await expect(page.getByRole("heading", { name: `Offer ${id}` })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(
        formatPeriod(dayInSeoul(0), dayInSeoul(40), language),
      );
    });
  }
});

/** Sends a request without an `Accept-Language` header of its own, as a plain client does. */
async function askPlainly(address: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { headers: { ...ASKS_FOR_A_PAGE, ...headers } });
  expect(answer.status).toBe(200);
  return answer.text();
}
