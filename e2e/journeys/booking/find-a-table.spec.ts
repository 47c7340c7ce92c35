import type { Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests, listRequests } from "@/e2e/support/hold-requests";
import { hydrate } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import { createOwnHotel, menu, offer } from "@/e2e/support/own-hotel";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

test.use({ expectedErrors: [/status of 503/] });

/** Publishes a page with a table finder for the outlets of this hotel, opens it and returns its locators. */
async function openFinder(
  { page, sandbox, locale }: { page: Page; sandbox: SandboxControl; locale: string | undefined },
  hotel: number,
  attributes = 'resourcetype="outlet"',
) {
  const key = uniqueKey();
  await sandbox.publishPage(key, `<div class="cms-box-finder" resourceid="${hotel}" ${attributes}></div>`);
  await page.goto(`/p/${key}`);
  const { Widgets, Finder } = messagesFor(locale);
  const box = page.locator(".cms-box-finder");
  const where = box.getByLabel(Widgets.where);
  const when = box.locator("input[type=date]");
  const choose = (day: keyof typeof Widgets.day) =>
    box.getByRole("radio", { name: Widgets.day[day] }).check();
  return {
    words: { ...Widgets, ...Finder },
    where,
    when,
    part: box.getByLabel(Widgets.part),
    choose,
    party: box.getByLabel(Widgets.party),
    /** Chooses an outlet, a day and a party; two guests unless it is given. */
    ask: async (day: string, outlet: number, guests = "2") => {
      await where.selectOption(String(outlet));
      await choose("other");
      await when.fill(day);
      await box.getByLabel(Widgets.party).selectOption(guests);
    },
    go: box.getByRole("button"),
    problem: box.getByRole("alert"),
    tables: page.getByRole("dialog"),
  };
}

/** Matches any of these sentences. */
const anySentence = (sentences: Readonly<Record<string, string>>) =>
  new RegExp(`^(${Object.values(sentences).join("|")})$`);

/** Answers with these times of the evening instead of the sandbox's own. */
const evening = (sandbox: SandboxControl, id: number, slots: object[], times?: number) =>
  sandbox.addFault({
    path: new RegExp(`/promotion/timetable/${id}$`),
    status: 200,
    body: { data: slots },
    ...(times === undefined ? {} : { times }),
  });

test("a search is answered before the framework is here, which goes on with the same answer (R6.10, R12.4) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  const table = await createOwnTable(sandbox);
  const release = await holdRequests(page, "**/hydration/**");
  const searches = listRequests(page, /\/promotion\/tables\//);
  const { ask, go, words } = await openFinder({ page, sandbox, locale }, table.hotel);
  await ask(venueDayIn(7), table.outlet, "3");
  await go.click();
  const early = page.locator("[data-early]");
  const time = { name: /^19:00/ };
  await expect(early.getByRole("link", time)).toHaveAttribute("href", /adults=3/);
  await early.getByLabel(words.party).selectOption("4");
  await expect(early.getByRole("link", time)).toHaveAttribute("href", /adults=4/);
  expect(await listAccessibilityViolations(page)).toEqual([]);
  release();
  await expect(early).toHaveCount(0);
  await expect(page.getByRole("dialog").getByRole("link", time)).toHaveAttribute("href", /adults=4/);
  expect(searches).toHaveLength(2);
});

