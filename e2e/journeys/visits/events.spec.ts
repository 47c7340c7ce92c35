import type { Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expectHydrated } from "@/e2e/support/authored-part";
import { expect, startOver, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { hydrate, saveData } from "@/e2e/support/hydrate";
import { linkOf, says, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

const DAY_MS = 24 * 60 * 60 * 1_000;
const LOYALTY = '[{"type":"raw","option":"_WOH_BIND_"}]';
const QUESTIONS = [
  { type: "m", question: "붉은 것과 흰 것?", options: ["붉은 것", "흰 것"] },
  { type: "s", question: "왜 그렇습니까?" },
];

type Attributes = { question?: unknown; condition?: string; actionfinish?: string };

/** Publishes a page with one event widget; returns its path and the event's id. */
async function publish(
  sandbox: SandboxControl,
  attributes: Attributes = {},
  event: Record<string, unknown> | null = {},
) {
  const id = uniqueId();
  if (event !== null) await sandbox.putEvent(id, event);
  const options = Object.entries({ eventid: id, ...attributes })
    .map(([name, value]) => ` ${name}='${typeof value === "object" ? JSON.stringify(value) : value}'`)
    .join("");
  const key = uniqueKey("event");
  const html = `<p>앞</p><div class="cms-box-event"${options}><p>안내</p><button class="go">참여하기</button></div>`;
  await sandbox.publishPage(key, html);
  return { id, path: `/p/${key}` };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

const box = (page: Page) => page.locator(".cms-box-event");
const send = (page: Page) => box(page).getByRole("button", { name: "참여하기" });
const why = (page: Page) => box(page).getByRole("textbox", { name: "왜 그렇습니까?" });
const white = (page: Page) => box(page).getByRole("radio", { name: "흰 것" });
/** Fills in both questions, the second with this text. */
async function answer(page: Page, reason: string): Promise<void> {
  await white(page).check();
  await why(page).fill(reason);
}
const result = (page: Page) => page.getByRole("dialog").getByRole("heading", { level: 2 });
const closeResult = (page: Page, key: "ok" | "continue") =>
  page.getByRole("dialog").getByRole("button", {
    name: key === "ok" ? says(`Event.${key}`) : says(`Common.${key}`),
  });

async function countEntries(sandbox: SandboxControl, id: number): Promise<number> {
  return (await sandbox.calls(new RegExp(`/eventResults/create/${id}$`))).total;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test("an event is entered with one tap or with answers, without accessibility barriers (R5.1, R5.2, R5.3)", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("without questions one tap enters, with campaign and sharer, and runs the finish action (R5.2, R5.3)", async () => {
    const { id, path } = await publish(sandbox, { actionfinish: '{"type":"move-page","name":"coupon"}' });
    await signIn();
    await page.goto("/empty?campaign=winter-1&shared-by=fr13nd");
    await open(page, path);
    await send(page).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    expect(await sandbox.eventResults(id)).toEqual([
      { answers: [{ type: "simple", question: "", answer: true }], campaign: "winter-1", sharedBy: "fr13nd" },
    ]);
    await closeResult(page, "continue").click();
    await expect(page).toHaveURL(/\/coupon$/);
  });
  await test.step("taking part in an event has no accessibility barriers (R5.1)", async () => {
    await startOver(page);
    const { path } = await publish(
      sandbox,
      { question: QUESTIONS, condition: LOYALTY },
      { needsLoyalty: true },
    );
    await open(page, path);
    await send(page).click();
    await expect(box(page).getByRole("status")).toBeVisible();
    const guest = await signIn();
    await open(page, path);
    await send(page).click();
    await expect(linkOf(box(page), "Event.join")).toBeVisible();
    expect(await listAccessibilityViolations(page), "the loyalty link prompt").toEqual([]);
    await sandbox.putGuest({ id: guest, loyalty: { firstName: "Sea" } });
    await send(page).click();
    await expect(textOf(box(page), "Widgets.answerBlank")).toHaveCount(2);
    expect(await listAccessibilityViolations(page), "blank answers").toEqual([]);
    await answer(page, "바다");
    await send(page).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    expect(await listAccessibilityViolations(page), "the result").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await listOverflowingElements(page)).toEqual([]);
  });
});

test("answers are checked, kept and sent once, and the result says what they brought (R4.12, R5.1, R5.2, R5.3) @phone", async ({
  page,
  sandbox,
  signIn,
}) => {
  test.slow();
  await test.step("answers are restored when the guest returns to the page (R5.1)", async () => {
    const { path } = await publish(sandbox, { question: QUESTIONS });
    await open(page, path);
    await answer(page, " 바다 ");
    await page.goto("/empty");
    await open(page, path);
    await expect(why(page)).toHaveValue(" 바다 ");
    await expect(white(page)).toBeChecked();
  });
  await test.step("blank answers are reported at their questions; complete ones are sent trimmed, with types (R5.2)", async () => {
    const { id, path } = await publish(sandbox, { question: QUESTIONS });
    await signIn();
    await open(page, path);
    await why(page).fill("   ");
    await send(page).click();
    await expect(textOf(box(page), "Widgets.answerBlank")).toHaveCount(2);
    await expect(box(page).getByRole("radio").first()).toBeFocused();
    await expect(why(page)).toHaveAttribute("aria-invalid", "true");
    await expect(why(page)).toHaveAccessibleDescription(says("Widgets.answerBlank"));
    expect(await countEntries(sandbox, id)).toBe(0);

    await answer(page, "  바다가 보여서  ");
    await why(page).press("Enter");
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    const [entry] = await sandbox.eventResults(id);
    expect(entry?.answers).toEqual([
      { type: "multiple choice", question: "붉은 것과 흰 것?", answer: "흰 것" },
      { type: "short answer", question: "왜 그렇습니까?", answer: "바다가 보여서" },
    ]);
    await closeResult(page, "ok").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(new URL(page.url()).pathname, "without a finish action the guest stays").toBe(path);
    // Keeps the cookie for the forced login of the messenger's browser, so that the next visitor is not redirected.
    await page.context().clearCookies({ name: /^(?!login-asked)/ });
    await page.reload();
    await expectHydrated(page);
    await expect(why(page), "a sent answer is not stored for the next guest").toHaveValue("");
  });
  await test.step("an event for members offers Sign in and Join, and keeps the answers while linking (R5.1)", async () => {
    const { id, path } = await publish(
      sandbox,
      { question: QUESTIONS, condition: LOYALTY },
      { needsLoyalty: true },
    );
    await signIn();
    await open(page, path);
    await answer(page, "바다");
    await send(page).click();
    const note = box(page).getByRole("status");
    await expect(linkOf(note, "Event.join")).toHaveAttribute("href", /\/(?:ko-KR|en-US)\/member\/join$/);
    await linkOf(note, "Event.signIn").click();
    await page.getByRole("textbox").first().fill("Sea");
    await page.getByRole("textbox").last().fill("Guest");
    await page.getByRole("textbox").last().press("Enter");
    await page.waitForURL(new RegExp(`${path}$`));
    await expect(why(page)).toHaveValue("바다");
    await send(page).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    expect(await sandbox.eventResults(id)).toHaveLength(1);
  });
  await startOver(page);
  await test.step("what is needed is said before the first answer, and a quiz names the right answer and the coupon (R5.1, R5.3)", async () => {
    const reward = {
      name: { ko: "차 두 잔", en: "Two teas" },
      description: { ko: "", en: "" },
      image: null,
      outletIds: [],
      goodForDays: 7,
    };
    const { path } = await publish(
      sandbox,
      { question: QUESTIONS },
      { reward, rightAnswers: [["붉은 것", "Red"], []] },
    );
    const logIn = linkOf(box(page), "Widgets.eventLogIn");
    await open(page, path);
    await expect(logIn).toBeVisible();
    await signIn();
    await open(page, path);
    await expect(logIn).toBeHidden();
    await answer(page, "바다");
    await send(page).click();
    const dialog = page.getByRole("dialog");
    await expect(textOf(dialog, "Event.wrong")).toBeVisible();
    await expect(dialog.getByRole("definition")).toHaveText(["붉은 것"]);
    await expect(textOf(dialog, "Event.couponWonNamed")).toContainText(/차 두 잔|Two teas/);
  });
  await test.step("while an entry is being sent the button is busy, and another click sends nothing (R5.3)", async () => {
    const { id, path } = await publish(sandbox);
    await signIn();
    const letGo = await holdRequests(page, "**/eventResults/create/**");
    await open(page, path);
    await send(page).dblclick();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    await send(page).click();
    letGo();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    expect(await countEntries(sandbox, id)).toBe(1);
    await closeResult(page, "ok").click();
    await expect(send(page)).toHaveAttribute("aria-busy", "false");
  });
  await test.step("the seed's quiz gives its coupon to a member who sends it in (R5.3)", async () => {
    await signIn({ loyalty: { firstName: "Quiz" } });
    await open(page, "/p/event-winter-quiz");
    for (const group of await page.getByRole("group").all()) {
      const radios = group.getByRole("radio");
      if ((await radios.count()) > 0) await radios.first().check();
      else await group.getByRole("textbox").fill("국");
    }
    await page.getByRole("button", { name: /답 보내기|Send my answers/ }).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
    await closeResult(page, "continue").click();
    await expect(page).toHaveURL(/\/coupon$/);
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
    expect((await sandbox.eventResults(1)).length).toBeGreaterThan(0);
  });
});

test.describe("when an entry is refused or lost", () => {
  test.use({
    expectedErrors: [/status of (?:401|\d+.*\/eventResults\/create\/)|ERR_INTERNET_DISCONNECTED/],
  });
  test("every refusal has its message, and the answers stay (R5.1, R5.3, R12.1) @phone", async ({
    page,
    sandbox,
    signIn,
  }) => {
    test.slow();
    await test.step("-101105 (over) shows its message and keeps the input; the others' words are rows of `event-result` (R5.3)", async () => {
      await signIn();
      const { id, path } = await publish(sandbox, { question: QUESTIONS }, { endsAt: inDays(-1) });
      await open(page, path);
      await answer(page, "바다");
      await send(page).click();
      await expect(result(page)).toHaveText(says("Event.ended"));
      await closeResult(page, "ok").click();
      await expect(why(page)).toHaveValue("바다");
      await page.reload();
      await expect(why(page), "an answer that was not sent is kept").toHaveValue("바다");
      expect(await sandbox.eventResults(id)).toEqual([]);
    });
    await test.step("-101103 for a guest who took part before, without the finish action (R5.3)", async () => {
      await startOver(page);
      const { id, path } = await publish(sandbox, { actionfinish: '{"type":"move-page","name":"coupon"}' });
      await signIn();
      await open(page, path);
      await send(page).click();
      await expect(result(page)).toHaveText(says("Event.succeeded"));
      // Simulates a back end that does not store answers, so that the page cannot know of the earlier entry.
      await sandbox.addFault({
        path: new RegExp(`/eventResults/mine/${id}$`),
        status: 404,
        body: { error: { error: "not_found" } },
      });
      await open(page, path);
      await send(page).click();
      await expect(result(page)).toHaveText(says("Event.participated"));
      await closeResult(page, "ok").click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await sandbox.eventResults(id)).toHaveLength(1);
    });
    await test.step("offline nothing is lost, and the same button sends it later (R5.1)", async () => {
      const { id, path } = await publish(sandbox, { question: QUESTIONS });
      await signIn();
      await open(page, path);
      await answer(page, "바다");
      await page.context().setOffline(true);
      await send(page).click();
      await expect(box(page).getByRole("alert")).toHaveText(says("Widgets.answersNotSent"));
      await page.context().setOffline(false);
      await send(page).click();
      await expect(result(page)).toHaveText(says("Event.succeeded"));
      expect(await sandbox.eventResults(id)).toHaveLength(1);
    });
    await test.step("with an expired session an entry reports that it needs a login, redirects there, and the answers are restored (R5.1, R12.1)", async () => {
      const { id, path } = await publish(sandbox, { question: QUESTIONS });
      const guest = await signIn();
      await open(page, path);
      await answer(page, "바다");
      await page.route("**/eventResults/create/**", async (route) => {
        await sandbox.endTokens(guest);
        await route.continue();
      });
      await send(page).click();
      await expect(textOf(page, "Errors.unauthorized")).toBeVisible();
      await page.waitForRequest(/\/auth\/kakao\/login\?/);
      await page.waitForURL((url) => url.pathname === path);
      await expect(why(page)).toHaveValue("바다");
      await expect(white(page)).toBeChecked();
      expect(await sandbox.eventResults(id)).toEqual([]);
    });
  });
});

test.describe("when the code that sends entries does not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] });
  test("nothing is sent, an error is shown, and the answers stay (R5.1) @phone", async ({
    page,
    sandbox,
    signIn,
  }) => {
    const { id, path } = await publish(sandbox, { question: QUESTIONS });
    await signIn();
    // In data saver mode nothing is loaded ahead.
    await saveData(page);
    await open(page, path);
    await answer(page, "바다");
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    );
    const isNew = (url: URL) => url.pathname.startsWith("/_next/static/") && !known.has(url.href);
    await page.route(isNew, (route) => route.abort());
    // The page first recovers by one reload; only a failure after that is shown.
    const reloaded = page.waitForEvent("load");
    await send(page).click();
    await reloaded;
    await expectHydrated(page);
    await expect(why(page)).toHaveValue("바다");
    await expect(white(page)).toBeChecked();
    await send(page).click();
    await expect(box(page).getByRole("alert")).toHaveText(says("Widgets.answersNotSent"));
    await expect(why(page)).toHaveValue("바다");
    expect(await countEntries(sandbox, id)).toBe(0);
    await page.unroute(isNew);
    await page.reload();
    await expectHydrated(page);
    await send(page).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
  });
});

