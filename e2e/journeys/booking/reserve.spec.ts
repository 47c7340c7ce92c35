import type { Locator, Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { startOver } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import {
  createOwnTable,
  GATEWAY,
  guest,
  reservationsOf,
  reserveForm,
  venueDayIn,
} from "@/e2e/support/own-table";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { daysOfFourWeeks, fourWeeksWith, turnFourWeeks } from "@/lib/offer/four-weeks";

const DINNER = { name: "dinner", first: "19:00", last: "19:00", intervalMinutes: 30 };

/** Removes all free seats of that day, at an outlet whose only time is 19:00. */
async function closeDay(sandbox: SandboxControl, resourceId: number, date: string): Promise<void> {
  await sandbox.putCapacity({ resourceId, date, time: "19:00", remaining: 0 });
}

test("a visitor reserves a table, signs in on the way, and sees the price throughout (R1.1, R6.2, R6.3, R6.5, R6.7, R6.8, R6.9, R7.1) @phone", async ({
  page,
  sandbox,
  signIn,
  locale,
  form,
  summary,
}) => {
  await test.step("an anonymous visitor signs in on the way, and nothing is lost", async () => {
    const table = await createOwnTable(sandbox);
    const guestId = await sandbox.putGuest({});
    await page.goto(await sandbox.messengerSession(guestId));
    await form.open(table);
    await form.goToSummary();
    await expect(summary.island).toContainText(guest.email);
    await expect(summary.island).toContainText("180,000");
    await expect(summary.island).toContainText("19:00");
  });

  await test.step("both consents are asked for", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await summary.open(table);
    await summary.pay.click();
    const { consentCancellation, consentPrivacy } = messagesFor(locale).Reserve.problem;
    await expect(summary.island.getByText(consentCancellation)).toBeVisible();
    await expect(summary.island.getByText(consentPrivacy)).toBeVisible();
    await summary.island.getByLabel(summary.words.consentCancellation).check();
    await expect(summary.island.getByText(consentCancellation)).toHaveCount(0);
    await summary.pay.click();
    await expect(summary.island.getByText(consentPrivacy)).toBeVisible();
    expect(await reservationsOf(page)).toEqual([]);
  });

  await test.step("a table that needs no payment is reserved and its receipt shown", async () => {
    const table = await createOwnTable(sandbox, {
      promotion: { needsPayment: false, requiresMenu: false },
    });
    await signIn();
    await summary.open(table);
    await expect(summary.pay).toHaveText(summary.words.reserve);
    await summary.book();
    await page.waitForURL(/\/payment-request\/\d+\/AH_\d+/);
    const [reservation] = await reservationsOf(page);
    expect(page.url()).toContain(`/${reservation?.reservationId}`);
    expect(reservation?.status).toBe("confirmed");
  });

  await test.step("a summary without the guest's details asks for them again and keeps the rest", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await page.goto(`${table.path}/summary${table.draft()}`);
    await expect(summary.island.getByText(summary.words.guestMissing)).toBeVisible();
    await summary.island.getByRole("link", { name: summary.words.toGuest }).click();
    await form.fillGuest();
    await form.next.click();
    await expect(summary.island).toContainText("180,000");
  });
  await test.step("by pointer, step by step, with the price throughout, no accessibility barriers, and all of it within 320 px (R1.1, R6.2, R6.5, R7.1)", async () => {
    const table = await createOwnTable(sandbox);
    await signIn();
    const expectUsable = async (button: Locator) => {
      expect(await listAccessibilityViolations(page)).toEqual([]);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await listOverflowingElements(page)).toEqual([]);
      await expect(button).toBeInViewport();
      if (size !== null) await page.setViewportSize(size);
    };
    await page.goto(table.path);
    await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).click();
    await expect(form.party).toContainText("2");
    await form.openParty();
    await form.more(form.words.party.adults).click();
    await form.next.click();
    await form
      .day(venueDayIn(3))
      .or(form.day(venueDayIn(4)))
      .first()
      .click();
    await expect(form.dialog.getByRole("radio").first()).toBeVisible();
    // The pointer, or its emulation on a phone, still rests on the chosen day.
    await expectUsable(form.next);
    await form.time("19:00").check();
    await form.next.click();
    const [course] = form.courses;
    for (const amount of ["90,000", "180,000", "270,000"]) {
      await form.more(course).click();
      await expect(form.bar).toContainText(amount);
    }
    await expectUsable(form.next);
    await form.next.click();
    await expect(form.dialog.getByRole("heading", { name: form.words.guestTitle })).toBeVisible();
    await expectUsable(form.next);
    await form.goToSummary();
    await expect(summary.island).toContainText("270,000");
    await expect(summary.island).toContainText(guest.name);
    await expect(summary.island).toContainText(/010-1234-5678|\+82 10 1234 5678/);
    await summary.agree();
    await expectUsable(summary.pay);
    await summary.pay.click();
    await page.waitForURL(GATEWAY);
    await expect(page.getByText("270,000").first()).toBeVisible();
    await page.goto("/book");
    const reservations = await reservationsOf(page);
    expect(reservations).toMatchObject([{ status: "pending", adult: 3, time: "19:00", amount: 270_000 }]);
  });
});

