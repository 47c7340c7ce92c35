import type { Page } from "playwright/test";
import { expect, pageOf, test } from "@/e2e/support/booking-fixtures";
import { untilClockMayJump } from "@/e2e/support/hydrate";
import { messageLanguage, messagesFor } from "@/e2e/support/messages";
import { openSite } from "@/e2e/support/own-servers";
import { createOwnTable, guest, reservationsOf, venueDayIn } from "@/e2e/support/own-table";
import { dayAfter } from "@/lib/base/calendar-days";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { venueDay } from "@/lib/base/venue-time";
import { refundSchedule } from "@/lib/receipt/refund-schedule";

const LOS_ANGELES = "America/Los_Angeles";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the next instant, at least four days from now, at which Los Angeles moves its clocks from 02:00 to 03:00. */
function nextSpringForward(): Date {
  const hourOf = (instant: number) =>
    Number(
      new Intl.DateTimeFormat("en-GB", { timeZone: LOS_ANGELES, hour: "2-digit", hourCycle: "h23" }).format(
        instant,
      ),
    );
  let instant = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 4 * DAY_MS;
  while (hourOf(instant) !== 3 || hourOf(instant - 1) !== 1) instant += HOUR_MS;
  return new Date(instant);
}

const refundRows = (page: Page) => page.locator("tr").filter({ has: page.locator("th[scope=row]") });

