import type { Page } from "playwright/test";
import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { AMOUNT, type GatewayOutcome } from "@/e2e/support/booking-control";
import { confirmed, expect, gatewayPay, pageOf, payThere, test } from "@/e2e/support/booking-fixtures";
import { startOver } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { forbidStorage, untilClockMayJump } from "@/e2e/support/hydrate";
import { buttonOf, headingOf, linkOf, textOf } from "@/e2e/support/messages";
import { venueDayIn } from "@/e2e/support/own-table";
import { returnElsewhere } from "@/e2e/support/return-elsewhere";

const pay = (page: Page) => buttonOf(page, "Payment.payNow");
const failure = (page: Page, name: string) => textOf(page.getByRole("alert"), `Payment.failure.${name}`);
const clean = (id: string) => new RegExp(`${pageOf(id)}$`);

/** Opens the gateway's window from the reservation's page. */
async function goToGateway(page: Page, id: string): Promise<void> {
  await page.goto(pageOf(id));
  await pay(page).click();
  await expect(gatewayPay(page)).toBeVisible();
}

test("a payment is one order and one charge, however it returns (R6.8, R6.9, R7.1, R7.2) @phone", async ({
  page,
  booking,
  sandbox,
  signIn,
}) => {
  await test.step("twenty clicks on Pay make one order, one charge and one reported purchase, and reload and Back show only the status (R6.8, R6.9, R7.1, R7.2, R10.2)", async () => {
    const id = await booking.putUnpaid(await signIn());
    await page.goto(pageOf(id));
    await expect(
      page.getByText(/^(?:Full refund until|.+까지 취소 시 전액 환불$)/).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(confirmed(page)).toHaveCount(0);
    const reported = () => page.evaluate(() => localStorage.getItem("reported-purchases"));
    await expect(pay(page)).toBeVisible();
    expect(await reported()).toBeNull();
    await pay(page).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) button.click();
    });
    await payThere(page);
    expect((await sandbox.calls(new RegExp(`/payment/initHash/${id}$`))).total).toBe(1);
    expect(JSON.parse((await reported()) ?? "[]")).toEqual([id]);
    expect(await page.evaluate(() => localStorage.getItem("booked-reservation-id"))).toBe(JSON.stringify(id));
    await expect(page).toHaveURL(clean(id));
    await expect(pay(page)).toHaveCount(0);
    const callCount = (await sandbox.calls(/payment\/approval/)).total;
    await page.reload();
    await expect(confirmed(page)).toBeVisible();
    await page.goBack();
    await page.goto(pageOf(id));
    await expect(confirmed(page)).toBeVisible();
    expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
    expect(callCount).toBeGreaterThan(0);
    expect(JSON.parse((await reported()) ?? "[]")).toEqual([id]);
  });
  await startOver(page);
  await test.step("gateway returns (double, GET, EUC-KR, slow) result in one charge and one receipt", async () => {
    const guest = await signIn();
    for (const outcome of ["double", "get", "euc_kr", "slow"] as const satisfies GatewayOutcome[]) {
      await test.step(outcome, async () => {
        const id = await booking.putUnpaid(guest, { name: "김한글" });
        await booking.next(id, outcome);
        await goToGateway(page, id);
        await gatewayPay(page).click();
        await expect(confirmed(page)).toBeVisible({ timeout: 20_000 });
        await expect(page).toHaveURL(clean(id));
        expect(await booking.charges(id), outcome).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
      });
    }
  });

  await test.step("Back from the gateway shows the status, and Pay works again", async () => {
    const id = await booking.putUnpaid(await signIn());
    await goToGateway(page, id);
    await page.goBack();
    await expect(pay(page)).toHaveAttribute("aria-disabled", "false");
    await pay(page).click();
    await payThere(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(confirmed(page)).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    expect(await booking.charges(id)).toHaveLength(1);
  });
});