test("with the keyboard only (R6.2, R1.1) @desktop", async ({ page, sandbox, signIn, form, summary }) => {
  const table = await createOwnTable(sandbox);
  await signIn();
  await page.goto(table.path + table.draft({ time: "" }));
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let count = 0; count < 80; count += 1) {
      await page.keyboard.press("Tab");
      if (await isThere()) return;
    }
    throw new Error("the element was not reached by keyboard");
  };
  const hasFocus = (locator: ReturnType<Page["locator"]>) => () =>
    locator.evaluate((element) => element === document.activeElement);
  await expect(form.day(venueDayIn(10))).toHaveAttribute("aria-pressed", "true");
  await tabTo(hasFocus(form.day(venueDayIn(10))));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(form.day(venueDayIn(11))).toHaveAttribute("aria-pressed", "true");
  await expect(form.time("11:30")).toBeVisible();
  await tabTo(() =>
    form.dialog.evaluate(
      (dialog) =>
        document.activeElement?.getAttribute("name") === "time" && dialog.contains(document.activeElement),
    ),
  );
  await page.keyboard.press("Space");
  await expect(form.time("11:30")).toBeChecked();
  await tabTo(hasFocus(form.next));
  await page.keyboard.press("Enter");
  await tabTo(hasFocus(form.next));
  await page.keyboard.press("Enter");
  await tabTo(hasFocus(form.name));
  await page.keyboard.type(guest.name);
  await page.keyboard.press("Tab");
  await form.country.selectOption("KR");
  await page.keyboard.press("Tab");
  await page.keyboard.type(guest.mobile);
  await page.keyboard.press("Tab");
  await page.keyboard.type(guest.email);
  await tabTo(hasFocus(form.next));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/summary\?/);
  await expect(summary.consents).toHaveCount(2);
  for (const box of await summary.consents.all()) {
    await tabTo(hasFocus(box));
    await page.keyboard.press("Space");
  }
  await tabTo(hasFocus(summary.pay));
  await page.keyboard.press("Enter");
  await page.waitForURL(GATEWAY);
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 503/] });

  test("times that have passed or are full are not offered, and a calendar that fails to load is reported with a retry (R6.4) @phone", async ({
    page,
    sandbox,
    locale,
    form,
  }) => {
    await test.step("times of today that have passed at the venue are not offered", async () => {
      const allDay = { name: "day", first: "00:00", last: "23:50", intervalMinutes: 10 };
      const table = await createOwnTable(sandbox, {
        promotion: { startsInDays: 0 },
        outlet: { sittings: [allDay] },
      });
      const today = venueDayIn(0);
      await page.goto(`${table.path}?adults=2&step=table`);
      await expect(form.dialog.getByRole("radio").first()).toBeVisible();
      const shown = new URL(page.url()).searchParams.get("date") ?? "";
      const times = await form.dialog
        .getByRole("radio")
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value") ?? ""));
      const now = new Date();
      const passed = times.filter((time) => new Date(`${shown}T${time}:00+09:00`) <= now);
      expect(shown >= today).toBe(true);
      expect(passed).toEqual([]);
    });

    await test.step("a larger party keeps day and time if they fit, and is told if they do not", async () => {
      const table = await createOwnTable(sandbox);
      const date = venueDayIn(10);
      await sandbox.putCapacity({ resourceId: table.outlet, date, time: "19:00", remaining: 3 });
      await page.goto(table.path + table.draft({ step: "table" }));
      await form.openParty();
      await form.more(form.words.party.children).click();
      await expect(form.time("19:00")).toBeChecked();
      await form.more(form.words.party.children).click();
      await expect(
        form.dialog.getByText(form.words.dropped.fullTime.replace("{time}", "19:00")),
      ).toBeVisible();
      await form.dialog.locator("details summary").last().click();
      await expect(form.time("19:00")).toBeDisabled();
      await expect(form.day(date)).toHaveAttribute("aria-pressed", "true");
    });

    await test.step("a calendar that fails to load is reported with a retry, and not shown as a full month", async () => {
      const table = await createOwnTable(sandbox);
      const fault = await sandbox.addFault({
        path: new RegExp(`/promotion/calendar/${table.id}$`),
        status: 503,
      });
      await page.goto(`${table.path}?adults=2&step=table`);
      await expect(form.dialog.getByText(form.words.calendarNotLoaded)).toBeVisible({ timeout: 20_000 });
      await expect(form.dialog.getByText(/No table is free|예약 가능한 자리가 없습니다/)).toHaveCount(0);
      await sandbox.removeFault(fault);
      await form.dialog
        .getByRole("button", { name: messagesFor(locale).Common.retry })
        .first()
        .click();
      await expect(form.dialog.getByRole("radio").first()).toBeVisible();
    });
  });
});

