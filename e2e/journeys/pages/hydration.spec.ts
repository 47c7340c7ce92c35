import type { Locator, Page } from "playwright/test";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests, listRequests } from "@/e2e/support/hold-requests";
import { saveData } from "@/e2e/support/hydrate";
import { messagesFor } from "@/e2e/support/messages";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

/** Emulates a phone of a few years ago on a slow line. */
const PROCESSOR = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
}

const question = JSON.stringify([{ type: "s", question: "Why?" }]);
const words = messagesFor("en-US");

/** All interactive controls: where each is, and what a guest sees or where they are led after pressing it. */
const controls: {
  name: string;
  html?: string;
  press: string;
  came: (page: Page) => Promise<unknown>;
  /** The element is the author's until its widget is mounted by script: before that no keyboard reaches it. */
  isDeferred?: true;
}[] = [
  {
    name: "a language list",
    html: '<div class="cms-box-select" type="language"></div>',
    press: ".cms-box-select button",
    came: (page) => expect(page.getByRole("menuitem")).toHaveCount(2),
  },
  {
    name: "sharing",
    html: '<a class="cms-box-share" title="Winter">Share it</a>',
    press: "main [data-share]",
    came: (page) => expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible(),
  },
  {
    name: "sharing from inside a paragraph",
    html: '<p>Before <span class="cms-box-action" action=\'{"type":"share","content":{"title":"Winter"}}\'>share it</span></p>',
    press: "main [data-share], main .cms-box-action",
    isDeferred: true,
    came: (page) => expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible(),
  },
  {
    name: "the button of an event",
    html: `<div class="cms-box-event" eventid="${uniqueId()}" question='${question}'><button>Send</button></div>`,
    press: "main [data-event-submit]",
    came: (page) => expect(page.getByText(words.Event.loginFirst)).toBeVisible(),
  },
  {
    name: "a table finder",
    html: '<div class="cms-box-finder" resourceid="1"></div>',
    press: ".cms-box-finder button",
    came: (page) => expect(page.getByRole("dialog").getByRole("combobox").first()).toBeVisible(),
  },
  {
    name: "a login button",
    html: '<div class="cms-box-login"><a class="cms-login-button">Log in</a></div>',
    press: "main .cms-login-button",
    came: (page) => expect(page).toHaveURL(/\/login\/[\w-]/),
  },
  {
    name: "the reservation form",
    press: "[data-reserve]",
    came: (page) => expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible(),
  },
  {
    name: "a photo",
    press: "main [data-photo]",
    came: (page) => expect(page.getByRole("dialog", { name: words.Photos.title })).toBeVisible(),
  },
  {
    name: "a panel",
    press: "[data-opens=panel-right]",
    came: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
];

/** Publishes a control on a page of its own and returns its path; without HTML that of an offer, which has it. */
async function publishControl(sandbox: SandboxControl, html: string | undefined): Promise<string> {
  if (html === undefined) return "/promotion/14/1401";
  const key = uniqueKey("control");
  await sandbox.publishPage(key, html);
  return `/p/${key}`;
}

// Touch, because a mouse pointer over the page is near enough to a control to hydrate it.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

test("a page is sent without the framework's scripts, and an early tap on a slow phone acts once @desktop @long", async ({
  context,
  sandbox,
}) => {
  test.slow();
  const done: string[] = [];
  for (const { name, html, press, came } of controls) {
    const path = await publishControl(sandbox, html);
    // A new page for each control, since an earlier touch in the same window would count as interaction.
    const page = await context.newPage();
    await slowDown(page);
    expect(await (await page.request.get(path)).text(), name).not.toMatch(/<script[^>]* src=/);
    // As early as possible: only the page itself has been fetched.
    await page.goto(path, { waitUntil: "commit" });
    const control = page.locator(press).first();
    await control.tap();
    await came(page);
    done.push(name);
    await page.close();
  }
  expect(done).toEqual(controls.map(({ name }) => name));
});

/** Wraps every text of the page, as a browser's translator does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, option")) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

/** Ways to press a control, other than a finger on the page as it was sent. */
const ways: { name: string; press: (control: Locator) => Promise<unknown>; reaches?: typeof controls }[] = [
  {
    name: "by keyboard",
    press: (control) => control.press("Enter"),
    reaches: controls.filter(({ isDeferred }) => !isDeferred),
  },
  {
    name: "as by a screen reader, with a click and nothing before it",
    press: (control) => control.evaluate((element: HTMLElement) => element.click()),
  },
  {
    name: "on a translated page, with reduced motion",
    press: async (control) => {
      await control.page().emulateMedia({ reducedMotion: "reduce" });
      await control.page().evaluate(translate);
      await control.tap();
    },
  },
];

for (const { name: way, press: pressControl, reaches = controls } of ways) {
  test(`every control pressed before the framework is here acts once: ${way} @desktop @long`, async ({
    context,
    sandbox,
  }) => {
    test.slow();
    const done: string[] = [];
    for (const { name, html, press, came } of reaches) {
      const path = await publishControl(sandbox, html);
      const page = await context.newPage();
      const release = await holdRequests(page, /_next.static.chunks.*\.js/);
      await page.goto(path);
      await pressControl(page.locator(press).first());
      release();
      await came(page);
      expect(await page.getByRole("dialog").count(), name).toBeLessThanOrEqual(1);
      done.push(name);
      await page.close();
    }
    expect(done).toEqual(reaches.map(({ name }) => name));
  });
}

test("a press opens a sheet or a list that can be used and left before the framework is here, and goes on when it comes (R4.8, R6.10) @desktop", async ({
  context,
  sandbox,
}) => {
  test.slow();
  const key = uniqueKey("opening");
  await sandbox.publishPage(key, controls.map(({ html }) => html ?? "").join("\n"));
  const release = await holdRequests(context, /_next.static.chunks.*\.js/);
  const tap = async (path: string, press: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await page.locator(press).first().tap();
    return page;
  };

  const list = await tap(`/p/${key}`, ".cms-box-select button");
  await expect(list.getByRole("menuitem")).toHaveText(["English", "한국어"]);
  await list.keyboard.press("Escape");
  await expect(list.getByRole("menuitem")).toHaveCount(0);

  const left: { page: Page; press: string }[] = [];
  for (const [path, press] of [
    [`/p/${key}`, "main [data-share]"],
    [`/p/${key}`, ".cms-box-finder button"],
    ["/promotion/14/1401", "main [data-photo]"],
  ] as const) {
    const page = await tap(path, press);
    const sheet = page.getByRole("dialog", { name: /\S/ });
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: words.Common.close }).tap();
    await expect(sheet).toHaveCount(0);
    left.push({ page, press });
  }
  const open = async (press: string) => {
    const page = await tap(`/p/${key}`, press);
    return { page, sheet: page.getByRole("dialog") };
  };
  const sharing = await open("main [data-share]");
  const login = sharing.sheet.getByRole("link", { name: words.Common.logIn });
  await expect(sharing.sheet).toContainText(words.Share.loginFirst);
  await expect(login).toHaveAttribute("href", `/auth/kakao/login?return=%2Fp%2F${key}`);

  const search = await open(".cms-box-finder button");
  await search.sheet.getByLabel(words.Widgets.party).selectOption("5");
  await search.sheet.getByRole("radio", { name: words.Widgets.day.tomorrow }).check();
  await search.sheet.getByLabel(words.Widgets.party).focus();
  await expect(search.sheet.getByRole("status")).toHaveText(words.Finder.looking);
  release();
  for (const { page, press } of left) {
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(press).first()).not.toHaveAttribute("aria-busy");
  }
  await expect(search.page).toHaveURL(/tables=.*tables-for=5/);
  await expect(search.sheet).toHaveCount(1);
  await expect(search.sheet.getByLabel(words.Widgets.party)).toHaveValue("5");
  await expect(search.sheet.getByLabel(words.Widgets.party)).toBeFocused();
  // The page that hydrates opens nothing over the sheet that is in use, and it is left like any other.
  await expect(sharing.page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(sharing.sheet).toHaveCount(1);
  await sharing.page.keyboard.press("Escape");
  await expect(sharing.sheet).toHaveCount(0);
  await expect(sharing.page.locator("main [data-share]").first()).toBeFocused();
});