test("the finder lists every free time of a hotel for the day and party chosen, and is changed where its result is (R6.3, R6.4, R6.10) @phone", async ({
  page,
  sandbox,
  locale,
  form,
}) => {
  const here = { page, sandbox, locale };
  await test.step("a missing or past custom day is reported at its field; nothing else must be chosen", async () => {
    const table = await createOwnTable(sandbox);
    const { when, choose, go, problem, tables, words } = await openFinder(here, table.hotel, "");
    await expect(when).toBeHidden();
    await hydrate(page);
    await choose("other");
    await choose("other");
    await when.fill("");
    await go.click();
    await expect(problem).toHaveText(words.chooseDay);
    await expect(when).toBeFocused();
    await expect(when).toHaveAccessibleDescription(words.chooseDay);
    await when.fill(venueDayIn(-1));
    await go.click();
    await expect(problem).toHaveText(words.pastDay);
    await expect(when).toBeFocused();
    await choose("tomorrow");
    await go.click();
    await expect(page.getByRole("dialog", { name: words.titleAll })).toBeVisible();
    await expect(tables.getByRole("link", { name: /^19:00/ })).toHaveAttribute(
      "href",
      new RegExp(`date=${venueDayIn(1)}`),
    );
  });

  await test.step("a search is changed where its result is: party, price and order", async () => {
    const table = await createOwnTable(sandbox, { menus: [{}, { unitPrice: 95_000 }] });
    const cheaper = await offer(sandbox, table.outlet, {
      menus: [menu(uniqueId(), "점심", "Lunch", 40_000, {})],
      startsInDays: 1,
      endsInDays: 60,
    });
    const { when, choose, go, tables, words } = await openFinder(here, table.hotel);
    await choose("other");
    await when.fill(venueDayIn(7));
    await go.click();
    await expect(tables.getByRole("article")).toHaveCount(2);
    await tables.getByLabel(words.order).selectOption("price");
    await expect(tables.getByRole("article").first().getByRole("link").first()).toHaveAttribute(
      "href",
      new RegExp(`/${cheaper}\\?`),
    );
    await tables.getByLabel(words.maxPrice).selectOption("50000");
    await expect(tables.getByRole("article")).toHaveCount(1);
    await tables.getByLabel(words.party).selectOption("4");
    await expect(tables.getByRole("link").first()).toHaveAttribute("href", /adults=4/);
  });

  await test.step("the finder lists every free time of a hotel, and a tap on one opens the form with it", async () => {
    const table = await createOwnTable(sandbox);
    const day = venueDayIn(7);
    await sandbox.putCapacity({ resourceId: table.outlet, date: day, time: "19:00", remaining: 2 });
    await sandbox.putCapacity({ resourceId: table.outlet, date: day, time: "19:30", remaining: 3 });
    const { ask, go, tables } = await openFinder(here, table.hotel);
    await ask(day, table.outlet, "3");
    await go.click();
    await expect(tables.getByRole("link", { name: /^19:30/ })).toHaveAccessibleName(/3 seats left|3석 남음/);
    await expect(tables.getByRole("link", { name: /^19:00/ })).toHaveCount(0);
    expect(await listAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await listOverflowingElements(page)).toEqual([]);
    await tables.getByRole("link", { name: /^19:30/ }).click();
    await page.waitForURL(new RegExp(`${table.path}\\?`));
    await expect(form.dialog.getByText(form.words.menuTitle)).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("adults"), searchParams.get("date"), searchParams.get("time")]).toEqual([
      "3",
      day,
      "19:30",
    ]);
  });
});