test("days are labelled and in order, and the form opens on the first that has a table for the party (R6.4, R6.7) @phone", async ({
  page,
  sandbox,
  locale,
  form,
}) => {
  await test.step("full, few and closed days are labelled as such, and only free ones can be selected", async () => {
    const table = await createOwnTable(sandbox, {
      outlet: {
        seats: 8,
        sittings: [{ name: "dinner", first: "19:00", last: "19:00", intervalMinutes: 30 }],
        busyness: 0,
      },
    });
    const [full, few] = [venueDayIn(5), venueDayIn(6)];
    await sandbox.putCapacity({ resourceId: table.outlet, date: full, time: "19:00", remaining: 0 });
    await sandbox.putCapacity({ resourceId: table.outlet, date: few, time: "19:00", remaining: 2 });
    await page.goto(`${table.path}?adults=2&date=${venueDayIn(4)}`);
    await expect(form.day(venueDayIn(4))).toHaveAttribute("aria-pressed", "true");
    const yesterday = form.day(venueDayIn(-1));
    if (await yesterday.isVisible())
      await expect(yesterday).toHaveAccessibleName(new RegExp(form.words.day.closed));
    const turnTo = async (date: string) => {
      if ((await form.day(date).count()) === 0)
        await form.dialog.getByRole("button", { name: form.words.nextWeeks }).click();
      await expect(form.day(date)).toBeVisible();
    };
    await turnTo(full);
    await expect(form.day(full)).toHaveAccessibleName(new RegExp(form.words.day.full));
    await form.day(full).click({ force: true });
    await expect(form.day(full)).toHaveAttribute("aria-pressed", "false");
    await turnTo(few);
    await expect(form.day(few)).toHaveAccessibleName(/(?:1 time|시간 1개)/);
    await form.day(few).click();
    await expect(form.time("19:00")).toHaveAccessibleName(/^19:00, 2(?: seats left|석 남음)$/);
  });

  await test.step("the form opens on the first day that has a table for the party", async () => {
    const table = await createOwnTable(sandbox, {
      promotion: { startsInDays: 2 },
      outlet: {
        seats: 4,
        sittings: [{ name: "dinner", first: "19:00", last: "19:00", intervalMinutes: 30 }],
        busyness: 0,
      },
    });
    await sandbox.putCapacity({ resourceId: table.outlet, date: venueDayIn(2), time: "19:00", remaining: 1 });
    await page.goto(`${table.path}?adults=2&step=table`);
    await expect(form.day(venueDayIn(3))).toHaveAttribute("aria-pressed", "true");
    await expect(form.time("19:00")).toBeEnabled();
  });

  await test.step("four weeks without a free table name the next free day, and one tap leads there", async () => {
    // The outlet's seats of the four weeks after those with the first free day are removed.
    const open = venueDayIn(3);
    const table = await createOwnTable(sandbox, {
      promotion: { startsInDays: 3, endsInDays: 70 },
      outlet: { seats: 20, sittings: [DINNER] },
    });
    const next = turnFourWeeks(fourWeeksWith(open, open), 1);
    await Promise.all(daysOfFourWeeks(next).map((date) => closeDay(sandbox, table.outlet, date)));
    await page.goto(`${table.path}?adults=2&step=table`);
    await expect(form.day(open)).toHaveAttribute("aria-pressed", "true");
    await expect(form.dialog.getByRole("radio")).not.toHaveCount(0);
    await form.dialog.getByRole("button", { name: form.words.nextWeeks }).click();
    // The times shown belonged to a day of the weeks before and would be mistaken for one of these.
    await expect(form.dialog.getByRole("radio")).toHaveCount(0);
    const full = form.dialog
      .getByRole("status")
      .filter({ hasText: /No table is free|예약 가능한 자리가 없습니다/ });
    await full.getByRole("button").click();
    await expect(form.day(open)).toHaveAttribute("aria-pressed", "true");
    await expect(form.dialog.getByRole("radio")).not.toHaveCount(0);
  });

  await test.step("without any free day, the outlet's other promotions are offered", async () => {
    const table = await createOwnTable(sandbox, {
      outlet: { seats: 4, sittings: [{ ...DINNER, weekdays: [] }] },
    });
    await page.goto(`${table.path}?adults=2&step=table`);
    await expect(form.dialog.getByText(form.words.nothingFree)).toBeVisible();
    await expect(
      form.dialog.getByRole("link", { name: messagesFor(locale).Common.seeOtherOffers }),
    ).toHaveAttribute("href", `/r/${table.outlet}`);
  });

  await test.step("where a menu is not served every day, each day has the price of its cheapest one", async () => {
    const table = await createOwnTable(sandbox, { menus: [{}, { weekdays: [1, 2, 3, 4, 5] }] });
    await page.goto(table.path);
    await page.locator("[data-reserve]").click();
    const { dialog, bar } = form;
    const daysOf = (weekdays: string) => dialog.locator(`[data-day][aria-disabled=false]${weekdays}`);
    const weekend = daysOf(":is([data-weekday='0'], [data-weekday='6'])");
    const others = daysOf(":not([data-weekday='0'], [data-weekday='6'])");
    await expect(weekend.first()).toHaveAccessibleName(/90,000/);
    for (const day of await weekend.all()) await expect(day).toHaveText(/90K|9만/);
    for (const day of await others.all()) await expect(day).toHaveText(/45K|4\.5만/);
    await weekend.first().click();
    await expect(bar).toContainText(/90,000/);
    await others.last().click();
    await expect(bar).toContainText(/45,000/);
    expect(await listOverflowingElements(page)).toEqual([]);
  });

  await test.step("a back end that lists days, times and menus backwards shows the first free day, times and menus in order", async () => {
    const table = await createOwnTable(sandbox);
    await sandbox.addFault({ path: new RegExp(`/promotion/.*/${table.id}$`), rewrite: "backwards" });
    await page.goto(`${table.path}?adults=2&step=table`);
    await expect(form.day(venueDayIn(1))).toHaveAttribute("aria-pressed", "true");
    await expect(form.time("18:30")).toBeVisible();
    const times = await form.dialog
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value") ?? ""));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort());
  });
});