test("a page has one style sheet and none again when it hydrates, by scripts that are compiled while they load @desktop", async ({
  page,
  sandbox,
  signIn,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet" || request.url().includes(".css")) sheets.push(request.url());
  });
  const key = uniqueKey("unhydrated");
  await sandbox.publishPage(key, '<div class="cms-box-select" type="language"></div>');
  expect(await (await page.request.get(`/p/${key}`)).text()).not.toMatch(/<script[^>]* src=/);
  await page.goto(`/p/${key}`);
  await page.locator("main .cms-box-select button").tap();
  await expect(page.getByRole("menuitem")).toHaveCount(2);
  expect(sheets).toEqual([expect.stringContaining("/_next/static/sheets/")]);
  // A session page, which hydrates automatically.
  await signIn();
  sheets.length = 0;
  await page.goto("/coupon");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await expect(page.getByRole("tab").first()).toBeVisible();
  const joined = await page
    .locator("link[rel=stylesheet][disabled]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(joined.length).toBeGreaterThan(1);
  expect(sheets.filter((sheet) => joined.includes(sheet))).toEqual([]);
  const addresses = await page
    .locator("script[src^='/_next/']")
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    const script = await page.request.get(address);
    expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("a page that nobody touches loads nothing of the framework, however long it is open; a scroll hydrates it, in data saver mode only a touch @desktop", async ({
  page,
  context,
  locale,
}) => {
  const framework = listRequests(page, /\/_next\/static\/chunks\/.*\.js$|\/hydration\//);
  await page.clock.install();
  for (const path of ["/", "/r/14", "/promotion/14/1401", "/p/winter", "/p/about"]) {
    const visit = page.waitForResponse(/\/static\/page\/visit-/);
    await page.goto(path);
    // The last thing that a page does by itself.
    await visit;
    await page.clock.fastForward(60_000);
    await page.waitForLoadState("networkidle");
    expect.soft(framework, path).toEqual([]);
  }
  await page.mouse.wheel(0, 200);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);

  const place = await context.newPage();
  const preparing = place.waitForEvent("worker");
  await place.goto("/r/11");
  expect((await preparing).url()).toContain("/_next/static/page/formats-");
  const hours = place.locator("[data-place-now]");
  await expect(hours).toContainText(locale?.startsWith("ko") ? /영업|엽니다/ : /open/i);

  const saving = await context.newPage();
  await saveData(saving);
  await saving.goto("/r/14");
  await saving.waitForLoadState("networkidle");
  await saving.mouse.wheel(0, 200);
  await expect.poll(() => saving.evaluate(() => scrollY)).toBeGreaterThan(0);
  await saving.waitForLoadState("networkidle");
  await expect(saving.locator("script[src*='/chunks/']")).toHaveCount(0);
  await saving.locator("main [data-share]").first().tap();
  await expect(saving.getByRole("dialog")).toBeVisible();
});

test("the party chosen while the form is on its way is the form's, and who leaves it is not shown it (R6.2) @desktop @long", async ({
  page,
  context,
}) => {
  test.slow();
  await slowDown(page);
  await page.goto("/promotion/14/1401", { waitUntil: "commit" });
  await page.locator("[data-reserve]").tap();
  const dialog = page.getByRole("dialog");
  const adults = dialog.getByRole("group", { name: words.Reserve.party.adults });
  await dialog.locator("summary").filter({ hasText: words.Reserve.party.adults, visible: true }).tap();
  await adults.getByRole("button").last().tap();
  await expect(adults.getByRole("status")).toHaveText("3");
  await expect(page).toHaveURL(/adults=3/);
  await expect(adults.getByRole("status")).toHaveText("3");
  await expect(dialog.locator("footer").getByRole("button")).toBeEnabled();

  // Back closes the unhydrated form like the hydrated one, and an early close leaves nothing of it in the address.
  for (const leave of ["close", "back"] as const) {
    const other = await context.newPage();
    await slowDown(other);
    await other.goto("/promotion/14/1401", { waitUntil: "commit" });
    await other.locator("[data-reserve]").tap();
    const close = other.getByRole("dialog").getByRole("button", { name: words.Reserve.close });
    await expect(close).toBeVisible();
    if (leave === "close") await close.tap();
    else await other.goBack();
    await expect(other.locator("html[data-hydrated]")).toHaveCount(1);
    await expect(other.getByRole("dialog"), leave).toHaveCount(0);
    await expect(other).not.toHaveURL(/step=/);
    await expect(other).toHaveURL(/promotion.14.1401/);
    await other.close();
  }
});