test("a result has an address, which is shared, opened again and read by search engines as the page itself (R4.8, R6.3, R6.10, R11.2) @phone", async ({
  page,
  context,
  sandbox,
  signIn,
  locale,
}) => {
  const here = { page, sandbox, locale };
  await test.step("a result has an address: Back closes it, the link opens it again, and what it asks is changed in its heading", async () => {
    const table = await createOwnTable(sandbox);
    const day = venueDayIn(7);
    const { ask, go, tables, words } = await openFinder(here, table.hotel);
    await ask(day, table.outlet, "3");
    await go.click();
    await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();
    const plain = new URL(page.url()).pathname;
    await expect(page).toHaveURL(`${plain}?tables=${day}&tables-at=${table.outlet}&tables-for=3`);
    await page.goBack();
    await expect(tables).toHaveCount(0);
    await expect(page).toHaveURL(plain);
    await page.goForward();
    await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();

    const later = venueDayIn(9);
    await tables.getByLabel(words.when).selectOption(later);
    await tables.getByLabel(words.where, { exact: true }).selectOption("");
    await expect(page).toHaveURL(`${plain}?tables=${later}&tables-at=${table.hotel}&tables-for=3`);
    await expect(tables.getByRole("link", { name: /^19:00/ })).toHaveAttribute("href", /adults=3/);

    const friend = await context.newPage();
    await friend.goto(page.url());
    const shared = friend.getByRole("dialog");
    await expect(shared.getByLabel(words.when)).toHaveValue(later);
    await expect(shared.getByLabel(words.party)).toHaveValue("3");
    await expect(shared.getByRole("link", { name: /^19:00/ })).toHaveAttribute(
      "href",
      new RegExp(`date=${later}`),
    );
    await shared.getByRole("button", { name: words.close, exact: true }).click();
    await expect(shared).toHaveCount(0);
    await expect(friend).toHaveURL(plain);
  });

  await test.step("a shared result is the page itself to search engines, and its share link keeps the search", async () => {
    const table = await createOwnTable(sandbox);
    const { tables } = await openFinder(here, table.hotel);
    const plain = page.url();
    const answer = await page.request.get(`${plain}?tables=${venueDayIn(7)}`);
    expect(answer.headers()["x-robots-tag"]).toBe("noindex");
    expect(await answer.text()).toContain(`rel="canonical" href="${plain}`);
    expect((await page.request.get(plain)).headers()["x-robots-tag"]).toBeUndefined();

    await signIn();
    await page.goto(`${plain}?tables=${venueDayIn(7)}&tables-for=4`);
    await tables.getByRole("button", { name: messagesFor(locale).Common.share, exact: true }).click();
    await expect(page.getByRole("textbox", { name: messagesFor(locale).Share.link })).toHaveValue(
      new RegExp(`\\?tables=${venueDayIn(7)}&tables-for=4&language=`),
    );
  });

  await test.step("a link to a day that has passed says so and shows today", async () => {
    const table = await createOwnTable(sandbox);
    const { tables, words } = await openFinder(here, table.hotel);
    await page.goto(`${page.url()}?tables=${venueDayIn(-3)}`);
    await expect(tables.getByText(words.late)).toBeVisible();
    await expect(tables.getByLabel(words.when)).toHaveValue(venueDayIn(0));
  });
});

