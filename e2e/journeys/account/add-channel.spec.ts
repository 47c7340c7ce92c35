import type { Locator, Page } from "playwright/test";
import { expectHydrated } from "@/e2e/support/authored-part";
import { expect, startOver, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { buttonOf, says, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import { readPage } from "@/e2e/support/read-page";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

/** The label of the messenger's own button. */
const ADD = /^(?:채널 추가|Add channel)$/;
const ACTION = '{"type":"add-channel"}';
const IN_A_BLOCK = `<div class="cms-box-action" action='${ACTION}'><span>친구 되기</span></div>`;
const IN_A_PARAGRAPH = `<p>글 <span class="cms-box-action" action='${ACTION}'>글 속에서</span></p>`;

const authored = (page: Page, text: string) =>
  page.locator("[data-zone=page]").getByRole("link", { name: text });
/** The link in the account menu, which may be closed. */
const addInMenu = (page: Page) => page.locator("#account-menu a", { hasText: says("Account.addChannel") });
const finish = (page: Page) => buttonOf(page.getByRole("dialog"), "Common.continue");

async function publish(sandbox: SandboxControl): Promise<string> {
  const key = uniqueKey("channel");
  await sandbox.publishPage(key, IN_A_BLOCK + IN_A_PARAGRAPH);
  return `/p/${key}`;
}

/** Returns the author's link once a click on it is handled by React. */
async function openAuthored(page: Page, path: string, text: string): Promise<Locator> {
  await page.goto(path);
  const link = authored(page, text);
  const isTaken = (element: Element) => Object.keys(element).some((name) => name.startsWith("__react"));
  await expect.poll(() => link.evaluate(isTaken)).toBe(true);
  return link;
}

/** Enters, as a signed-in guest, an event whose final button adds the channel; waits for its result. */
async function takePart(page: Page, sandbox: SandboxControl): Promise<void> {
  const [id, key] = [uniqueId(), uniqueKey("channel")];
  await sandbox.putEvent(id);
  await sandbox.publishPage(
    key,
    `<div class="cms-box-event" eventid="${id}" actionfinish='${ACTION}'><button>참여하기</button></div>`,
  );
  await page.goto(`/p/${key}`);
  await expectHydrated(page);
  await page.getByRole("button", { name: "참여하기" }).click();
  await expect(finish(page)).toBeVisible();
}

test("the channel is added from a page and at the end of an event, where the device opens it (R3.10, R4.7, R5.3)", async ({
  page,
  sandbox,
  signIn,
  isMobile,
}) => {
  await test.step("an authored button adds the channel in a popup (on a phone: in this tab) and updates the menu (R3.10, R4.7)", async () => {
    await signIn();
    const path = await publish(sandbox);
    const link = await openAuthored(page, path, "친구 되기");
    await expect(addInMenu(page)).toBeAttached();
    if (isMobile) {
      await link.click();
      await expect(page).toHaveURL(/\/_yeoul\/friend$/);
      await page.getByRole("button", { name: ADD }).click();
      await page.goto(path);
      expect(page.context().pages()).toHaveLength(1);
    } else {
      const [popup] = await Promise.all([page.waitForEvent("popup"), link.click()]);
      await expect(popup).toHaveURL(/\/_yeoul\/friend$/);
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([350, 510]);
      await popup.getByRole("button", { name: ADD }).click();
      if (!popup.isClosed()) await popup.close();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await expect(page.locator("#account-menu h2")).toBeAttached();
    await expect(addInMenu(page)).toHaveCount(0);
  });
  await test.step("an event's end adds the channel, in this tab where no user activation is left (R4.7, R5.3)", async () => {
    await signIn();
    await takePart(page, sandbox);
    if (!isMobile) {
      const [popup] = await Promise.all([page.waitForEvent("popup"), finish(page).click()]);
      await expect(popup).toHaveURL(/\/_yeoul\/friend$/);
      await popup.close();
      await takePart(page, sandbox);
      await page.evaluate(() =>
        Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }),
      );
    }
    await finish(page).click();
    await expect(page).toHaveURL(/\/_yeoul\/friend$/);
  });
});

test("an authored button leads anybody to the channel, or says that it could not (R3.10, R4.7) @desktop", async ({
  page,
  request,
  sandbox,
}) => {
  await test.step("an authored button leads an anonymous visitor to the channel without our login, from any element and by keyboard (R4.7)", async () => {
    const path = await publish(sandbox);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    for (const text of ["친구 되기", "글 속에서"]) {
      const link = await openAuthored(page, path, text);
      await link.focus();
      const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
      await popup.waitForURL(/:\d+\/account\?return=\/_yeoul\/friend$/);
      await popup.close();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(requests.filter((pathname) => /^\/auth\/|\/sync$/.test(pathname))).toEqual([]);
  });
  await test.step("without JavaScript the button is a plain link to the channel (R4.7)", async () => {
    const { $ } = await readPage(request, await publish(sandbox));
    const href = $("[data-zone=page] a:contains('친구 되기')").attr("href") ?? "";
    expect((await request.get(href)).url()).toMatch(/\/account\?return=\/_yeoul\/friend$/);
  });
  await test.step("a popup that the browser blocks is reported, and the page stays (R3.10)", async () => {
    await startOver(page);
    await page.addInitScript(() => Object.assign(window, { open: () => null }));
    const path = await publish(sandbox);
    await (await openAuthored(page, path, "친구 되기")).click();
    await expect(textOf(page, "Errors.failed_to_open_add_friends")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`inside the messenger on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("the channel opens in this tab, from a button and after an event (R3.10, R4.7) @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      await signIn();
      await (await openAuthored(page, await publish(sandbox), "글 속에서")).click();
      await expect(page).toHaveURL(/\/_yeoul\/friend$/);
      await takePart(page, sandbox);
      await finish(page).click();
      await expect(page).toHaveURL(/\/_yeoul\/friend$/);
      expect(page.context().pages()).toHaveLength(1);
    });
  });
}
