import type { Page } from "playwright/test";
import { z } from "zod";
import { expect, signInBy, startOver, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { forbidStorage } from "@/e2e/support/hydrate";
import { messageLanguage } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { isMessengerBrowser } from "@/lib/browser/user-agent";

const landingSchema = z.object({
  name: z.string(),
  path: z.string(),
  meta: z.object({ params: z.record(z.string(), z.string()), query: z.record(z.string(), z.string()) }),
  referrer: z.string(),
  userAgent: z.string(),
  actionKey: z.string().optional(),
  target: z.string().optional(),
  year: z.number(),
  month: z.number(),
});
const accessSchema = z.object({
  esUuid: z.string(),
  promotionId: z.number(),
  referer: z.string(),
  src_type: z.string(),
  dst_type: z.string(),
  dst_title: z.string(),
  dst_outlet: z.object({ region: z.string(), site: z.string(), outlet: z.string() }),
  sending_count: z.number(),
  landing_at: z.string(),
});

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

async function publish(sandbox: SandboxControl): Promise<string> {
  const key = uniqueKey("landing");
  await sandbox.publishPage(key, "<h1>도착</h1>");
  return key;
}

async function landings(sandbox: SandboxControl, contains: string) {
  const records = await sandbox.records({ kind: "la", contains });
  return records.map(({ body }) => landingSchema.parse(body));
}

/** Waits for a response of a visit's call; earlier calls of the page have been sent by then. */
const visitCall = (page: Page, path: RegExp) => page.waitForResponse((response) => path.test(response.url()));

/** Waits for the landing of this page, since the previous page's may still be pending. */
const landingOf = (page: Page, contains: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/collect/la") && response.request().postData()?.includes(contains) === true,
  );

test("an arriving guest and the promotion they see are counted once, with their source (R6.1, R10.1, R10.4, R10.6) @phone", async ({
  page,
  context,
  sandbox,
  locale,
  userAgent,
}) => {
  await test.step("an arriving guest is counted once, and the consumed keys are stored for page and server (R10.1, R10.6)", async () => {
    const key = await publish(sandbox);
    const counted = visitCall(page, /\/collect\/la$/);
    await page.goto(`/p/${key}?campaign=${key}&utm_source=mail&name=Hana&action=join`, {
      referer: "https://news.example/story?reader=hana@yeoul.test",
    });
    expect((await counted).status()).toBe(200);
    const [landing, ...more] = await landings(sandbox, key);
    expect(more).toEqual([]);
    const [year, month] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" })
      .format(new Date())
      .split("-")
      .map(Number);
    expect(landing).toEqual({
      name: "page",
      path: `/p/${key}`,
      meta: { params: { pageKey: key }, query: { campaign: key, action: "join", utm_source: "mail" } },
      referrer: "https://news.example/story",
      userAgent: await page.evaluate(() => navigator.userAgent),
      actionKey: "join",
      target: `/p/${key}`,
      year,
      month,
    });

    const next = await publish(sandbox);
    await Promise.all([
      landingOf(page, next),
      page.goto(`/p/${next}?campaign=${next}&shared-by=minji.kim&reservation-id=AH_9&language=ko`),
    ]);
    await expect(page).toHaveURL(new RegExp(`/p/${next}$`));
    expect(await stored(page, "campaign")).toBe(next);
    expect(await stored(page, "shared-by")).toBe("minji.kim");
    expect(await stored(page, "booked-reservation-id")).toBe("AH_9");
    expect(await stored(page, "language")).toBe("ko");
    expect(await stored(page, "source")).toMatchObject({ src_type: "campaign", sending_count: 0 });
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ campaign: next, "shared-by": "minji.kim", language: "ko" });
  });
  await test.step("a promotion view is registered with its source and esUuid, and with names unknown that cannot be fetched (R6.1, R10.4)", async () => {
    await startOver(page);
    const id = uniqueId();
    const title = uniqueKey("promotion");
    await sandbox.putPromotion(id, promotionFields(title));
    await Promise.all([
      visitCall(page, /\/esData\/promotion\?/),
      page.goto(`/promotion/14/${id}`, { referer: "https://search.naver.com/find?q=x" }),
    ]);
    await expect.poll(() => stored(page, "es-uuid")).not.toBeNull();
    await Promise.all([visitCall(page, /\/esData\/promotion\?/), page.reload()]);
    await expect
      .poll(async () => (await sandbox.records({ kind: "es_promotion", contains: title })).length)
      .toBe(2);
    const [first, second] = (await sandbox.records({ kind: "es_promotion", contains: title })).map(
      ({ body }) => accessSchema.parse(body),
    );
    const names =
      messageLanguage(locale) === "ko" ? /^(?:화양|여울 서울|서울)/ : /^(?:Hwayang|Yeoul Seoul|Seoul)/;
    const src_type = isMessengerBrowser(userAgent ?? "") ? "messenger" : "search";
    expect(first).toMatchObject({
      promotionId: id,
      referer: "https://search.naver.com/find",
      src_type,
      dst_type: "promotion",
      dst_title: title,
      sending_count: 1,
    });
    for (const name of Object.values(first?.dst_outlet ?? {})) expect(name).toMatch(names);
    expect(Number.isNaN(Date.parse(first?.landing_at ?? ""))).toBe(false);
    expect(second).toMatchObject({ src_type, sending_count: 2, landing_at: first?.landing_at });
    await expect.poll(() => stored(page, "es-uuid")).toBe(second?.esUuid);

    const other = uniqueKey("promotion");
    const next = uniqueId();
    await sandbox.putPromotion(next, promotionFields(other));
    await page.route("**/esData/resource/**", (route) => route.fulfill({ json: { data: { site: ["7"] } } }));
    await Promise.all([visitCall(page, /\/esData\/promotion\?/), page.goto(`/promotion/14/${next}`)]);
    const [record] = await sandbox.records({ kind: "es_promotion", contains: other });
    const unknown = { region: "unknown", site: "unknown", outlet: "unknown" };
    expect(accessSchema.parse(record?.body).dst_outlet).toEqual(unknown);
  });
});