test.describe("a device in Los Angeles, on the night its clocks go forward", () => {
  // The back end refuses the first reservation, for the day that has ended.
  test.use({ timezoneId: LOS_ANGELES, expectedErrors: [/status of 422.*reservation\/create/] });

  test("days, times, deadline and refund rows stay in Seoul time across the change (R9.3, R6.6, R7.4) @desktop @long", async ({
    page,
    booking,
    sandbox,
    signIn,
    locale,
    form,
    summary,
  }) => {
    const change = nextSpringForward();
    const date = venueDay(change);
    const daysAhead = Math.ceil((change.getTime() - Date.now()) / DAY_MS) + 10;
    // 02:30 of that day does not exist in Los Angeles, but does in Seoul.
    const table = await createOwnTable(sandbox, {
      promotion: { endsInDays: daysAhead },
      outlet: {
        sittings: [{ name: "night", first: "02:00", last: "03:30", intervalMinutes: 30 }],
        busyness: 0,
      },
    });
    await signIn();
    await page.clock.install({ time: change.getTime() - 2 * MINUTE_MS });
    const hours = ["02:00", "02:30", "03:00", "03:30"];
    const shownHours = () =>
      form.dialog
        .getByRole("radio")
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value")));
    const shownDays = () =>
      form.dialog
        .locator("[data-day]")
        .evaluateAll((days) => days.map((day) => day.getAttribute("data-day") ?? ""));
    const fourWeeksOf = ([first = ""]: string[]) =>
      Array.from({ length: 28 }, (_, index) => dayAfter(first, index));

    await page.goto(table.path + table.draft({ date, time: "02:30", step: "table" }));
    await expect(form.time("02:30")).toBeChecked();
    expect(await shownHours()).toEqual(hours);
    await expect(form.day(date)).toHaveAttribute("aria-pressed", "true");
    const days = await shownDays();
    expect(days).toEqual(fourWeeksOf(days));
    await untilClockMayJump(page);
    await page.clock.fastForward(5 * MINUTE_MS);
    expect(await page.evaluate(() => new Date().getHours())).toBe(3);
    await page.reload();
    await expect(form.time("02:30")).toBeChecked();
    await expect(form.day(date)).toHaveAttribute("aria-pressed", "true");
    expect(await shownHours()).toEqual(hours);
    expect(await shownDays()).toEqual(days);

    await form.next.click();
    await form.next.click();
    await form.fillGuest();
    await form.next.click();
    await expect(summary.island).toContainText("02:30");
    const rules = [
      { type: "absolute", daysBefore: 3, time: "18:00", percent: 100 },
      { type: "relative", hoursBefore: 24, percent: 50 },
    ] as const;
    const expected = refundSchedule({ refundRules: [...rules], date, time: "02:30", amount: 180_000 }).map(
      ({ until, amount }) => [
        formatVenueDateTime(until, messageLanguage(locale)),
        amount.toLocaleString("en-US"),
      ],
    );
    // Expected values computed independently: three days before at 18:00, and one day before at the same time.
    const daysBefore = (count: number, time: string) =>
      formatVenueDateTime(
        new Date(Date.parse(`${date}T${time}:00+09:00`) - count * DAY_MS),
        messageLanguage(locale),
      );
    expect(expected.map(([at]) => at)).toEqual([daysBefore(3, "18:00"), daysBefore(1, "02:30")]);
    const seeRefunds = async () => {
      for (const [index, [at = "", amount = ""]] of expected.entries()) {
        await expect(refundRows(page).nth(index)).toContainText(at);
        await expect(refundRows(page).nth(index)).toContainText(amount);
      }
    };
    await seeRefunds();
    await summary.book();
    await page.waitForURL(/\/window\//);
    const [made] = await reservationsOf(page);
    expect(made).toMatchObject({ date, time: "02:30" });

    const id = made?.reservationId ?? "none";
    // Still the day before in Los Angeles.
    const deadline = new Date(`${venueDayIn(2)}T00:30:00+09:00`);
    await booking.change(id, { autoCancelAt: deadline.toISOString() });
    await page.goto(pageOf(id, table.outlet));
    await expect(
      page.getByText(formatVenueDateTime(deadline, messageLanguage(locale))).first(),
    ).toBeVisible();
    await expect(page.locator(`time[datetime='${date}']`)).toBeVisible();
    await expect(page.getByText("02:30", { exact: true })).toBeVisible();
    await seeRefunds();
  });

  test("after midnight in Seoul the open form reports the past day and books the next (R9.3, R6.4, R6.7) @desktop @long", async ({
    page,
    locale,
    form,
    summary,
  }) => {
    test.setTimeout(300_000);
    // The clock is shared by all users of a sandbox, so this test has its own sandbox.
    const site = await openSite();
    try {
      const { origin } = await site.startWeb();
      const [ended, begun] = [venueDayIn(1), venueDayIn(2)];
      await site.control.clock({ now: `${ended}T22:50:00+09:00` });
      const table = await createOwnTable(site.control, {
        promotion: { startsInDays: 0 },
        outlet: {
          sittings: [
            { name: "night", first: "02:00", last: "02:00", intervalMinutes: 30 },
            { name: "late", first: "23:55", last: "23:55", intervalMinutes: 30 },
          ],
          busyness: 0,
        },
      });
      await page.request.get(await site.control.messengerSession(await site.control.putGuest()));
      await page.request.get(`${origin}/auth/kakao/login?return=/empty`);
      await page.clock.install({ time: `${ended}T22:50:00+09:00` });

      await page.goto(origin + table.path + table.draft({ date: ended, time: "23:55", step: "table" }));
      await expect(form.day(ended)).toHaveAttribute("aria-pressed", "true");
      await expect(form.time("23:55")).toBeChecked();
      await form.next.click();
      await expect(form.day(ended)).toBeHidden();
      await untilClockMayJump(page);
      // Tables are given until an hour ahead, so the clock moves by more, to a time at which that day has none left.
      await site.control.clock({ advanceMinutes: 75 });
      await page.clock.fastForward(75 * MINUTE_MS);
      await form.next.click();
      await form.fillGuest();
      await form.next.click();
      await summary.book();
      const refused = summary.island.getByRole("alert");
      await expect(refused).toContainText(messagesFor(locale).Errors.wrong_date_time);
      await refused.getByRole("link", { name: summary.words.recovery.table }).click();

      await expect(form.day(begun)).toHaveAttribute("aria-pressed", "true");
      // Only the back end's clock was moved: by the web server's clock the day is still in the future.
      await expect(
        form.dialog.getByText(form.words.dropped.early.replace(/^\{day\}/, "").trim()),
      ).toBeVisible();
      await expect(form.dialog.getByRole("radio")).toHaveCount(2);
      await form.time("02:00").check();
      await form.next.click();
      await form.next.click();
      await expect(form.email).toHaveValue(guest.email);
      await form.next.click();
      await expect(summary.island).toContainText("02:00");
      const dayBefore = formatVenueDateTime(new Date(`${ended}T02:00:00+09:00`), messageLanguage(locale));
      await expect(refundRows(page).filter({ hasText: dayBefore })).toHaveCount(1);
      await summary.book();
      await page.waitForURL(/\/window\//);

      const answer = await page.request.get(`${origin}/api/crm_channel_si_tc/reservation/list?tab=current`);
      const { rows } = (await answer.json()).data;
      expect(rows).toMatchObject([{ date: begun, time: "02:00" }]);
      await page.goto(`${origin}${pageOf(rows[0].reservationId, table.outlet)}`);
      await expect(page.getByText(/, 00:35/).first()).toBeVisible();
      await expect(page.locator(`time[datetime='${begun}']`)).toBeVisible();
    } finally {
      // Once the site is closed, the page's calls would fail and log errors.
      await page.close();
      await site.close();
    }
  });
});