test("a payment is confirmed without its scripts, without a deadline, at a wrong address and without storage (R7.1, R7.2, R7.4) @desktop", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("the confirmation is readable before the page's scripts have loaded", async () => {
    const id = await booking.putUnpaid(await signIn());
    await goToGateway(page, id);
    // The scripts hang, as on a slow phone.
    const release = await holdRequests(page, "**/_next/static/chunks/*.js");
    await gatewayPay(page).click({ noWaitAfter: true });
    await expect(textOf(page, "Receipt.booked.confirmed")).toBeVisible();
    expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
    release();
    await expect(confirmed(page)).toBeVisible();
    await expect(page).toHaveURL(clean(id));
  });

  await test.step("a reservation without a payment deadline can be paid", async () => {
    const id = await booking.put(await signIn(), { status: "pending" });
    await goToGateway(page, id);
    await payThere(page);
    expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
  });

  await test.step("a wrong outlet in the address is corrected, and blocked storage breaks nothing", async () => {
    const id = await booking.putUnpaid(await signIn());
    await page.addInitScript(forbidStorage);
    await page.goto(pageOf(id, 11));
    await expect(page).toHaveURL(clean(id));
    await pay(page).click();
    await payThere(page);
  });
});

test("a failed payment says why, charges nothing and can be retried, whatever the cause, and a lost charge is reversed (R7.2, R7.3) @phone", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("a failed payment says why, charges nothing and can be retried, whatever the cause", async () => {
    const id = await booking.putUnpaid(await signIn());
    await page.goto(pageOf(id));
    for (const [outcome, why] of [
      ["decline", "declined"],
      ["wrong_amount", "amount_mismatch"],
      ["bad_signature", "invalid"],
      ["cancel", "cancelled"],
    ] as const satisfies [GatewayOutcome, string][]) {
      await test.step(outcome, async () => {
        await booking.next(id, outcome);
        await pay(page).click();
        await gatewayPay(page).click();
        await expect(failure(page, why)).toBeVisible();
        expect(await booking.charges(id), outcome).toEqual([]);
      });
    }
    await pay(page).click();
    await payThere(page);
    await expect(textOf(page, "Payment.failedTitle")).toHaveCount(0);
    expect(await booking.charges(id)).toMatchObject([{ amount: AMOUNT, state: "approved" }]);
  });

  await test.step("a charge with a lost response is reversed, and the page shows the actual status", async () => {
    test.setTimeout(180_000);
    const id = await booking.putUnpaid(await signIn());
    await booking.next(id, "late");
    await goToGateway(page, id);
    await gatewayPay(page).click();
    await expect(textOf(page, "Payment.waitTitle")).toBeVisible();
    await expect(pay(page)).toBeVisible({ timeout: 60_000 });
    await expect(failure(page, "unknown")).toBeVisible();
    expect(await booking.charges(id)).toMatchObject([{ state: "net_cancelled" }]);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 409/] });

  test("two tabs that pay the same table result in one charge, and both show the receipt, whichever is closed or out of date (R6.9, R7.2) @desktop", async ({
    page,
    context,
    booking,
    signIn,
  }) => {
    await test.step("two tabs that pay the same table result in one charge, and both show the receipt", async () => {
      const id = await booking.putUnpaid(await signIn());
      const other = await context.newPage();
      await goToGateway(page, id);
      await goToGateway(other, id);
      await payThere(page);
      await payThere(other);
      expect(await booking.charges(id)).toMatchObject([{ state: "approved" }]);
    });

    await test.step("a tab that still shows Pay after another has paid shows the receipt instead of paying", async () => {
      const id = await booking.putUnpaid(await signIn());
      const other = await context.newPage();
      // Blocks the events on which the page refetches, so that only the click does and the page is as stale as possible.
      await other.addInitScript(() =>
        addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), true),
      );
      await other.addInitScript(() =>
        addEventListener("focus", (event) => event.stopImmediatePropagation(), true),
      );
      await other.goto(pageOf(id));
      await expect(pay(other)).toBeVisible();
      await goToGateway(page, id);
      await payThere(page);
      await pay(other).click();
      await expect(confirmed(other)).toBeVisible();
      expect(await booking.charges(id)).toHaveLength(1);
    });

    await test.step("a closed gateway window changes nothing, and another tab can still pay", async () => {
      const id = await booking.putUnpaid(await signIn());
      await booking.next(id, "closed");
      await goToGateway(page, id);
      await gatewayPay(page).click();
      const other = await context.newPage();
      await other.goto(pageOf(id));
      await pay(other).click();
      await payThere(other);
      await page.goto(pageOf(id));
      await expect(confirmed(page)).toBeVisible();
      expect(await booking.charges(id)).toHaveLength(1);
    });
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of (?:409|50\d)/] });

  test("a back end that fails during a payment never leaves a charge without its receipt, and the page says what happened (R7.2, R7.3) @desktop", async ({
    page,
    booking,
    sandbox,
    signIn,
  }) => {
    await test.step("a back end that is down when the guest returns: nothing is charged, and the page says so", async () => {
      const id = await booking.putUnpaid(await signIn());
      await goToGateway(page, id);
      const fault = await sandbox.addFault({
        path: /payment\/preApproval$/,
        query: new RegExp(id),
        reset: true,
      });
      await gatewayPay(page).click();
      await expect(failure(page, "unreachable")).toBeVisible();
      await sandbox.removeFault(fault);
      expect(await booking.charges(id)).toEqual([]);
      await expect(pay(page)).toBeVisible();
    });

    await test.step("a back end that fails to return the payment status: the page waits, retries and shows the final status", async () => {
      const id = await booking.putUnpaid(await signIn());
      await goToGateway(page, id);
      const fault = await sandbox.addFault({ path: new RegExp(`reservation/status/${id}$`), status: 503 });
      await gatewayPay(page).click();
      await expect(textOf(page, "Payment.waitTitle")).toBeVisible();
      expect(await listAccessibilityViolations(page)).toEqual([]);
      await expect
        .poll(async () => (await sandbox.calls(new RegExp(`status/${id}$`))).total)
        .toBeGreaterThan(1);
      expect(await booking.charges(id)).toEqual([]);
      await sandbox.removeFault(fault);
      await expect(confirmed(page)).toBeVisible({ timeout: 30_000 });
      expect(await booking.charges(id)).toHaveLength(1);
    });

    await test.step("a back end that loses the response of a completed approval: one receipt and one charge", async () => {
      // The faulty call has no reservation id in its path, so the fault applies once only and is triggered at once.
      const id = await booking.request();
      await signIn();
      await goToGateway(page, id);
      await sandbox.addFault({ path: /payment\/approvalPR$/, late: true, reset: true, times: 1 });
      await gatewayPay(page).click();
      await expect(confirmed(page)).toBeVisible({ timeout: 30_000 });
      expect(await booking.charges(id)).toMatchObject([{ amount: 120_000, state: "approved" }]);
    });

    await test.step("a back end that cannot open a payment: the page says so and stays where it is", async () => {
      const id = await booking.putUnpaid(await signIn());
      await sandbox.addFault({
        path: new RegExp(`initHash/${id}$`),
        status: 409,
        body: { error: { error: "failed_to_create_payment_token" } },
        times: 1,
      });
      await page.goto(pageOf(id));
      await pay(page).click();
      await expect(textOf(page, "Errors.failed_to_create_payment_token")).toBeVisible();
      await pay(page).click();
      await expect(gatewayPay(page)).toBeVisible();
    });
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 4(?:01|04)|ERR_FAILED/] });

  test("a payment that returns to another browser is finished there without guest data, whoever is signed in there (R7.2, R7.3, R7.5) @phone", async ({
    page,
    browser,
    booking,
    sandbox,
    signIn,
    baseURL,
  }) => {
    await test.step("a browser without a signed-in guest finishes the payment without showing guest data, which the guest's own browser then shows", async () => {
      const id = await booking.putUnpaid(await signIn(), { name: "비밀손님", mobile: "010-9999-1234" });
      await goToGateway(page, id);
      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const other = await returnElsewhere(page, elsewhere);
      await expect(headingOf(other, "Payment.resumed.paidTitle")).toBeVisible();
      await expect(other.getByText(id)).toBeVisible();
      expect(await other.content()).not.toMatch(/비밀손님|9999-1234|66,000/);
      await expect(other).toHaveURL(new RegExp(`${pageOf(id)}\\?resume=`));
      await other.reload();
      await expect(headingOf(other, "Payment.resumed.paidTitle")).toBeVisible();
      expect(await booking.charges(id)).toHaveLength(1);
      await elsewhere.close();
      await page.goto(pageOf(id));
      await expect(confirmed(page)).toBeVisible();
      await expect(page.getByText("비밀손님")).toBeVisible();
    });

    await test.step("it reports a failed payment, and the address gives access to nothing else", async () => {
      const guest = await signIn();
      const id = await booking.putUnpaid(guest);
      const another = await booking.putUnpaid(guest);
      await booking.next(id, "decline");
      await goToGateway(page, id);
      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const other = await returnElsewhere(page, elsewhere);
      await expect(textOf(other, "Payment.failure.declined")).toBeVisible();
      const resume = new URL(other.url()).searchParams.get("resume") ?? "";
      expect(resume).not.toBe("");
      const answer = await other.request.get(`${pageOf(another)}?resume=${resume}`, { maxRedirects: 0 });
      expect(answer.headers().location).toContain("/auth/kakao/login");
      for (const path of ["list?tab=current", `detail/${id}`, `status/${id}`]) {
        const call = await other.request.get(`/api/crm_channel_si_tc/reservation/${path}`, {
          headers: { cookie: `sid=${resume}`, "sec-fetch-site": "same-origin", "x-app": "1" },
        });
        expect(call.status(), path).toBe(401);
      }
      const settle = await other.request.post("/api/crm_channel_si_tc/payment/settle", {
        headers: { "sec-fetch-site": "same-origin", "x-app": "1" },
        data: { reservationId: another, resume },
      });
      expect(settle.status()).toBe(401);
      await elsewhere.close();
    });

    await test.step("a browser in which another guest is signed in shows nothing of a payment whose return is posted into it", async () => {
      const id = await booking.putUnpaid(await signIn(), { name: "남의예약", mobile: "010-9999-1234" });
      await goToGateway(page, id);
      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const victim = await elsewhere.newPage();
      await victim.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      await victim.goto("/auth/kakao/login?return=/empty");
      await expect(victim).toHaveURL(/\/empty$/);
      const other = await returnElsewhere(page, elsewhere);
      await expect(textOf(other, "Payment.resumed.privateOther")).toBeVisible();
      expect(await other.content()).not.toMatch(/남의예약|9999-1234|66,000/);
      const mine = await other.request.get("/api/crm_channel_si_tc/reservation/list?tab=current");
      expect(await mine.text()).not.toContain(id);
      await elsewhere.close();
    });
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 4(?:04|09|22)/] });

  test("another guest's reservation, link and unsigned gateway return give nothing away and charge nothing (R7.1, R7.4, R7.5) @desktop", async ({
    page,
    browser,
    booking,
    sandbox,
    signIn,
    baseURL,
  }) => {
    await test.step("gateway returns without a valid signature lead to the actual status, charge nothing and never leave the site", async () => {
      const id = await booking.putUnpaid(await signIn());
      const addresses = [
        undefined,
        "https://evil.test/",
        `${baseURL}${pageOf(id)}`,
        `${baseURL}${pageOf(id)}?resume=a.b.c`,
        `https://evil.test${pageOf(id)}?resume=a.b.c.d.e`,
      ];
      for (const returnUrl of addresses) {
        const query = returnUrl === undefined ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
        for (const method of ["post", "get"] as const) {
          const answer = await page.request[method](`/api/crm_channel_si_tc/payment/preApproval${query}`, {
            maxRedirects: 0,
            ...(method === "post" ? { form: { P_STATUS: "00" } } : {}),
          });
          expect(answer.status()).toBe(303);
          const { location = "" } = answer.headers();
          expect(new URL(location, baseURL).href).toBe(`${baseURL}/book?payment=unverified`);
        }
      }
      await page.goto(`/api/crm_channel_si_tc/payment/preApproval?returnUrl=https://evil.test`);
      await expect(textOf(page, "Payment.unverified")).toBeVisible();
      await expect(page.getByText(new RegExp(id))).toBeVisible();
      expect(await booking.charges(id)).toEqual([]);
    });

    await test.step("a form larger than any gateway's is rejected unread", async () => {
      const answer = await page.request.post("/api/crm_channel_si_tc/payment/preApproval?returnUrl=x", {
        maxRedirects: 0,
        form: { P_NOTI: "x".repeat(20_000) },
      });
      expect(answer.headers().location).toContain("/book?payment=unverified");
    });

    await test.step("another guest's reservation is not found by any call", async () => {
      const stranger = await sandbox.putGuest();
      await sandbox.messengerSession(stranger);
      const id = await booking.putUnpaid(stranger, { name: "남의예약" });
      await signIn();
      await page.goto(pageOf(id));
      await expect(textOf(page, "Payment.notFoundTitle")).toBeVisible();
      expect(await page.content()).not.toContain("남의예약");
      const ours = { "sec-fetch-site": "same-origin", "x-app": "1" };
      const base = "/api/crm_channel_si_tc";
      const answers = await Promise.all([
        page.request.get(`${base}/reservation/detail/${id}`, { headers: ours }),
        page.request.get(`${base}/reservation/status/${id}`, { headers: ours }),
        page.request.get(`${base}/reservation/calendar/${id}`, { headers: ours }),
        page.request.put(`${base}/reservation/cancel/${id}`, { headers: ours, data: {} }),
        page.request.get(`${base}/payment/initHash/${id}?resourceId=31`, { headers: ours }),
        page.request.post(`${base}/payment/settle`, {
          headers: ours,
          data: { reservationId: id, approvalId: "x" },
        }),
      ]);
      expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404, 404, 404]);
      const bare = await Promise.all([
        page.request.get(`${base}/payment/initHash/${id}?resourceId=31`),
        page.request.post(`${base}/payment/settle`, { data: { reservationId: id } }),
        page.request.post(`${base}/payment/settle`, {
          headers: { "sec-fetch-site": "cross-site", "x-app": "1" },
          data: { reservationId: id },
        }),
      ]);
      expect(bare.map((answer) => answer.status())).toEqual([403, 403, 403]);
    });

    await test.step("a payment link belongs to the first guest who pays, not to who opens it; later ones are told so", async () => {
      const id = await booking.request();
      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
      const other = await elsewhere.newPage();
      await other.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      await other.goto(pageOf(id));
      const otherPays = buttonOf(other, "Payment.payNow");
      await expect(otherPays).toBeVisible();
      await signIn();
      await goToGateway(page, id);
      await payThere(page);
      expect(await booking.charges(id)).toMatchObject([{ amount: 120_000 }]);
      await otherPays.click();
      await expect(textOf(other, "Payment.claimedTitle")).toBeVisible();
      await other.reload();
      await expect(textOf(other, "Payment.claimedTitle")).toBeVisible();
      expect(await listAccessibilityViolations(other)).toEqual([]);
      await elsewhere.close();
    });

    await test.step("a payment link that has expired says so", async () => {
      const id = await booking.request({ expiresInMinutes: 0 });
      await signIn();
      await page.goto(pageOf(id));
      await expect(textOf(page, "Payment.linkExpiredTitle")).toBeVisible();
    });
  });
});