test("links, Back and reloads are no landings; another shared link is one (R10.1) @desktop", async ({
  page,
  sandbox,
}) => {
  const keys = [await publish(sandbox), await publish(sandbox)] as const;
  const [first, second] = keys;
  await sandbox.publishPage(first, `<h1>도착</h1><a href="/p/${second}">다음</a>`);
  const counted = visitCall(page, /\/collect\/la$/);
  await page.goto(`/p/${first}`);
  await counted;
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/collect/la")) requests.push(page.url());
  });
  // Each of these pages requests its ad accounts after deciding about the landing.
  const settled = () => visitCall(page, /adSDKInfoByResourceId/);
  for (const go of [
    () => page.locator("[data-zone=page]").getByText("다음").click(),
    () => page.goBack(),
    () => page.reload(),
  ]) {
    await Promise.all([settled(), go()]);
  }
  await Promise.all([
    visitCall(page, /\/collect\/la$/),
    page.goto(`/p/${second}?shared-by=minji&ignore-action=true&action=join`),
  ]);
  expect(requests).toHaveLength(1);
  const [landing] = await landings(sandbox, second);
  expect(landing?.meta.query).toEqual({ "shared-by": "minji", "ignore-action": "true", action: "join" });
  expect(landing).not.toHaveProperty("actionKey");
});

test.describe("a payment link", () => {
  // The reservation does not exist, so the page's calls fail.
  test.use({ expectedErrors: [/status of 40\d.*(?:payment|reservation)/] });
  test("neither its reservation id nor its token is recorded (R10.1) @desktop", async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn();
    const campaign = uniqueKey("pay");
    const counted = landingOf(page, campaign);
    await page.goto(
      `/payment-request/14/AH_777001/token-${campaign}?campaign=${campaign}&reservation-id=AH_777001`,
    );
    await counted;
    const [landing] = await landings(sandbox, campaign);
    expect(landing).toMatchObject({
      name: "payment-request",
      path: "/payment-request/14",
      meta: { params: { resourceId: "14" }, query: { campaign } },
    });
    expect(JSON.stringify(landing)).not.toMatch(/AH_777001|token-/);
  });
});

test("a register key and a post action wait for the login and are then executed once (R10.5) @phone", async ({
  page,
  sandbox,
}) => {
  const hId = uniqueKey("post");
  const id = uniqueId();
  await sandbox.putPromotion(id, promotionFields(hId));
  await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
  await Promise.all([
    visitCall(page, /\/collect\/la$/),
    page.goto(`/promotion/14/${id}?pass-login=true&register=12&post-action=${hId}`),
  ]);
  expect(await stored(page, "register-flags")).toEqual([12]);
  expect(await sandbox.records({ kind: "post_action", contains: hId })).toEqual([]);

  const applied = visitCall(page, /\/customer\/apply\/resource\/12$/);
  const executed = visitCall(page, /\/postAction\/execute$/);
  await page.goto(`/auth/kakao/login?return=/promotion/14/${id}`);
  expect((await applied).status()).toBe(200);
  expect((await executed).status()).toBe(200);
  const settled = visitCall(page, /adSDKInfoByResourceId/);
  await page.reload();
  await settled;
  const done = await sandbox.records({ kind: "post_action", contains: hId });
  expect(done.map(({ body }) => body)).toEqual([
    expect.objectContaining({ hId, trigger: "login", targetType: "promotion" }),
  ]);
  await expect.poll(() => stored(page, "post-action")).toBeNull();
  await expect.poll(() => stored(page, "register-flags")).toEqual([]);
});

