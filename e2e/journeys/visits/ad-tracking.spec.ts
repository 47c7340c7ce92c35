import { createHash, randomBytes } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, gatewayPay, payThere, test } from "@/e2e/support/booking-fixtures";
import { startOver, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { listRequests } from "@/e2e/support/hold-requests";
import { forbidStorage } from "@/e2e/support/hydrate";
import { buttonOf, headingOf, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import { createOwnHotel } from "@/e2e/support/own-hotel";
import { createOwnTable, reservationsOf } from "@/e2e/support/own-table";
import { returnElsewhere } from "@/e2e/support/return-elsewhere";
import type { Hit, SandboxControl } from "@/e2e/support/sandbox-control";

const platforms = ["kakao_pixel", "naver_wcs", "meta_pixel", "google_tag"] as const;
type Accounts = Record<(typeof platforms)[number], string>;

/** Returns an account at each platform that no other test uses. */
function newAccounts(): Accounts {
  const own = randomBytes(6).toString("hex");
  return { kakao_pixel: `k-${own}`, naver_wcs: `s_${own}`, meta_pixel: `m-${own}`, google_tag: `G-${own}` };
}

const toSdks = (accounts: Partial<Accounts>) =>
  Object.entries(accounts).map(([type, sdkId]) => ({ type, sdkId }));

async function newCampaign(sandbox: SandboxControl) {
  const campaign = uniqueKey("ads");
  const accounts = newAccounts();
  await sandbox.putAdSdks({ campaign }, toSdks(accounts));
  return { campaign, accounts };
}

async function publish(sandbox: SandboxControl, html = "<h1>광고</h1>"): Promise<string> {
  const key = uniqueKey("ads");
  await sandbox.publishPage(key, html);
  return `/p/${key}`;
}

const isPageView = ({ call, args }: Hit) =>
  call === "pageView" || call === "wcs_do" || args[0] === "PageView" || args[0] === "page_view";

/** Returns the calls that each platform received, in the order of `platforms`. */
const reportedTo = (sandbox: SandboxControl, accounts: Accounts) =>
  Promise.all(platforms.map((platform) => sandbox.hits(accounts[platform])));

/** Waits until each platform has received `count` calls, and checks that the stub scripts found no error in them. */
async function expectReported(sandbox: SandboxControl, accounts: Accounts, count: number): Promise<Hit[][]> {
  const counts = async () => (await reportedTo(sandbox, accounts)).map((hits) => hits.length);
  await expect.poll(counts, "calls to Kakao, Naver, Meta, Google").toEqual(platforms.map(() => count));
  const reported = await reportedTo(sandbox, accounts);
  expect(
    reported.flatMap((hits) =>
      hits.flatMap(({ platform, faults }) => faults.map((fault) => [platform, fault])),
    ),
  ).toEqual([]);
  return reported;
}

/** A reservation that owes the amounts checked below. */
const unpaid = {
  resourceId: 14,
  promotionId: 1401,
  items: [
    { menuId: 140101, quantity: 2 },
    { menuId: 140102, quantity: 1 },
  ],
  name: "김하나",
  mobile: "01012345678",
  email: "hana@yeoul.test",
};

/** Every kind of script allowed on the page of a payment. */
const SCRIPTS_OF_A_PAYMENT = [
  "a chunk of the build",
  "the chunk list",
  "the entry script",
  "the page script",
  "the page's data",
  "the script for idle moments",
];

type Trouble = { expectedErrors: RegExp[]; answer: (page: Page, hosts: string) => Promise<unknown> };

/** The messenger's script runs in the page itself, once something is shared: the browser reports its errors as ours. */
const OF_THE_MESSENGER = /kakao\.min\.js/;

const troubles = {
  refuse: {
    expectedErrors: [/ERR_FAILED|ERR_BLOCKED/],
    answer: (page, hosts) => page.route(`${hosts}/**`, (route) => route.abort()),
  },
  hang: {
    expectedErrors: [],
    answer: (page, hosts) => page.route(`${hosts}/**`, () => {}),
  },
  "respond with an error": {
    expectedErrors: [/status of 503/],
    answer: (page, hosts) => page.route(`${hosts}/**`, (route) => route.fulfill({ status: 503 })),
  },
  "send scripts that throw": {
    expectedErrors: [OF_THE_MESSENGER],
    answer: (page, hosts) =>
      page.route(`${hosts}/**`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("boom");' }),
      ),
  },
  "send functions that throw": {
    expectedErrors: [],
    answer: (page, hosts) =>
      page.route(`${hosts}/**`, (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: 'for (const name of ["kakaoPixel", "wcs_do"]) window[name] = () => { throw new Error("boom"); }; window.wcs = { inflow() { throw new Error("boom"); } }; if (window.fbq) { window.fbq.callMethod = () => { throw new Error("boom"); }; } if (window.dataLayer) window.dataLayer.push = () => { throw new Error("boom"); };',
        }),
      ),
  },
  "send invalid scripts": {
    // The messenger's own: the browser names no file with a script that it cannot parse.
    expectedErrors: [/^SyntaxError: Unexpected token '<'/],
    answer: (page, hosts) =>
      page.route(`${hosts}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "<html>" })),
  },
} as const satisfies Record<string, Trouble>;
test("each page is reported once, without what names a guest (R10.2) @desktop", async ({
  page,
  sandbox,
  request,
}) => {
  await test.step("guest data in a link's query is not reported (R10.2)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const path = await publish(sandbox);
    await page.goto(
      `${path}?campaign=${campaign}&email=hana%40yeoul.test&name=Hana&utm_source=mail&tel=010-1234-5678`,
    );
    const reported = await expectReported(sandbox, accounts, 1);
    for (const [hit] of reported) expect(hit?.page).toBe(new URL(`${path}?utm_source=mail`, page.url()).href);
    await expect(page).toHaveURL(/email=hana%40yeoul\.test/);
  });
  await test.step("a public page rendered for its query is reported as the same page without it (R10.2)", async () => {
    await startOver(page);
    const { campaign, accounts } = await newCampaign(sandbox);
    const path = await publish(sandbox, '<h1>광고</h1><div class="cms-box-filter"></div>');
    await page.goto(`${path}?price=50000&campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await page.goto(`${path}?redirect=${encodeURIComponent("https://elsewhere.test/")}`);
    for (const hits of await expectReported(sandbox, accounts, 2))
      expect(hits.map((hit) => hit.page)).toEqual([
        new URL(path, page.url()).href,
        new URL(path, page.url()).href,
      ]);
  });
  await test.step("of several campaigns in an address the first counts, and an invalid one is ignored (R10.2)", async () => {
    await startOver(page);
    const [first, second] = [await newCampaign(sandbox), await newCampaign(sandbox)];
    const path = await publish(sandbox);
    await page.goto(`${path}?campaign=${first.campaign}&campaign=${second.campaign}&campaign[]=x`);
    await expectReported(sandbox, first.accounts, 1);
    let seen = 1;
    for (const hostile of ["%00", "a%0D%0ASet-Cookie%3A%20x%3D1"]) {
      await page.goto(`${path}?campaign=${hostile}&campaign=${second.campaign}`);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectReported(sandbox, first.accounts, ++seen);
    }
    expect((await reportedTo(sandbox, second.accounts)).flat()).toEqual([]);
  });
  await test.step("an invalid account is skipped, and its platform's script is not fetched (R10.2)", async () => {
    await startOver(page);
    const campaign = uniqueKey("ads");
    const accounts = newAccounts();
    await sandbox.putAdSdks({ campaign }, [
      { type: "kakao_pixel", sdkId: "'\"><script>alert(1)</script>" },
      { type: "google_tag", sdkId: "G-1');alert(1)//" },
      { type: "naver_wcs", sdkId: accounts.naver_wcs },
    ]);
    const requests = listRequests(page, /kp\.js|gtag\/js/);
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") logged.push(message.text());
    });
    await page.goto(`${await publish(sandbox)}?campaign=${campaign}`);
    await expect.poll(async () => (await sandbox.hits(accounts.naver_wcs)).length).toBe(1);
    expect(requests).toEqual([]);
    // Console messages reach the test asynchronously, possibly after the hit.
    await expect
      .poll(() => logged.filter((line) => line.startsWith("tracking:")))
      .toEqual([
        "tracking: kakao_pixel has an invalid account",
        "tracking: google_tag has an invalid account",
      ]);
  });
  await startOver(page);
  await test.step("without a campaign's accounts the resource's are used (R10.2)", async () => {
    const { outlets } = await createOwnHotel(sandbox);
    const [resourceId] = outlets;
    const accounts = newAccounts();
    await sandbox.putAdSdks({ resourceId }, toSdks(accounts));
    await page.goto(`/r/${resourceId}`);
    await expectReported(sandbox, accounts, 1);
    await page.goto(`/r/${resourceId}?campaign=${uniqueKey("none")}`);
    await expectReported(sandbox, accounts, 2);
    const other = await newCampaign(sandbox);
    await page.goto(`/r/${resourceId}?campaign=${other.campaign}`);
    await expectReported(sandbox, other.accounts, 1);
    await expectReported(sandbox, accounts, 2);
  });
  await test.step("each platform gets one page view per page: on a link, Back, reload and back/forward cache (R10.2)", async () => {
    await startOver(page);
    const { campaign, accounts } = await newCampaign(sandbox);
    const next = await publish(sandbox);
    const first = await publish(sandbox, `<h1>광고</h1><a href="${next}">다음</a>`);
    await page.goto(`${first}?campaign=${campaign}&utm_source=mail&left-side-menu=true`);
    const [kakao = []] = await expectReported(sandbox, accounts, 1);
    expect(new URL(kakao[0]?.page ?? "").pathname).toBe(first);
    expect(new URL(kakao[0]?.page ?? "").search).toBe("?utm_source=mail");
    await page.keyboard.press("Escape");
    await page.locator("[data-zone=page]").getByText("다음").click();
    await expectReported(sandbox, accounts, 2);
    await page.goBack();
    await expectReported(sandbox, accounts, 3);
    await page.reload();
    await expectReported(sandbox, accounts, 4);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectReported(sandbox, accounts, 5);
    await page.evaluate(() => {
      history.pushState(null, "", "?step=2");
      history.replaceState(null, "", "?step=3");
    });
    await page.goto(next);
    const reported = await expectReported(sandbox, accounts, 6);
    for (const hits of reported) {
      expect(hits.every(isPageView)).toBe(true);
      expect(hits.every(({ isTop }) => isTop)).toBe(true);
      expect(hits.map((hit) => new URL(hit.page).pathname)).toEqual([first, next, first, first, first, next]);
    }
  });
  await test.step("several accounts of one platform each get the calls, from one script (R10.2)", async () => {
    await startOver(page);
    const campaign = uniqueKey("ads");
    const both = [newAccounts(), newAccounts()] as const;
    await sandbox.putAdSdks({ campaign }, both.flatMap(toSdks));
    const requests = listRequests(page, /kp\.js|wcslog\.js|fbevents\.js|gtag\/js/);
    await page.goto(`${await publish(sandbox)}?campaign=${campaign}`);
    for (const accounts of both) await expectReported(sandbox, accounts, 1);
    expect(requests).toHaveLength(platforms.length);
  });
  await test.step("a page's HTML contains no account or campaign, and is the same for everyone (R10.2)", async () => {
    await startOver(page);
    const { campaign, accounts } = await newCampaign(sandbox);
    const path = await publish(sandbox);
    await page.goto(`${path}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    const html = await (await request.get(`${path}?campaign=${campaign}`)).text();
    for (const secret of [campaign, ...Object.values(accounts)]) expect(html).not.toContain(secret);
  });
  await test.step("a purchase not yet reported when the guest left is reported on the next page (R10.2)", async () => {
    await startOver(page);
    const { campaign, accounts } = await newCampaign(sandbox);
    const path = await publish(sandbox);
    await page.goto(`${path}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await page.evaluate((reservationId) => {
      const items = [{ menuId: 140101, name: "딤섬", quantity: 1, unitPrice: 65_000, totalPrice: 65_000 }];
      const bought = {
        reservationId,
        resourceId: 14,
        currency: "KRW",
        amount: 65_000,
        promotionName: "찜기",
        items,
      };
      localStorage.setItem("waiting-purchases", JSON.stringify([{ ...bought, at: Date.now() }]));
    }, `AH_${uniqueId()}`);
    await page.reload();
    await expectReported(sandbox, accounts, 3);
    await page.reload();
    await expectReported(sandbox, accounts, 4);
  });
  await test.step("a browser without `sendBeacon` reports as well (R10.2)", async () => {
    await startOver(page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"));
    const { campaign, accounts } = await newCampaign(sandbox);
    const path = await publish(sandbox);
    await page.goto(`${path}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await page.reload();
    await expectReported(sandbox, accounts, 2);
  });
});

test.describe("a robot", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  test("is not reported to any platform, and loads nothing that would report it (R10.2) @desktop", async ({
    page,
    sandbox,
  }) => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const path = await publish(sandbox);
    await page.goto(`${path}?campaign=${campaign}`);
    await page.goto(`${path}?campaign=${campaign}`, { waitUntil: "networkidle" });
    expect(requests.filter((name) => /collect|adSDK|kp\.js|\/page\/visit-/.test(name))).toEqual([]);
    expect((await reportedTo(sandbox, accounts)).flat()).toEqual([]);
  });
});

test("what a guest does after signing in is reported without a trace of them (R10.2) @desktop", async ({
  page,
  sandbox,
  signIn,
  booking,
  request,
}) => {
  for (const path of ["/book", "/login"]) {
    await test.step(`${path}, in which no platform's script may run, is reported by a frame (R10.2)`, async () => {
      const { campaign, accounts } = await newCampaign(sandbox);
      await signIn();
      await page.goto(`${path}?campaign=${campaign}`);
      for (const hits of await expectReported(sandbox, accounts, 1))
        expect(hits.map((hit) => [new URL(hit.page).pathname, hit.isTop])).toEqual([[path, false]]);
    });
  }
  await test.step("the page after a payment link is reported without the link as referrer (R10.2)", async () => {
    const reservationId = await booking.putUnpaid(await signIn(), unpaid);
    const { campaign, accounts } = await newCampaign(sandbox);
    await page.goto(`/payment-request/14/${reservationId}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await page.locator("header a[href='/']").first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const reported = await expectReported(sandbox, accounts, 2);
    for (const hits of reported) {
      expect(JSON.stringify(hits)).not.toContain(reservationId);
      expect(hits.map((hit) => new URL(hit.page).pathname)).toEqual(["/payment-request/14", "/"]);
      // At most the site's own origin, which does not identify the link.
      const origin = new URL("/", page.url()).href;
      for (const { referrer } of hits) expect(["", origin]).toContain(referrer);
    }
  });
  await test.step("a payment page has only the listed scripts, with ad platforms or without (R10.2)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const reservationId = await booking.putUnpaid(await signIn(), unpaid);
    const [, entry = "", own = ""] =
      /<script>(\(\(\{dataset:s\},l,h,y\).*?)<\/script>(?:<link[^>]*>)*<script>(.*?)<\/script>/s.exec(
        await (await request.get("/login")).text(),
      ) ?? [];
    expect(own).not.toBe("");
    await page.goto(`${await publish(sandbox)}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await page.goto(`/payment-request/14/${reservationId}`);
    await expectReported(sandbox, accounts, 2);
    const found = await page.evaluate(
      ([entry, own]) =>
        [...document.scripts].map((script) => {
          if (/^\/_next\/static\/page\/idle-[\da-f]+\.js$/.test(script.getAttribute("src") ?? ""))
            return "the script for idle moments";
          if (script.src !== "")
            return new URL(script.src).origin === location.origin &&
              /^\/_next\/static\/chunks\/[\w~.-]+\.js$/.test(new URL(script.src).pathname)
              ? "a chunk of the build"
              : script.src;
          if (script.text === entry) return "the entry script";
          if (script.text === own) return "the page script";
          const names =
            /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w/",~.-]+"\],"runtimeModuleIds":\[\d+\]\}\);$/;
          if (names.test(script.text)) return "the chunk list";
          return /^\(?self\.__next_f\b/.test(script.text) ? "the page's data" : script.text;
        }),
      [entry, own] as const,
    );
    expect([...new Set(found)].sort()).toEqual(SCRIPTS_OF_A_PAYMENT);
  });
  await test.step("a guest who leaves the receipt before every platform's script is there is reported to each once (R10.2)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const reservationId = await booking.putUnpaid(await signIn(), unpaid);
    await page.goto(`/payment-request/14/${reservationId}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await buttonOf(page, "Payment.payNow").click();
    await expect(gatewayPay(page)).toBeVisible();
    await page.route(/\/(?:kp|wcslog)\.js/, () => new Promise(() => {}));
    await gatewayPay(page).click();
    const purchases = async () =>
      (await reportedTo(sandbox, accounts)).map((hits) => hits.filter((hit) => !isPageView(hit)).length);
    await expect.poll(purchases, "purchases at Kakao, Naver, Meta, Google").toEqual([0, 0, 1, 1]);
    await page.unroute(/\/(?:kp|wcslog)\.js/);
    await page.goto("/book");
    await expect.poll(purchases).toEqual([1, 1, 1, 1]);
    // A page view is sent after all pending calls, so once it has arrived, they have, too.
    const views = async () =>
      (await reportedTo(sandbox, accounts)).map((hits) => hits.filter(isPageView).length);
    const before = await views();
    await page.goto("/empty");
    await expect.poll(views).toEqual(before.map((count) => count + 1));
    expect(await purchases()).toEqual([1, 1, 1, 1]);
  });
});

test.describe("a payment that returns in another browser", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test("is reported once, in the browser where it began, and not if it was cancelled meanwhile (R10.2) @desktop", async ({
    page,
    booking,
    browser,
    sandbox,
    signIn,
    baseURL,
  }) => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const there = await newCampaign(sandbox);
    const guest = await signIn();
    const path = await publish(sandbox);
    const purchases = async () =>
      (await reportedTo(sandbox, accounts)).map((hits) => hits.filter((hit) => !isPageView(hit)).length);
    let seen = 0;
    for (const { isCancelled, isKnown } of [
      { isCancelled: true, isKnown: false },
      { isCancelled: false, isKnown: true },
    ]) {
      const reservationId = await booking.putUnpaid(guest, unpaid);
      await page.goto(`/payment-request/14/${reservationId}?campaign=${campaign}`);
      await expectReported(sandbox, accounts, ++seen);
      await buttonOf(page, "Payment.payNow").click();
      await expect(gatewayPay(page)).toBeVisible();
      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      // That browser has its own campaign and, in the second round, the guest's session.
      if (isKnown) await elsewhere.addCookies(await page.context().cookies());
      await elsewhere.addCookies([
        { name: "campaign", value: there.campaign, url: baseURL ?? "", sameSite: "Lax" },
      ]);
      const other = await returnElsewhere(page, elsewhere);
      const paid = isKnown
        ? textOf(other, "Receipt.status.confirmed")
        : headingOf(other, "Payment.resumed.paidTitle");
      await expect(paid).toBeVisible();
      await expectReported(sandbox, there.accounts, isKnown ? 2 : 1);
      await elsewhere.close();
      if (isCancelled) {
        await booking.change(reservationId, { status: "cancelled", paymentStatus: "full_cancel" });
      }
      await page.unroute(/payment\/preApproval/);
      await page.goto(`/payment-request/14/${reservationId}`);
      seen += isCancelled ? 1 : 2;
      await expectReported(sandbox, accounts, seen);
    }
    // A page view is sent after all pending calls, so once it has arrived, they have, too.
    await page.goto(path);
    await expectReported(sandbox, accounts, ++seen);
    expect(await purchases()).toEqual([1, 1, 1, 1]);
    for (const hits of await reportedTo(sandbox, there.accounts)) expect(hits.every(isPageView)).toBe(true);
  });
});

test("a reservation is one view per page and one purchase, and a browser that keeps nothing reports each page once (R10.2, R10.6) @phone", async ({
  page,
  sandbox,
  signIn,
  booking,
  form,
}) => {
  await test.step("a summary that opens over its offer is a page view of its own (R10.2)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const table = await createOwnTable(sandbox, {
      promotion: { needsPayment: false, requiresMenu: false },
    });
    await signIn();
    await form.open(table, { campaign });
    await expectReported(sandbox, accounts, 1);
    await form.fillGuest();
    await form.next.click();
    const [kakao = []] = await expectReported(sandbox, accounts, 2);
    expect(kakao.map((hit) => new URL(hit.page ?? "").pathname)).toEqual([
      table.path,
      `${table.path}/summary`,
    ]);
  });
  await test.step("a purchase is reported once, after the server's approval, with a hashed id and no guest data (R10.2)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const reservationId = await booking.putUnpaid(await signIn(), unpaid);
    await page.goto(`/payment-request/14/${reservationId}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await buttonOf(page, "Payment.payNow").click();
    await gatewayPay(page).click();
    const paid = await expectReported(sandbox, accounts, 3);
    const hash = createHash("sha256").update(reservationId).digest("hex");
    const bought = paid.map((hits) => hits.filter((hit) => !isPageView(hit)).map(({ args }) => args));
    expect(bought).toEqual([
      [[expect.objectContaining({ total_price: "163000", total_quantity: "3", currency: "KRW" })]],
      [[expect.objectContaining({ type: "purchase", id: hash, value: "163000" })]],
      [["Purchase", expect.objectContaining({ value: 163_000, num_items: 3 }), { eventID: hash }]],
      [["purchase", expect.objectContaining({ transaction_id: hash, value: 163_000, currency: "KRW" })]],
    ]);
    await page.reload();
    await expectReported(sandbox, accounts, 4);
    const secondTab = await page.context().newPage();
    await secondTab.goto(`/payment-request/14/${reservationId}`);
    await expectReported(sandbox, accounts, 5);
    await booking.change(reservationId, { status: "cancelled", paymentStatus: "full_cancel" });
    await page.goto(`/payment-request/14/${reservationId}`);
    const reported = await expectReported(sandbox, accounts, 6);
    for (const hits of reported) expect(hits.filter((hit) => !isPageView(hit))).toHaveLength(1);
    for (const hits of reported) {
      expect(JSON.stringify(hits)).not.toMatch(/AH_|김하나|01012345678|hana@/);
      expect(new Set(hits.map((hit) => new URL(hit.page).pathname + new URL(hit.page).search))).toEqual(
        new Set(["/payment-request/14"]),
      );
      expect(hits.every(({ referrer, isTop }) => referrer === "" && !isTop)).toBe(true);
    }
  });
  await startOver(page);
  await test.step("after storage is cleared, the campaign is read from its cookie; without both, nothing fails (R10.2, R10.6)", async () => {
    const { campaign, accounts } = await newCampaign(sandbox);
    const { outlets } = await createOwnHotel(sandbox);
    const [resourceId] = outlets;
    const ofResource = newAccounts();
    await sandbox.putAdSdks({ resourceId }, toSdks(ofResource));
    const empty = () =>
      page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await page.goto(`/r/${resourceId}?campaign=${campaign}`);
    await expectReported(sandbox, accounts, 1);
    await empty();
    await page.goto(`/r/${resourceId}`);
    await expectReported(sandbox, accounts, 2);
    await empty();
    // Keeps the cookie for the forced login of the messenger's browser, so that this guest is not redirected again.
    await page.context().clearCookies({ name: /^(?!login-asked)/ });
    await page.goto(`/r/${resourceId}`);
    await expectReported(sandbox, ofResource, 1);
    await expectReported(sandbox, accounts, 2);
  });
  await test.step("without storage and cookies each page is reported once, by its own address (R10.2, R10.6)", async () => {
    await startOver(page);
    await page.addInitScript(forbidStorage);
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
    );
    const { outlets } = await createOwnHotel(sandbox);
    const [resourceId] = outlets;
    const accounts = newAccounts();
    await sandbox.putAdSdks({ resourceId }, toSdks(accounts));
    const { campaign, accounts: ofCampaign } = await newCampaign(sandbox);
    await page.goto(`/r/${resourceId}?campaign=${campaign}`);
    await expectReported(sandbox, ofCampaign, 1);
    await page.reload();
    await expectReported(sandbox, accounts, 1);
    await page.goto(`/r/${resourceId}`);
    await expectReported(sandbox, accounts, 2);
    await expectReported(sandbox, ofCampaign, 1);
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`in the messenger's own browser on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("each page and the purchase are reported once, whether the guest is recognised or not (R3.8, R10.2) @phone", async ({
      page,
      sandbox,
      booking,
      signIn,
    }) => {
      for (const [guest, consented] of [
        ["whom the messenger recognises", true],
        ["who never gave consent", false],
      ] as const) {
        await test.step(`of a guest ${guest} each page is reported once, also the one that redirects to the login (R3.8, R10.2)`, async () => {
          await startOver(page);
          const { campaign, accounts } = await newCampaign(sandbox);
          const paths = [await publish(sandbox), await publish(sandbox)] as const;
          await page.goto(await sandbox.messengerSession(await sandbox.putGuest(), { consented }));
          const response = page.waitForResponse(/\/auth\/kakao\/callback\?/);
          await page.goto(`${paths[0]}?campaign=${campaign}`);
          await response;
          await expectReported(sandbox, accounts, 1);
          await page.goto(paths[1]);
          const reported = await expectReported(sandbox, accounts, 2);
          for (const hits of reported) expect(hits.map(({ page }) => new URL(page).pathname)).toEqual(paths);
        });
      }
      await test.step("every platform gets one page view per page and one purchase (R10.2)", async () => {
        const { campaign, accounts } = await newCampaign(sandbox);
        const reservationId = await booking.putUnpaid(await signIn(), unpaid);
        await page.goto(`${await publish(sandbox)}?campaign=${campaign}`);
        await expectReported(sandbox, accounts, 1);
        await page.goto(`/payment-request/14/${reservationId}`);
        await expectReported(sandbox, accounts, 2);
        await buttonOf(page, "Payment.payNow").click();
        await gatewayPay(page).click();
        const reported = await expectReported(sandbox, accounts, 4);
        for (const hits of reported) expect(hits.filter((hit) => !isPageView(hit))).toHaveLength(1);
      });
    });
  });
}

for (const [trouble, { expectedErrors, answer }] of Object.entries(troubles)) {
  // In every push a guest meets the one that is met most, as with an ad blocker.
  const tag = trouble === "refuse" ? [] : ["@long"];
  test.describe(`when the platforms ${trouble}`, { tag }, () => {
    test.use({ expectedErrors });
    test("pages, panels, sharing, a reservation and its payment work (R7.1, R10.3) @phone", async ({
      page,
      sandbox,
      signIn,
      summary,
    }, { config }) => {
      await test.step("pages, panels and sharing work, and no error is shown (R10.3)", async () => {
        await signIn();
        const { campaign } = await newCampaign(sandbox);
        const next = await publish(
          sandbox,
          '<h1>다음 이야기</h1><button class="cms-box-share">나누기</button>',
        );
        const first = await publish(sandbox, `<h1>광고</h1><a href="${next}">다음</a>`);
        await answer(page, String(config.metadata.recorders));
        const scriptRequest = page.waitForRequest(/kp\.js$/);
        await page.goto(`${first}?campaign=${campaign}`);
        await scriptRequest;
        const secondRequest = page.waitForRequest(/kp\.js$/);
        await page.locator("[data-zone=page]").getByText("다음").click();
        await expect(page.getByRole("heading", { name: "다음 이야기" })).toBeVisible();
        await secondRequest;
        await page.locator("[data-opens=panel-right]").click();
        await expect(page.locator("#panel-right")).toBeVisible();
        await page.keyboard.press("Escape");
        await page.getByText("나누기").click();
        await expect(textOf(page.getByRole("dialog"), "Share.link")).toBeVisible();
        await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      });
      await test.step("a table can be reserved and paid (R10.3, R7.1)", async () => {
        const { campaign } = await newCampaign(sandbox);
        const table = await createOwnTable(sandbox);
        await signIn();
        await answer(page, String(config.metadata.recorders));
        const scriptRequest = page.waitForRequest(/kp\.js$/);
        await page.goto(`${table.path}?campaign=${campaign}`);
        await scriptRequest;
        await summary.open(table);
        await summary.book();
        await payThere(page);
        expect(await reservationsOf(page)).toMatchObject([
          { status: "confirmed", paymentStatus: "approved" },
        ]);
        await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      });
    });
  });
}
