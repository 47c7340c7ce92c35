import type { APIResponse } from "playwright/test";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { internalHeaders } from "@/lib/routing/internal-headers";

const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml" };

/**
 * The seven legacy addresses, each with its target and the data of its landing record. Only its own guest can know
 * whether a reservation exists, so for all others the redirect is temporary.
 */
const OLD_ADDRESSES = [
  { from: "/1/dining/11", to: "/r/11", name: "dining", params: { siteId: "1", id: "11" } },
  { from: "/site/1/10", to: "/r/10", name: "site", params: { siteId: "1", siteResourceId: "10" } },
  {
    from: "/special_offer/2/20",
    to: "/r/20",
    name: "special-offer",
    params: { siteId: "2", siteResourceId: "20" },
  },
  { from: "/site", to: "/", name: "sites", params: {} },
  {
    from: "/1/promotion/11/1101",
    to: "/promotion/11/1101",
    name: "promotion",
    params: { siteId: "1", resourceId: "11", id: "1101" },
  },
  {
    from: "/11/payment-request/AH_77/tok.en",
    to: "/payment-request/11/AH_77/tok.en",
    status: 307,
    name: "payment-request",
    params: { resourceId: "11", id: "AH_77", approval: "tok.en" },
  },
  {
    from: "/11/payment-request/AH_77",
    to: "/payment-request/11/AH_77",
    status: 307,
    name: "payment-request",
    params: { resourceId: "11", id: "AH_77" },
  },
  {
    from: "/10/page/dining/2",
    to: "/p/dining",
    language: "ko",
    name: "page",
    params: { resourceId: "10", pageId: "dining", languageId: "2" },
  },
];

for (const { from, to, language, status = 308, name, params } of OLD_ADDRESSES) {
  test(`${from} redirects to ${to}, ${status === 308 ? "for good" : "for now"}, keeps the query and is recorded once (R1.4) @desktop`, async ({
    request,
    sandbox,
    baseURL,
  }) => {
    const mark = uniqueKey("utm");
    const answer = await request.get(
      `${from}?utm=${mark}&campaign=winter&shared-by=minji&a=%20x&a=2&empty=&%ED%82%A4=%EA%B0%92`,
      {
        headers: { ...ASKS_FOR_A_PAGE, referer: "https://news.example.test/", "user-agent": "Old Link/1.0" },
        maxRedirects: 0,
      },
    );
    expect(answer.status()).toBe(status);
    const location = toLocation(answer, baseURL);
    expect(location.origin + location.pathname).toBe(baseURL + to);
    expect([...location.searchParams]).toEqual([
      ["utm", mark],
      ["campaign", "winter"],
      ["shared-by", "minji"],
      ["a", " x"],
      ["a", "2"],
      ["empty", ""],
      ["키", "값"],
      ...(language === undefined ? [] : [["language", language]]),
    ]);

    const landings = () => sandbox.records({ kind: "la_legacy", contains: mark });
    await expect.poll(async () => (await landings()).length).toBe(1);
    const [landing] = await landings();
    expect(landing?.body).toMatchObject({
      name,
      path: from,
      referrer: "https://news.example.test/",
      userAgent: "Old Link/1.0",
      meta: { params, query: { utm: mark, campaign: "winter" } },
      ...(name === "sites" ? {} : { legacyActionId: to.split("/").at(name === "payment-request" ? 3 : -1) }),
    });

    // Following the redirect to its end records no second landing.
    expect((await request.get(location.href, { headers: ASKS_FOR_A_PAGE })).status()).toBe(200);
    expect(await landings()).toHaveLength(1);
  });
}

test("a browser arrives at the current page, in the language of the legacy address (R1.4)", async ({
  page,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("old");
  await sandbox.publishPage(key, { ko: "<h1>옛 주소</h1>", en: "<h1>Old address</h1>" });
  for (const [id, language, heading] of [
    ["2", "ko", "옛 주소"],
    ["1", "en", "Old address"],
    ["ko", "ko", "옛 주소"],
  ] as const) {
    await page.goto(`/10/page/${key}/${id}?keep=%20`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/p/${key}\\?keep=(?:%20|\\+)$`));
  }
  await page.goto(`/10/page/${key}/77`);
  await expect(page).toHaveURL(`${baseURL}/p/${key}`);
});

test("the language of a legacy path overrides the one in the query (R1.4) @desktop", async ({
  request,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("old");
  await sandbox.publishPage(key, "<h1>…</h1>");
  const answer = await request.get(`/10/page/${key}/2?language=en`, {
    headers: ASKS_FOR_A_PAGE,
    maxRedirects: 0,
  });
  expect(toLocation(answer, baseURL).searchParams.getAll("language")).toEqual(["ko"]);
});

test("a promotion id in the legacy dining address redirects to the promotion (R1.4) @desktop", async ({
  request,
  baseURL,
}) => {
  const answer = await request.get("/1/dining/1101", { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(toLocation(answer, baseURL).pathname).toBe("/promotion/11/1101");
});

test("a reservation's own guest gets a permanent redirect; the landing has the link's action id (R1.4, R10.1) @desktop", async ({
  page,
  request,
  sandbox,
  signIn,
  booking,
}) => {
  const reservationId = await booking.putUnpaid(await signIn());
  const mark = uniqueKey("utm");
  const old = `/11/payment-request/${reservationId}?actionId=a-7&utm=${mark}`;
  const headers = ASKS_FOR_A_PAGE;
  expect((await page.request.get(old, { headers, maxRedirects: 0 })).status()).toBe(308);
  expect((await request.get(old, { headers, maxRedirects: 0 })).status()).toBe(307);
  const landings = () => sandbox.records({ kind: "la_legacy", contains: mark });
  await expect.poll(async () => (await landings()).length).toBe(2);
  for (const { body } of await landings()) expect(body).toMatchObject({ legacyActionId: "a-7" });
  const gone = await page.request.get(`/11/payment-request/AH_${uniqueId()}`, { headers, maxRedirects: 0 });
  expect(gone.headers().location).toMatch(/\/error-404$/);
});

for (const from of [
  "/1/dining/{id}",
  "/site/{id}/{id}",
  "/special_offer/{id}/{id}",
  "/1/promotion/11/{id}",
  "/1/promotion/{id}/1101",
  "/{id}/payment-request/AH_1",
  "/10/page/no-such-page-{id}/2",
]) {
  test(`${from} with an unknown id redirects temporarily to error-404 (R1.4) @desktop`, async ({
    request,
    baseURL,
  }) => {
    const address = from.replaceAll("{id}", String(uniqueId() % 1_000_000_000));
    const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(toLocation(answer, baseURL).href).toBe(`${baseURL}/error-404`);
    const end = await request.get(address, { headers: ASKS_FOR_A_PAGE });
    expect(end.status()).toBe(404);
  });
}

test("a client cannot forge the internal header of the redirect handler (R1.4) @desktop", async ({
  request,
}) => {
  const forged = {
    route: "page",
    parts: { pageId: "dining", languageId: "2" },
    locale: "en",
    search: "",
    path: "/",
  };
  const headers = {
    ...ASKS_FOR_A_PAGE,
    [internalHeaders.legacy]: encodeURIComponent(JSON.stringify(forged)),
  };
  const direct = await request.get("/legacy", { headers, maxRedirects: 0 });
  expect(direct.headers().location ?? "").not.toContain("dining");
  const other = await request.get("/site/1/10", { headers, maxRedirects: 0 });
  expect(other.headers().location).toMatch(/\/r\/10$/);
});

function toLocation(answer: APIResponse, base: string | undefined): URL {
  return new URL(answer.headers().location ?? "", base);
}