test("landing calls are limited in size and validated, and a plain navigation registers nothing (R10.1, R10.5) @desktop", async ({
  request,
  sandbox,
}) => {
  await signInBy(request, sandbox);
  const navigation = { accept: "text/html", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
  const opened = await request.get("/api/crm_channel_base/customer/apply/resource/12", {
    headers: navigation,
  });
  expect(opened.status()).toBe(403);
  const headers = { "content-type": "application/json", "x-app": "1", "sec-fetch-site": "same-origin" };
  for (const [path, data, status] of [
    ["common_channel_data/collect/la", JSON.stringify({ path: "x".repeat(20_000) }), 413],
    ["common_channel_data/collect/la", '{"path":"/"}', 422],
    ["crm_channel_si_tc/esData/promotion?promotionId=1101", "{}", 422],
  ] as const)
    expect((await request.post(`/api/${path}`, { headers, data })).status(), path).toBe(status);
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`in the messenger's own browser on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("the automatic login loses no key, and a guest from a chat is counted once, with the messenger as the source (R3.8, R6.1, R10.1, R10.4, R10.5) @phone", async ({
      page,
      sandbox,
    }) => {
      const id = uniqueId();
      const key = uniqueKey("talk");
      await sandbox.putPromotion(id, promotionFields(key));
      await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      const applied = visitCall(page, /\/customer\/apply\/resource\/12$/);
      const executed = visitCall(page, /\/postAction\/execute$/);
      await page.goto(`/promotion/14/${id}?register=12&action=join&post-action=${key}`);
      expect((await applied).status()).toBe(200);
      expect((await executed).status()).toBe(200);
      await expect(page).toHaveURL(new RegExp(`/promotion/14/${id}$`));
      await expect.poll(() => stored(page, "es-uuid")).not.toBeNull();

      const counted = await landings(sandbox, key);
      expect(counted.map(({ meta }) => meta.query)).toEqual([
        { register: "12", action: "join", "post-action": key },
      ]);
      expect(counted[0]).toMatchObject({
        name: "promotion",
        actionKey: "join",
        userAgent: browser.userAgent,
      });
      expect(await stored(page, "source")).toMatchObject({ src_type: "messenger" });
      const looks = await sandbox.records({ kind: "es_promotion", contains: key });
      expect(looks.map(({ body }) => accessSchema.parse(body))).toEqual([
        expect.objectContaining({ src_type: "messenger", sending_count: 1 }),
      ]);
      expect(await sandbox.records({ kind: "post_action", contains: key })).toHaveLength(1);
    });
  });
}

test.describe("when the back end refuses landings", () => {
  test.use({ expectedErrors: [/status of 50\d/] });

  test("the page is complete and no error is shown; without storage it works and counts, too (R10.3, R10.6) @phone", async ({
    page,
    sandbox,
  }) => {
    const key = await publish(sandbox);
    const calls = /\/api\/(?:common_channel_data|crm_channel_si_tc\/esData)\//;
    await page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { error: { error: "unexpected" } } }),
    );
    const refused = page.waitForResponse(/\/collect\/la$/);
    await page.goto(`/p/${key}?campaign=${key}`);
    await refused;
    await expect(page.getByRole("heading", { name: "도착" })).toBeVisible();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);

    await page.unroute(calls);
    await page.addInitScript(forbidStorage);
    const other = await publish(sandbox);
    await Promise.all([landingOf(page, other), page.goto(`/p/${other}?campaign=${other}&register=true`)]);
    await expect(page.getByRole("heading", { name: "도착" })).toBeVisible();
    const [landing] = await landings(sandbox, other);
    expect(landing?.meta.query).toEqual({ campaign: other, register: "true" });
  });
});

function promotionFields(title: string) {
  return {
    resourceId: 14,
    name: { ko: title, en: title },
    description: { ko: "설명", en: "About" },
    contents: { ko: "", en: "" },
    thumbnailImage: "{media}/dim-sum.jpg",
  };
}