test("the payment deadline follows the server's clock: Pay goes at zero, and nothing is charged after it (R7.4) @desktop", async ({
  page,
  booking,
  signIn,
}) => {
  await test.step("it passes while the guest is at the gateway: the table is released and nothing is charged", async () => {
    const id = await booking.putUnpaid(await signIn());
    await goToGateway(page, id);
    await booking.change(id, { autoCancelAt: new Date(Date.now() - 1_000).toISOString() });
    await gatewayPay(page).click();
    await expect(textOf(page, "Receipt.status.expired")).toBeVisible();
    expect(await booking.charges(id)).toEqual([]);
  });

  await test.step("it follows the server's clock, not the device's", async () => {
    const id = await booking.putUnpaid(await signIn(), { minutes: 27 });
    await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
    await page.goto(pageOf(id));
    await expect(page.getByText(/2[67]:\d\d/)).toBeVisible();
    await expect(pay(page)).toBeVisible();
  });

  await test.step("it passes: Pay is removed, the status is fetched, and nothing is charged", async () => {
    const date = venueDayIn(90);
    const id = await booking.putUnpaid(await signIn(), { minutes: 20, date, time: "19:00" });
    await page.clock.install();
    await page.goto(pageOf(id));
    await expect(pay(page)).toBeVisible();
    await untilClockMayJump(page);
    await booking.change(id, { autoCancelAt: new Date(Date.now() - 1_000).toISOString() });
    await page.clock.fastForward(20 * 60_000 + 5_000);
    await expect(textOf(page, "Receipt.status.expired")).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await expect(textOf(page, "Payment.expiredText")).toBeVisible();
    await expect(linkOf(page, "Payment.expiredAgain")).toHaveAttribute(
      "href",
      `/promotion/31/3101?adults=2&children=0&infants=0&date=${date}&time=19:00&menu=310101:2,310102:1`,
    );
    expect(await booking.charges(id)).toEqual([]);
  });

  await test.step("Pay is removed at zero, even if the server has not expired the reservation yet", async () => {
    const id = await booking.putUnpaid(await signIn(), { minutes: 20 });
    // The device's clock is twenty minutes fast by now.
    await page.goto(pageOf(id));
    await expect(pay(page)).toBeVisible();
    await untilClockMayJump(page);
    await page.clock.fastForward(20 * 60_000 + 5_000);
    await expect(page.getByText(/Checking your reservation|예약 상태를 확인하고/)).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  });
});