test("a link's draft and a guest's earlier orders are part of the form (R6.4, R6.5, R6.7) @desktop", async ({
  page,
  sandbox,
  form,
  signIn,
  summary,
}) => {
  await test.step("with what cannot be opens with the rest and reports it", async () => {
    const table = await createOwnTable(sandbox);
    for (const [name, query, sentence] of [
      // The others are rows of `check-draft.test.ts` and `use-checked-draft.test.tsx`.
      ["an unreadable time", { time: "late" }, "time"],
      ["a day that has passed", { date: "2020-02-02" }, "past"],
      ["a menu that is not offered", { menu: "5:1" }, "menu"],
    ] as const) {
      await page.goto(table.path + table.draft(query));
      const text =
        form.words.dropped[sentence]
          .replace(/\{\w+\}/g, "")
          .split(/[:.]/)[0]
          ?.trim() ?? "";
      await expect(form.dialog.getByText(text, { exact: false }).first(), name).toBeVisible();
      for (const [key, value] of new URLSearchParams(table.draft())) {
        if (key in query || (key === "time" && "date" in query)) continue;
        await expect.poll(() => new URL(page.url()).searchParams.get(key), `${name}: ${key}`).toBe(value);
      }
    }
  });

  await test.step("a sold-out menu and a quantity above the limit are corrected, each reported by name", async () => {
    const table = await createOwnTable(sandbox, { menus: [{ soldOut: true }, { maxQuantity: 2 }] });
    await page.goto(
      table.path + table.draft({ menu: `${table.menus[0]}:1,${table.menus[1]}:5`, step: "menu" }),
    );
    const [course, children] = form.courses;
    await expect(form.dialog.getByText(form.words.dropped.soldOut.replace("{menu}", course))).toBeVisible();
    await expect(
      form.dialog.getByText(form.words.dropped.quantity.replace("{menu}", children).replace("{n}", "2")),
    ).toBeVisible();
    await expect(form.counter(children)).toHaveText("2");
  });

  await test.step("menus are preset to the party, and too few of them cannot be submitted", async () => {
    const table = await createOwnTable(sandbox, {
      menus: [{ forChild: false }, { forChild: true }],
      promotion: { menuPerPerson: true },
    });
    const [course, children] = form.courses;
    await page.goto(table.path + table.draft({ step: "menu", menu: "", adults: "3", children: "1" }));
    await expect(form.counter(course)).toHaveText("3");
    await expect(form.counter(children)).toHaveText("1");
    await expect(form.bar).toContainText("315,000");

    // One children's menu for four adults must not reach the payment.
    await page.goto(table.path + table.draft({ step: "guest", menu: `${table.menus[1]}:1`, adults: "4" }));
    await expect(form.counter(children)).toHaveText("1");
    await form.next.click();
    await expect(form.dialog.getByRole("alert")).toContainText("4");
    await expect(page).toHaveURL(/step=menu/);
  });
  await test.step("a menu's limits apply per order, and per guest including earlier orders (R6.5)", async () => {
    const table = await createOwnTable(sandbox, {
      menus: [{ maxPerPerson: 3 }, { minQuantity: 2, maxQuantity: 4 }],
      promotion: { needsPayment: false },
    });
    await signIn();
    await summary.open(table);
    await summary.book();
    await page.waitForURL(/\/payment-request\//);
    await page.goto(table.path + table.draft({ step: "menu", menu: "", time: "18:00" }));
    const [course, children] = form.courses;
    await expect(form.dialog.getByText(form.words.orderedBefore.replace("{n}", "2"))).toBeVisible();
    await form.more(course).click();
    await expect(form.more(course)).toHaveAttribute("aria-disabled", "true");
    await expect(form.counter(course)).toHaveText("1");
    await form.more(children).click();
    await expect(form.counter(children)).toHaveText("2");
    await form.more(children).click();
    await form.more(children).click();
    await expect(form.more(children)).toHaveAttribute("aria-disabled", "true");
    for (let count = 0; count < 3; count += 1) await form.less(children).click();
    await expect(form.counter(children)).toHaveText("0");
  });
});

test("what is missing or wrong is said where it stands, and a draft is kept (R6.2, R6.3, R6.7) @phone", async ({
  page,
  sandbox,
  locale,
  form,
}) => {
  await test.step("party, time, menu", async () => {
    const table = await createOwnTable(sandbox, { promotion: { minPax: 3 } });
    await page.goto(`${table.path}?adults=1&step=table`);
    await form.next.click();
    await expect(form.dialog.getByText(form.words.problem.minimumPeople.replace("{n}", "3"))).toBeVisible();
    await form.more(form.words.party.adults).click();
    await form.more(form.words.party.adults).click();
    await expect(form.dialog.getByRole("radio").first()).toBeVisible();
    await expect(form.dialog.getByText(form.words.problem.noTime)).toBeVisible();
    await form.time("19:00").check();
    await expect(form.dialog.getByText(form.words.problem.noTime)).toHaveCount(0);
    await form.next.click();
    await form.next.click();
    await expect(form.dialog.getByText(form.words.problem.noMenu)).toBeVisible();
  });

  await test.step("a party above the limit cannot be selected, and a link with one is reported", async () => {
    const table = await createOwnTable(sandbox, { promotion: { maxPax: 3 } });
    await page.goto(`${table.path}?adults=9`);
    await expect(form.dialog.getByText(form.words.dropped.party)).toBeVisible();
    await page.goto(`${table.path}?adults=3&step=table`);
    await form.openParty();
    await expect(form.more(form.words.party.adults)).toHaveAttribute("aria-disabled", "true");
    await expect(form.dialog.getByText(form.words.largerParty)).toBeVisible();
  });

  await test.step("an amount of zero, and a payment without a menu", async () => {
    const table = await createOwnTable(sandbox, {
      promotion: { requiresMenu: false },
      menus: [{ unitPrice: 0 }, {}],
    });
    await page.goto(table.path + table.draft({ step: "menu", menu: "" }));
    await form.next.click();
    await expect(form.dialog.getByText(form.words.problem.oneMenuAtLeast)).toBeVisible();
    await page.goto(table.path + table.draft({ step: "menu" }));
    await form.next.click();
    await expect(form.dialog.getByText(form.words.problem.amountZero)).toBeVisible();
  });

  await test.step("name, country, mobile, email", async () => {
    const table = await createOwnTable(sandbox);
    await form.open(table);
    await form.country.selectOption("");
    await form.next.click();
    const { name, country, mobile, email } = form.words.problem;
    for (const [field, sentence] of [
      [form.name, name],
      [form.country, country],
      [form.mobile, mobile],
      [form.email, email],
    ] as const) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(sentence);
    }
    await expect(form.name).toBeFocused();
    // The number's message stands below its field, not below the country.
    const message = form.dialog.getByText(mobile, { exact: true });
    const [said, field] = await Promise.all([message.boundingBox(), form.mobile.boundingBox()]);
    expect(said?.x).toBe(field?.x);
    await form.fillGuest();
    await form.mobile.fill("02-123-4567");
    await form.email.fill("hana@");
    await form.next.click();
    const korea = locale?.startsWith("ko") ? "대한민국" : "South Korea";
    const readFor = form.words.readFor.replace("{country}", korea);
    await expect(form.mobile).toHaveAccessibleDescription(`${mobile} ${readFor}`);
    await expect(form.email).toHaveAccessibleDescription(email);
    await expect(form.name).toHaveAttribute("aria-invalid", "false");
    await expect(form.name).toHaveValue(guest.name);
    // This number format is Korean only, so the country changes to KR whatever the guest's language suggests.
    await form.country.selectOption("US");
    await form.mobile.fill(guest.mobile);
    await form.email.fill(guest.email);
    await expect(form.country).toHaveValue("KR");
    await expect(form.mobile).toHaveAccessibleDescription("");
  });
  await startOver(page);
  await test.step("Back goes back one step at a time and closes the form at the first", async () => {
    const table = await createOwnTable(sandbox);
    await page.goto(table.path);
    await page.getByRole("button", { name: messagesFor(locale).Promotion.reserve }).click();
    await form.time("19:00").check();
    await form.next.click();
    await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
    await page.goBack();
    await expect(form.dialog.getByText(form.words.tableTitle)).toBeVisible();
    await expect(form.time("19:00")).toBeChecked();
    await page.goBack();
    await expect(form.dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(table.path);
    await page.goForward();
    await expect(form.dialog.getByText(form.words.tableTitle)).toBeVisible();
    // The browser fires `close` with the next frame, by which time Forward may have opened the dialog again.
    await page.evaluate(goBackAndAtOnceForward);
    await expect(form.time("19:00")).toBeChecked();
  });

  await test.step("closing the form and Escape leave the promotion page unchanged", async () => {
    const table = await createOwnTable(sandbox);
    await page.goto(table.path);
    const reserve = page.getByRole("button", { name: messagesFor(locale).Promotion.reserve });
    for (const close of [
      () => form.dialog.getByRole("button", { name: form.words.close }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await reserve.click();
      await expect(form.dialog.getByText(form.words.tableTitle)).toBeVisible();
      await expect(form.dialog.getByRole("radio").first()).toBeVisible();
      await close();
      await expect(form.dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${table.path}(\\?.*)?$`));
    }
  });

  await test.step("reload, Back and a change of language keep the input", async () => {
    const table = await createOwnTable(sandbox);
    await form.open(table);
    await form.fillGuest();
    // Written in full as soon as the rules of numbers are here.
    await expect(form.mobile).toHaveValue("+82 10 1234 5678");
    await page.reload();
    await expect(form.name).toHaveValue(guest.name);
    await expect(form.mobile).toHaveValue("+82 10 1234 5678");
    await page.goto(`${page.url()}&language=${locale?.startsWith("ko") ? "en" : "ko"}`);
    const other = reserveForm(page, locale?.startsWith("ko") ? "en" : "ko");
    await expect(other.email).toHaveValue(guest.email);
    await expect(other.bar).toContainText("180,000");
  });
});

/** Runs in the browser: goes back, and forward as soon as the form closes; resolves with the dialog's `close` event. */
function goBackAndAtOnceForward(): Promise<void> {
  const dialog = document.querySelector("dialog#reserve");
  return new Promise((resolve) => {
    dialog?.addEventListener("close", () => resolve(), { once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      history.forward();
    });
    if (dialog !== null) observer.observe(dialog, { attributeFilter: ["open"] });
    history.back();
  });
}