test("an event brings its own code, and a member's entry leads on (R4.12, R5.1, R5.3) @desktop", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("a page without an event has no event code, and one with an event has the sending code before the first click (R4.12)", async () => {
    const { path } = await publish(sandbox);
    const key = uniqueKey("plain");
    await sandbox.publishPage(key, '<p>글</p><div class="cms-box-select" type="language"></div>');
    const scripts = new Map<string, string>();
    page.on("response", async (response) => {
      if (/\.js(?:\?|$)/.test(response.url()))
        scripts.set(response.url(), await response.text().catch(() => ""));
    });
    const says = (word: string) => [...scripts.values()].some((text) => text.includes(word));
    await page.goto(`/p/${key}`);
    await hydrate(page);
    await expect.poll(() => scripts.size).toBeGreaterThan(3);
    await page.waitForLoadState("networkidle");
    expect(says("data-event-submit")).toBe(false);
    expect(says("eventResults")).toBe(false);
    await page.goto(path);
    await hydrate(page);
    // A script's text is read asynchronously after its response.
    await expect.poll(() => says("data-event-submit")).toBe(true);
    await expect.poll(() => says("eventResults")).toBe(true);
    await send(page).click();
    await expect(box(page).getByRole("status")).toBeVisible();
  });
  await test.step("a member is not asked to sign in or join (R5.1)", async () => {
    const { path } = await publish(sandbox, { condition: LOYALTY }, { needsLoyalty: true });
    await signIn({ loyalty: { firstName: "Sea" } });
    await open(page, path);
    await send(page).click();
    await expect(result(page)).toHaveText(says("Event.succeeded"));
  });
  await test.step("a finish action with an external link opens a new tab (R5.3)", async () => {
    await startOver(page);
    await page
      .context()
      .route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "elsewhere" }));
    const { path } = await publish(sandbox, {
      actionfinish: '{"type":"link","url":"https://example.com/thanks"}',
    });
    await signIn();
    await open(page, path);
    await send(page).click();
    const [beside] = await Promise.all([
      page.context().waitForEvent("page"),
      closeResult(page, "continue").click(),
    ]);
    expect(beside.url()).toBe("https://example.com/thanks");
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`inside the messenger on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("login is required first, by the guest's tap, and the answers are restored after it (R5.1) @phone", async ({
      page,
      sandbox,
    }) => {
      const { id, path } = await publish(sandbox, { question: QUESTIONS });
      await open(page, `${path}?x=1`);
      await answer(page, "바다");
      await send(page).click();
      await expect(box(page).getByRole("status")).toContainText(/먼저 로그인|log in first/);
      const login = linkOf(box(page), "Common.logIn");
      await expect(login).toBeFocused();
      expect(await countEntries(sandbox, id)).toBe(0);
      await login.click();
      await page.getByRole("textbox").fill(uniqueKey("guest"));
      await page.getByRole("textbox").press("Enter");
      await page
        .getByRole("button", { name: /동의|Agree/i })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?x=1$`));
      await expect(why(page)).toHaveValue("바다");
      await expect(white(page)).toBeChecked();
      await expect(send(page)).toBeFocused();
      await send(page).press("Enter");
      await expect(result(page)).toHaveText(says("Event.succeeded"));
      expect(await sandbox.eventResults(id)).toHaveLength(1);
    });
  });
}
