import { randomBytes } from "node:crypto";
import { expect, payThere, test } from "@/e2e/support/booking-fixtures";
import { buttonOf, headingOf, labelOf, says } from "@/e2e/support/messages";
import { openSite } from "@/e2e/support/own-servers";
import { createOwnTable, openWith, reserveForm, summaryPage } from "@/e2e/support/own-table";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { adPlatformIds } from "@/lib/tracking/ad-platforms/ad-platforms";

const EVENT = 700_001;
const OUTLET = 13;
const CHECK = "77123";

/** Guest data that occurs nowhere else in the test. */
const guest = {
  name: "남궁비밀",
  mobile: "010-9081-7263",
  email: "namgung.secret@privacy.test",
  requests: "창가 쪽 비밀스러운 자리",
  password: "918273",
  answer: "아무도 모르는 답",
};

/** Returns the encodings in which a text may appear: plain, URL-encoded once and twice, and base64. */
function waysToWrite(text: string): string[] {
  const encoded = encodeURIComponent(text);
  return [
    text,
    encoded,
    encodeURIComponent(encoded),
    Buffer.from(text).toString("base64").replace(/=+$/, ""),
  ];
}

async function prepare(control: SandboxControl) {
  const campaign = `privacy-${randomBytes(4).toString("hex")}`;
  const ids = adPlatformIds.map((type) => ({ type, sdkId: `own-${type.slice(0, 4)}` }));
  await control.putAdSdks({ campaign }, ids);
  await control.putEvent(EVENT);
  await control.putCheck(OUTLET, CHECK, { password: guest.password });
  await control.publishPage(
    "privacy",
    `<h1>이야기</h1><button class="cms-box-share" title="나눌 것">나누기</button><div class="cms-box-event" eventid="${EVENT}" question='[{"type":"s","question":"무엇입니까?"}]'><button>보내기</button></div>`,
  );
  return { campaign, ids };
}

test("booking, coupons, events and sharing leak no guest data to ad platforms or logs (R10.2, R10.3) @desktop @long", async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const site = await openSite();
  try {
    const web = await site.startWeb();
    const { control, recorders } = site;
    const { campaign, ids } = await prepare(control);
    const table = await createOwnTable(control, { promotion: { needsPayment: true } });
    const messengerId = await control.putGuest({ name: guest.name });
    const coupon = await control.putCoupon({ messengerId, outletIds: [OUTLET] });
    const context = await browser.newContext({ baseURL: web.origin, locale: "ko-KR" });
    const page = await context.newPage();
    const toRecorders: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith(recorders)) return;
      toRecorders.push(
        [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"),
      );
    });
    const countReported = async () =>
      (await Promise.all(ids.map(({ sdkId }) => control.hits(sdkId)))).map((hits) => hits.length);

    await page.goto(await control.messengerSession(messengerId));
    await page.goto(`/auth/kakao/login?return=${encodeURIComponent(`/empty?campaign=${campaign}`)}`);
    await expect(page).toHaveURL(`${web.origin}/empty`);

    await openWith(page, table, { campaign });
    const form = reserveForm(page, "ko-KR");
    await form.name.fill(guest.name);
    await form.mobile.fill(guest.mobile);
    await form.email.fill(guest.email);
    await form.dialog.getByText(form.words.requestsTitle).click();
    await form.dialog.getByLabel(form.words.note).fill(guest.requests);
    await form.next.click();
    await page.waitForURL(/\/summary\?/);
    const summary = summaryPage(page, "ko-KR");
    await summary.agree();
    await summary.pay.click();
    await payThere(page);
    const reservationId = /AH_\d+/.exec(page.url())?.[0] ?? "";
    expect(reservationId).not.toBe("");
    const allHits = async () => (await Promise.all(ids.map(({ sdkId }) => control.hits(sdkId)))).flat();
    const purchases = async () =>
      (await allHits()).filter(({ args }) => JSON.stringify(args).includes("180000")).length;
    // The platforms' scripts may load after the receipt; a guest who stays a moment is reported to all of them.
    await expect.poll(purchases).toBe(adPlatformIds.length);

    await page.goto(`/coupon/${coupon}`);
    await buttonOf(page, "Coupons.use").click();
    await labelOf(page, "Coupons.checkNumber").fill(CHECK);
    await labelOf(page, "Coupons.password").fill(guest.password);
    await buttonOf(page, "Common.continue").click();
    await buttonOf(page, "Coupons.confirm").click();
    await expect(headingOf(page, "Coupons.done")).toBeVisible();

    await page.goto("/p/privacy");
    await page.getByRole("textbox", { name: "무엇입니까?" }).fill(guest.answer);
    await page.getByRole("button", { name: "보내기" }).click();
    await buttonOf(page.getByRole("dialog"), "Event.ok").click();
    await page.getByText("나누기").click();
    const share = page.getByRole("dialog", { name: says("Common.share") });
    const kakao = buttonOf(share, "Share.kakao");
    await expect(kakao).toBeEnabled();
    const [talk] = await Promise.all([context.waitForEvent("page"), kakao.click()]);
    await expect(talk.getByText("나눌 것")).toBeVisible();
    expect(await control.eventResults(EVENT)).toHaveLength(1);

    // Checks that the recorders have recorded: every page view, and the purchase.
    const before = await countReported();
    await page.goto("/empty");
    await expect.poll(countReported).toEqual(before.map((count) => count + 1));
    const hits = await allHits();
    expect(hits.flatMap(({ faults }) => faults)).toEqual([]);
    expect(await purchases()).toBe(adPlatformIds.length);

    const secrets = {
      ...guest,
      digits: guest.mobile.replaceAll("-", ""),
      international: `+82${guest.mobile.replaceAll("-", "").slice(1)}`,
      reservationId,
    };
    const sent = [...toRecorders, ...hits.map((hit) => JSON.stringify(hit))].join("\n");
    const log = web.output();
    for (const [what, text] of Object.entries(secrets)) {
      for (const written of waysToWrite(text)) {
        expect(sent.includes(written), `${what} was sent to a platform as ${written}`).toBe(false);
        expect(log.includes(written), `${what} is in the log as ${written}`).toBe(false);
      }
    }
    await context.close();
  } finally {
    await site.close();
  }
});
