import { expect, test } from "@/e2e/support/booking-fixtures";
import { signInBy, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { ASKS_FOR_A_PAGE, askForPage, readPage } from "@/e2e/support/read-page";
import { internalHeaders } from "@/lib/routing/internal-headers";

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
    params: { resourceId: "11" },
  },
  {
    from: "/11/payment-request/AH_77",
    to: "/payment-request/11/AH_77",
    status: 307,
    name: "payment-request",
    params: { resourceId: "11" },
  },
  {
    from: "/10/page/dining/2",
    to: "/p/dining",
    language: "ko",
    name: "page",
    params: { resourceId: "10", pageId: "dining", languageId: "2" },
  },
];

test("each legacy address redirects once, for good or for now, keeps the query and is recorded once (R1.4) @desktop", async ({
  request,
  sandbox,
  baseURL,
}) => {
  for (const { from, to, language, status = 308, name, params } of OLD_ADDRESSES) {
    const mark = uniqueKey("utm");
    const query = `utm_id=${mark}&campaign=winter&shared-by=minji&a=%20x&a=2&empty=&%ED%82%A4=%EA%B0%92`;
    const headers = { referer: "https://news.example.test/", "user-agent": "Mozilla/5.0 Old Link/1.0" };
    const answer = await askForPage(request, `${from}?${query}`, headers);
    expect.soft(answer.status, from).toBe(status);
    expect.soft(`${answer.to?.origin}${answer.to?.pathname}`, from).toBe(baseURL + to);
    expect
      .soft([...(answer.to?.searchParams ?? [])], from)
      .toEqual([
        ["utm_id", mark],
        ["campaign", "winter"],
        ["shared-by", "minji"],
        ["a", " x"],
        ["a", "2"],
        ["empty", ""],
        ["키", "값"],
        ...(language === undefined ? [] : [["language", language]]),
      ]);

    const landings = () => sandbox.records({ kind: "la_legacy", contains: mark });
    await expect.poll(async () => (await landings()).length, from).toBe(1);
    const [landing] = await landings();
    expect.soft(landing?.body, from).toMatchObject({
      name,
      path: name === "payment-request" ? "/11/payment-request" : from,
      referrer: "https://news.example.test/",
      userAgent: "Mozilla/5.0 Old Link/1.0",
      meta: { params, query: { utm_id: mark, campaign: "winter" } },
      ...(name === "sites" ? {} : { legacyActionId: to.split("/").at(name === "payment-request" ? 2 : -1) }),
    });

    // Following the redirect to its end records no second landing.
    const end = await request.get(String(answer.to), { headers: ASKS_FOR_A_PAGE });
    expect.soft(end.status(), from).toBe(200);
    expect.soft(await landings(), from).toHaveLength(1);
  }
});

test("a legacy address leads to the current page in its own language, whatever the query says (R1.4) @desktop", async ({
  request,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("old");
  await sandbox.publishPage(key, { ko: "<h1>옛 주소</h1>", en: "<h1>Old address</h1>" });
  for (const [end, language, query, heading] of [
    ["2?keep=%20", "ko", "?keep=%20&language=ko", "옛 주소"],
    ["1?keep=%20", "en", "?keep=%20&language=en", "Old address"],
    ["ko?keep=%20", "ko", "?keep=%20&language=ko", "옛 주소"],
    ["2?language=en", "ko", "?language=ko", "옛 주소"],
    // A number that is no language's leaves the choice to the reader.
    ["77", undefined, "", undefined],
  ] as const) {
    const { answer, $ } = await readPage(request, `/10/page/${key}/${end}`);
    expect(answer.url().replace("keep=+", "keep=%20"), end).toBe(`${baseURL}/p/${key}${query}`);
    if (language === undefined) continue;
    expect($("html").attr("lang"), end).toBe(language);
    expect($("h1").text(), end).toBe(heading);
  }
});

test("a reservation's own guest gets a permanent redirect; the landing has the link's action id (R1.4, R10.1) @desktop", async ({
  request,
  playwright,
  baseURL,
  sandbox,
  booking,
}) => {
  const reservationId = await booking.putUnpaid(await signInBy(request, sandbox));
  const mark = uniqueKey("utm");
  const old = `/11/payment-request/${reservationId}?actionId=a-7&utm_id=${mark}`;
  const headers = { "user-agent": "Mozilla/5.0 Old Link/1.0" };
  expect((await askForPage(request, old, headers)).status).toBe(308);
  const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  expect((await askForPage(stranger, old, headers)).status).toBe(307);
  await stranger.dispose();
  const landings = () => sandbox.records({ kind: "la_legacy", contains: mark });
  await expect.poll(async () => (await landings()).length).toBe(2);
  for (const { body } of await landings()) expect(body).toMatchObject({ legacyActionId: "a-7" });
  const gone = await askForPage(request, `/11/payment-request/AH_${uniqueId()}`);
  expect(gone.to?.pathname).toBe("/error-404");
});

test("an unknown id redirects temporarily to error-404, a promotion's in the dining address to the promotion (R1.4) @desktop", async ({
  request,
  baseURL,
}) => {
  for (const from of [
    "/1/dining/{id}",
    "/site/{id}/{id}",
    "/special_offer/{id}/{id}",
    "/1/promotion/11/{id}",
    "/1/promotion/{id}/1101",
    "/{id}/payment-request/AH_1",
    "/10/page/no-such-page-{id}/2",
  ]) {
    const address = from.replaceAll("{id}", String(uniqueId() % 1_000_000_000));
    const { status, to } = await askForPage(request, address);
    expect.soft([from, status, to?.href]).toEqual([from, 307, `${baseURL}/error-404`]);
    expect.soft((await request.get(address, { headers: ASKS_FOR_A_PAGE })).status(), from).toBe(404);
  }
  const { status, to } = await askForPage(request, "/1/dining/1101");
  expect([status, to?.pathname]).toEqual([308, "/promotion/11/1101"]);
});

test("a client cannot forge the internal header of the redirect handler (R1.4) @desktop", async ({
  request,
}) => {
  const parts = { pageId: "dining", languageId: "2" };
  const forged = { route: "page", parts, locale: "en", search: "", path: "/" };
  const headers = { [internalHeaders.legacy]: encodeURIComponent(JSON.stringify(forged)) };
  const direct = await askForPage(request, "/legacy", headers);
  expect(direct.to?.href ?? "").not.toContain("dining");
  const other = await askForPage(request, "/site/1/10", headers);
  expect(other.to?.pathname).toBe("/r/10");
});
