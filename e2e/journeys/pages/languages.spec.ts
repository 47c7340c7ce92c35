import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { both, offer } from "@/e2e/support/own-hotel";
import { ASKS_FOR_A_PAGE, readPage } from "@/e2e/support/read-page";
import { formatPeriod } from "@/lib/base/format-day";
import { venueDay } from "@/lib/base/venue-time";

/** Language settings of a request, and the language that they result in; `resolve-locale.test.ts` has all cases. */
const SIGNS = [
  { query: "language=en", cookie: "ko", accept: "ko-KR", expected: "en", why: "the query comes first" },
  { query: "", cookie: "en", accept: "ko-KR,ko;q=0.9", expected: "en", why: "then the stored choice" },
  { query: "", cookie: "", accept: "en-GB,ko;q=0.8", expected: "en", why: "then the browser's first" },
  { query: "language=fr", cookie: "xx", accept: "", expected: "ko", why: "Korean without any preference" },
];

/** Robots that ask for the English version at its address. */
const ROBOTS = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
];

test("the language of the HTML follows from query, cookie and Accept-Language header (R1.1, R9.1) @desktop", async ({
  baseURL,
  sandbox,
}) => {
  const key = uniqueKey("signs");
  await sandbox.publishPage(key, { ko: "<h1>한국어입니다</h1>", en: "<h1>This is English</h1>" });
  // Sent without an `Accept-Language` header of its own, as a plain client does.
  const ask = async (query: string, headers: Record<string, string>) => {
    const answer = await fetch(`${baseURL}/p/${key}?${query}`, {
      headers: { ...ASKS_FOR_A_PAGE, ...headers },
      redirect: "manual",
    });
    return { status: answer.status, html: await answer.text() };
  };
  for (const { query, cookie, accept, expected, why } of SIGNS) {
    const { status, html } = await ask(query, {
      ...(cookie === "" ? {} : { cookie: `language=${cookie}` }),
      "accept-language": accept,
    });
    const facts = `${why}: ?${query} cookie ${cookie} header ${accept}`;
    const texts = ["<h1>한국어입니다</h1>", "<h1>This is English</h1>"];
    const [shown = "", other = ""] = expected === "ko" ? texts : texts.reverse();
    expect.soft([facts, status]).toEqual([facts, 200]);
    expect.soft(html.slice(0, 200), facts).toContain(`<html lang="${expected}"`);
    expect.soft(html, facts).toContain(shown);
    expect.soft(html, facts).not.toContain(other);
  }
  for (const agent of ROBOTS) {
    const { status, html } = await ask("language=en", { "user-agent": agent });
    expect.soft([agent, status]).toEqual([agent, 200]);
    for (const text of [
      '<html lang="en"',
      "This is English",
      `<link rel="canonical" href="${baseURL}/p/${key}?language=en"`,
    ])
      expect.soft(html, agent).toContain(text);
  }
});

test("every kind of page has the requested language, stored in a cookie only when it changes (R9.1) @desktop", async ({
  request,
  baseURL,
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
      const { html } = await readPage(request, `${address}?language=${language}`);
      expect.soft(html.slice(0, 200), address).toContain(`<html lang="${language}"`);
    }
  }
  const cookiesOf = async (query: string, cookie?: string) => {
    const headers = { ...ASKS_FOR_A_PAGE, ...(cookie === undefined ? {} : { cookie }) };
    return (await fetch(`${baseURL}/empty?${query}`, { headers })).headers.getSetCookie();
  };
  const [cookie = ""] = await cookiesOf("language=en");
  expect(cookie.split("; ")).toEqual(
    expect.arrayContaining(["language=en", "Path=/", "Max-Age=31536000", "SameSite=Lax"]),
  );
  expect(await cookiesOf("language=en", "language=en")).toEqual([]);
  expect(await cookiesOf("language=fr")).toEqual([]);
  expect(await cookiesOf("")).toEqual([]);
});

test("the switch keeps page and query, an authored list switches too, and the choice is remembered (R9.1, R1.6) @phone", async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("switch");
  const list = '<div class="cms-box-select" type="language"></div>';
  await sandbox.publishPage(key, {
    ko: `<h1>오늘의 식탁</h1>${list}`,
    en: `<h1>Today's table</h1>${list}`,
  });
  const heading = page.getByRole("heading", { level: 1 });
  const html = page.locator("html");
  await page.goto(`/p/${key}?language=ko&tab=past&q=a%20b+c&q=2`);
  await expect(heading).toHaveText("오늘의 식탁");
  await page.getByTitle("View in English").click();
  await expect(heading).toHaveText("Today's table");
  await expect(page).toHaveURL(`${baseURL}/p/${key}?tab=past&q=a%20b+c&q=2`);
  await expect(html).toHaveAttribute("lang", "en");
  await page.goto("/empty");
  await expect(html).toHaveAttribute("lang", "en");
  await page.getByTitle("한국어로 보기").click();
  await expect(html).toHaveAttribute("lang", "ko");
  await expect(page).toHaveURL(`${baseURL}/empty`);
  await page.goto(`/p/${key}`);
  await expect(heading).toHaveText("오늘의 식탁");
  await page
    .getByRole("main")
    .getByRole("button", { name: /한국어/ })
    .click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(heading).toHaveText("Today's table");
  await expect(page).toHaveURL(`${baseURL}/p/${key}`);

  await test.step("on the login page, which keeps its return address", async () => {
    await page.goto("/login?language=ko&return=/book");
    await page.getByTitle("View in English").click();
    await expect(html).toHaveAttribute("lang", "en");
    const back = page.getByRole("link", { name: "Back to the previous page" });
    await expect(back).toHaveAttribute("href", "/book");
  });

  await test.step("from this browser's storage when its cookie is gone", async () => {
    await page.goto("/p/faq?language=ko");
    await expect(page).toHaveURL(/\/p\/faq$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe('"ko"');
    await context.clearCookies({ name: "language" });
    // Without either, this browser would get English.
    await context.setExtraHTTPHeaders({ "accept-language": "en-US" });
    await page.goto("/p/about?name=Hana#top");
    await expect(html).toHaveAttribute("lang", "ko");
    await expect(page).toHaveURL(/\/p\/about\?name=Hana#top$/);
    await context.clearCookies({ name: "language" });
    await page.goto("/p/about?language=en");
    await expect(html).toHaveAttribute("lang", "en");
  });
});

test.describe("on a device in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the days of a promotion are in Seoul time (R9.3) @desktop", async ({ page, sandbox }) => {
    const name = uniqueKey("offer");
    const id = await offer(sandbox, 11, { name: both(name), startsInDays: 0, endsInDays: 40 });
    const { now } = await sandbox.clock();
    const dayInSeoul = (days: number) => venueDay(new Date(Date.parse(now) + days * 24 * 3_600_000));
    for (const language of ["ko", "en"] as const) {
      await page.goto(`/promotion/11/${id}?language=${language}`);
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        "America/Los_Angeles",
      );
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(
        formatPeriod(dayInSeoul(0), dayInSeoul(40), language),
      );
    }
  });
});