test("what is full, unknown or not loaded is said as such, each with a way on (R6.7, R6.10) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  const here = { page, sandbox, locale };
  await test.step("the finder reports no free table and a failed load differently, each with a way to continue", async () => {
    const table = await createOwnTable(sandbox, { outlet: { seats: 2 } });
    const { ask, go, tables, words } = await openFinder(here, table.hotel);
    await ask(venueDayIn(7), table.outlet, "5");
    const fault = await sandbox.addFault({
      path: new RegExp(`/promotion/list/${table.outlet}$`),
      status: 503,
    });
    await go.click();
    await expect(tables.getByText(words.notLoaded)).toBeVisible({ timeout: 20_000 });
    await sandbox.removeFault(fault);
    await tables.getByRole("button", { name: words.retry }).click();
    await expect(tables.getByText(anySentence(words.nothing))).toBeVisible();
    await expect(tables.getByRole("link")).toHaveAttribute("href", `/r/${table.outlet}`);
    await page.keyboard.press("Escape");
    await expect(tables).toHaveCount(0);
  });

  await test.step("times that could not be fetched are never reported as full, and can be retried", async () => {
    const table = await createOwnTable(sandbox);
    const { ask, go, tables, words } = await openFinder(here, table.hotel);
    await ask(venueDayIn(7), table.outlet);
    const fault = await sandbox.addFault({
      path: new RegExp(`/promotion/timetable/${table.id}$`),
      status: 503,
    });
    await go.click();
    await expect(tables.getByRole("alert").getByText(words.notChecked)).toBeVisible();
    await expect(tables.getByText(anySentence(words.nothing))).toHaveCount(0);
    await sandbox.removeFault(fault);
    await tables.getByRole("button", { name: words.retry }).click();
    await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();
    await expect(tables.getByRole("alert")).toHaveCount(0);
  });

  await test.step("on a full day, the next day with a table is one tap away", async () => {
    const table = await createOwnTable(sandbox);
    const day = venueDayIn(7);
    const { ask, go, tables, words } = await openFinder(here, table.hotel);
    await ask(day, table.outlet);
    await sandbox.addFault({
      path: new RegExp(`/promotion/timetable/${table.id}$`),
      status: 200,
      body: { data: [{ time: "19:00", status: "full" }] },
      times: 1,
    });
    await go.click();
    await expect(tables.getByText(anySentence(words.nothing))).toBeVisible();
    const [, after = ""] = words.nextDay.split("{day}");
    await tables.getByRole("button", { name: after.trim() }).first().click();
    await expect(tables.getByRole("link", { name: /^19:00/ })).toBeVisible();
    await expect(tables.getByRole("link", { name: /^19:00/ })).not.toHaveAttribute(
      "href",
      new RegExp(`date=${day}`),
    );
  });

  await test.step("a full outlet is followed by others of the hotel and by other times of the same day", async () => {
    const { hotel, outlets } = await createOwnHotel(sandbox);
    const [full, open] = outlets;
    const dishes = () => [menu(uniqueId(), "저녁 코스", "Evening course", 90_000)];
    await sandbox.putOutlet(full, { merchantId: `own${full}`, seats: 1 });
    await sandbox.putOutlet(open, { merchantId: `own${open}` });
    await offer(sandbox, full, { menus: dishes(), minPax: 1, maxPax: 6 });
    const neighbour = await offer(sandbox, open, { menus: dishes(), minPax: 1, maxPax: 6 });
    const { where, choose, part, go, tables, words } = await openFinder(here, hotel);
    await where.selectOption(String(full));
    await choose("tomorrow");
    await go.click();
    await expect(tables.getByText(anySentence(words.nothing))).toBeVisible();
    await expect(tables.getByRole("heading", { name: words.neighbours })).toBeVisible();
    await expect(tables.locator(`a[href^="/promotion/${open}/${neighbour}"]`).first()).toBeVisible();
    expect(await listAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await where.selectOption(String(open));
    await part.selectOption("afternoon");
    await sandbox.addFault({
      path: new RegExp(`/promotion/timetable/${neighbour}$`),
      status: 200,
      body: { data: [{ time: "19:00", status: "few" }] },
      times: 1,
    });
    await choose("weekend");
    await choose("today");
    await go.click();
    await tables.getByRole("button", { name: words.otherTimes }).click();
    await expect(tables.getByRole("link").first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript outlets are links, and Reserve shows the contacts (R1.1, R6.2) @phone", async ({
    page,
    sandbox,
    locale,
  }) => {
    const here = { page, sandbox, locale };
    await test.step("the outlets are shown as links", async () => {
      const table = await createOwnTable(sandbox);
      await openFinder(here, table.hotel);
      await expect(page.locator(".cms-box-finder form")).toBeHidden();
      await expect(page.locator(`.cms-box-finder a[href="/r/${table.outlet}"]`)).toBeVisible();
    });

    await test.step("Reserve shows the contacts for a reservation, and closes them again", async () => {
      const { Common, Promotion } = messagesFor(locale);
      const { outlets } = await createOwnHotel(sandbox);
      const id = await offer(sandbox, outlets[0]);
      await page.goto(`/promotion/${outlets[0]}/${id}`);
      await expect(page.locator("#reserve").getByRole("link", { name: /02-0000-1234/ })).toBeHidden();
      await page.getByRole("button", { name: Promotion.reserve }).click();
      await expect(page.locator("#reserve").getByRole("link", { name: /02-0000-1234/ })).toBeVisible();
      await page.getByRole("button", { name: Common.close }).last().click();
      await expect(page.locator("#reserve").getByRole("link", { name: /02-0000-1234/ })).toBeHidden();
    });
  });
});

test("tables of this evening are in the page, kept up to date, and never called full where they are unknown (R6.10) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  await test.step("outlets with free tables tonight are in the page with their times, without JavaScript too", async () => {
    const table = await createOwnTable(sandbox, { promotion: { startsInDays: 0 } });
    await evening(sandbox, table.id, [
      { time: "12:00", status: "open" },
      { time: "18:30", status: "few" },
      { time: "19:00", status: "few", remaining: 4 },
      { time: "19:30", status: "few", remaining: 12 },
    ]);
    const key = uniqueKey();
    await sandbox.publishPage(key, `<div class="cms-box-tonight" resourceid="${table.outlet}"></div>`);
    await page.goto(`/p/${key}`);
    const { Widgets } = messagesFor(locale);
    const box = page.locator(".cms-box-tonight");
    await expect(box.getByRole("heading", { name: Widgets.tonight })).toBeVisible();
    const times = box.locator(`a[href*="date="]`);
    await expect(times).toHaveText(["18:30", /^19:00 (?:4 seats left|4석 남음)$/, "19:30"]);
    // A narrow card shows as many as fit in a line.
    const last = times.filter({ visible: true }).last();
    await expect(last).toHaveAttribute(
      "href",
      new RegExp(`${table.path}\\?.*date=${venueDayIn(0)}.*time=19`),
    );
    await last.click();
    // Late in the evening the form leaves out a time that has passed.
    await expect(page).toHaveURL(new RegExp(`${table.path}\\?`));
  });

  await test.step("a full evening is reported, and the next day with a table is shown instead", async () => {
    const table = await createOwnTable(sandbox, { promotion: { startsInDays: 0 } });
    await evening(sandbox, table.id, [{ time: "19:00", status: "full" }], 1);
    const key = uniqueKey();
    await sandbox.publishPage(key, `<div class="cms-box-tonight" resourceid="${table.outlet}"></div>`);
    await page.goto(`/p/${key}`);
    const { Widgets } = messagesFor(locale);
    const box = page.locator(".cms-box-tonight");
    await expect(box.getByText(Widgets.noTonight.full)).toBeVisible();
    await expect(box.locator(`a[href*="date="]`).first()).not.toHaveAttribute(
      "href",
      new RegExp(`date=${venueDayIn(0)}`),
    );
  });

  await test.step("an evening that could not be fetched is never reported as full", async () => {
    const table = await createOwnTable(sandbox, { promotion: { startsInDays: 0 } });
    await sandbox.addFault({ path: new RegExp(`/promotion/timetable/${table.id}$`), status: 503 });
    const key = uniqueKey();
    await sandbox.publishPage(key, `<div class="cms-box-tonight" resourceid="${table.outlet}"></div>`);
    await page.goto(`/p/${key}`);
    const { Widgets } = messagesFor(locale);
    const box = page.locator(".cms-box-tonight");
    await expect(box.getByText(Widgets.eveningUnknown)).toBeVisible();
    await expect(box.getByRole("link", { name: Widgets.retry })).toHaveAttribute("href", `/p/${key}`);
  });

  await test.step("what a page says of free tables is asked for again, once it is a minute old, for a guest who looks at it", async () => {
    const table = await createOwnTable(sandbox, { promotion: { startsInDays: 0 } });
    await evening(sandbox, table.id, [{ time: "18:30", status: "open" }]);
    const key = uniqueKey();
    await sandbox.publishPage(key, `<div class="cms-box-tonight" resourceid="${table.outlet}"></div>`);
    // The same page, as it is once the table has gone.
    await page.route(`**/p/${key}`, async (route) => {
      if (route.request().resourceType() !== "xhr") return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("18:30", "20:30") });
    });
    await page.clock.install();
    const clockTold = page.waitForResponse("**/healthz");
    await page.goto(`/p/${key}`);
    const times = page.locator(`.cms-box-tonight a[href*="date="]`);
    await expect(times).toHaveText(["18:30"]);
    await clockTold;
    await page.clock.fastForward(90_000);
    await expect(times).toHaveText(["20:30"]);
    await expect(times).toHaveAttribute("href", new RegExp(`^${table.path}\\?.*time=20`));
  });
});

test("tonight is found on a device whose clock is wrong (R6.4, R6.10) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  const here = { page, sandbox, locale };
  const table = await createOwnTable(sandbox);
  for (const [off, days] of [
    ["a day fast", 1],
    ["400 days fast", 400],
    ["400 days slow", -400],
  ] as const)
    await test.step(off, async () => {
      await page.clock.setSystemTime(Date.now() + days * 86_400_000);
      const { when, choose, go, problem, tables } = await openFinder(here, table.hotel);
      await expect(when).toHaveValue(venueDayIn(0));
      await expect(when).toHaveAttribute("min", venueDayIn(0));
      await hydrate(page);
      await choose("other");
      await expect(when).toHaveAttribute("min", venueDayIn(0));
      await when.fill(venueDayIn(1));
      await go.click();
      await expect(problem).toHaveCount(0);
      await expect(tables.getByRole("link", { name: /^19:00/ })).toHaveAttribute(
        "href",
        new RegExp(`date=${venueDayIn(1)}`),
      );
    });
});
