import type { Locator, Page } from "playwright/test";
import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { hydrate } from "@/e2e/support/hydrate";
import { buttonOf, linkOf, messageLanguage, messagesFor, says, textOf } from "@/e2e/support/messages";
import { messengerBrowsers, onPhone } from "@/e2e/support/messenger-browsers";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { inAppBrowserOf } from "@/lib/browser/device";

const SDK_KEY = "sandbox-js-key";

const dialog = (page: Page) => page.getByRole("dialog", { name: says("Common.share") });
const link = (page: Page) => dialog(page).getByRole("textbox");
const option = (
  page: Page,
  name: "facebook" | "twitter" | "line" | "whatsapp" | "linkedin" | "email" | "sms",
) => linkOf(dialog(page), `Share.${name}`);

async function publish(sandbox: SandboxControl): Promise<string> {
  const key = uniqueKey("share");
  await sandbox.publishPage(
    key,
    '<h1>나눌 이야기</h1><button class="cms-box-share" title="겨울 & 바다" description="다섯 접시" hashtags="#yeoul, 겨울" imageurl="/brand/mark.svg" buttontext="보러 가기">나누기</button>',
  );
  return `/p/${key}`;
}

async function openShare(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  // A guest's page hydrates by itself, and a press repeated meanwhile would meet the dialog that the first has opened.
  await hydrate(page);
  await page.locator("[data-zone=page]").getByText("나누기").click();
  await expect(link(page)).toBeVisible();
  return dialog(page);
}

test("a page is shared in its language by links that name the page and the sharer alone, without accessibility barriers (R4.8)", async ({
  page,
  sandbox,
  signIn,
  isMobile,
  locale,
  userAgent,
}) => {
  await test.step("every link has the page's path, language and sharer, and nothing else of the address (R4.8)", async () => {
    await signIn();
    const path = await publish(sandbox);
    await openShare(page, `${path}?name=Hana&utm_source=mail#top`);
    const address = new URL(await link(page).inputValue());
    expect(address.pathname).toBe(path);
    expect([...address.searchParams.keys()]).toEqual(["language", "shared-by"]);
    expect(address.searchParams.get("language")).toBe(messageLanguage(locale));
    expect(address.searchParams.get("shared-by")).toMatch(/^[\w-]{22}$/);

    const url = encodeURIComponent(address.href);
    const title = encodeURIComponent("겨울 & 바다");
    const expected = {
      facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      twitter: `https://twitter.com/intent/tweet?url=${url}&text=${title}&hashtags=${encodeURIComponent("yeoul,겨울")}`,
      line: `https://social-plugins.line.me/lineit/share?url=${url}&text=${title}`,
      whatsapp: `https://wa.me/?text=${title}%0A${url}`,
      linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      email: `mailto:?subject=${title}&body=${title}%0D%0A${encodeURIComponent("다섯 접시")}%0D%0A${url}`,
    } as const;
    for (const [name, href] of Object.entries(expected)) {
      await expect(option(page, name as keyof typeof expected)).toHaveAttribute("href", href);
    }
    if (inAppBrowserOf(userAgent ?? "") !== undefined)
      await expect(option(page, "line")).not.toHaveAttribute("target", /./);
    else await expect(option(page, "line")).toHaveAttribute("target", "_blank");
    await expect(option(page, "email")).not.toHaveAttribute("target", /./);
    if (isMobile) await expect(option(page, "sms")).toHaveAttribute("href", `sms:?&body=${title}%20${url}`);
    else await expect(option(page, "sms")).toHaveCount(0);
  });
  await test.step("the dialog is in the page's language (R4.8)", async () => {
    await signIn();
    const share = await openShare(page, await publish(sandbox));
    const { Common, Share } = messagesFor(locale);
    await expect(share.getByRole("heading")).toHaveText(Common.share);
    await expect(share.getByText(Share.link, { exact: true })).toBeVisible();
  });
  await test.step("sharing has no accessibility barriers at 320 px (R4.8)", async () => {
    await startOver(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn();
    await openShare(page, await publish(sandbox));
    await expect(buttonOf(dialog(page), "Share.kakao")).toBeEnabled();
    expect(await listAccessibilityViolations(page)).toEqual([]);
    expect(await listOverflowingElements(page)).toEqual([]);
  });
});

test("sharing goes on after a login, from every place, with a link that can be copied (R4.8) @desktop", async ({
  page,
  sandbox,
  locale,
  signIn,
  context,
}) => {
  await test.step("sharing goes on after a login, and only then (R4.8)", async () => {
    // In the messenger's browser this guest would be signed in before the page is shown.
    await test.step("sharing needs a login, and goes on after it with the sharer's id (R4.8)", async () => {
      const path = await publish(sandbox);
      await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      await page.goto(path);
      await page.locator("[data-zone=page]").getByText("나누기").click();
      await expect(textOf(dialog(page), "Share.loginFirst")).toBeVisible();
      await expect(link(page)).toHaveCount(0);
      await expect(option(page, "facebook")).toHaveCount(0);
      await linkOf(dialog(page), "Common.logIn").click();
      await page.waitForURL(/\/auth\/|_yeoul|:\d+\/p\//);
      await page.waitForURL((url) => url.pathname === path);
      await expect(link(page)).toHaveValue(/shared-by=/);
      await expect(dialog(page).getByText("겨울 & 바다")).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);

      await page.reload();
      await hydrate(page);
      await expect(dialog(page)).toHaveCount(0);
    });
    await test.step("a share goes on after a login that was made elsewhere on the page (R4.8)", async () => {
      await startOver(page);
      const path = "/promotion/14/1401";
      await page.goto(await sandbox.messengerSession(await sandbox.putGuest()));
      await page.goto(path);
      await buttonOf(page, "Common.share").click();
      await expect(textOf(dialog(page), "Share.loginFirst")).toBeVisible();
      await page.keyboard.press("Escape");
      const { Shell } = messagesFor(locale);
      await page.getByRole("banner").getByRole("button", { name: Shell.account, exact: true }).click();
      await page.getByRole("dialog").locator("a[href*='/auth/kakao/login']").first().click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(link(page)).toHaveValue(/shared-by=/);
    });
    await test.step("a cancelled login does not open the dialog again (R4.8)", async () => {
      await startOver(page);
      const path = await publish(sandbox);
      await page.goto(path);
      // The sheet that opens before would be replaced while its link is pressed.
      await hydrate(page);
      await page.locator("[data-zone=page]").getByText("나누기").click();
      await linkOf(dialog(page), "Common.logIn").click();
      await page.getByRole("button", { name: /취소|Cancel/ }).click();
      await linkOf(page, "Login.back").click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await hydrate(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
  await startOver(page);
  await test.step("a page of filtered offers is shared in KakaoTalk like any other (R4.8)", async () => {
    await signIn();
    await openShare(page, `${await publish(sandbox)}?price=50000`);
    await expect(buttonOf(dialog(page), "Share.kakao")).toBeEnabled();
  });
  await test.step("a share action opens the same dialog, in any element (R4.8)", async () => {
    await signIn();
    const key = uniqueKey("share");
    const action = '{"type":"share","title":"Gift","params":{"description":"You choose the day."}}';
    await sandbox.publishPage(
      key,
      `<div class="cms-box-action" action='${action}'>하나</div><p><span class="cms-box-action" action='${action}'>둘</span></p>`,
    );
    for (const text of ["하나", "둘"]) {
      await page.goto(`/p/${key}`);
      // The second one is where only a script can place a button.
      await expect(page.locator("[data-zone=page] [data-share]")).toHaveCount(2);
      await page.locator("[data-zone=page]").getByText(text).click();
      await expect(dialog(page).getByText("Gift")).toBeVisible();
      await expect(dialog(page).getByText("You choose the day.")).toBeVisible();
    }
  });
  await test.step("a promotion is shared from its own page; Escape closes and returns the focus (R4.8)", async () => {
    await signIn();
    await page.goto("/promotion/14/1401");
    const name = (await page.locator("main h1").textContent()) ?? "";
    const opener = buttonOf(page, "Common.share");
    await opener.focus();
    await page.keyboard.press("Space");
    await expect(link(page)).toHaveValue(/\/promotion\/14\/1401\?language=/);
    await expect(dialog(page).locator("strong")).toHaveText(name);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step("a click copies the link if the browser allows it (R4.8)", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn();
    await openShare(page, await publish(sandbox));
    await buttonOf(dialog(page), "Share.copy").click();
    await expect(textOf(dialog(page), "Share.copiedHint")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  });
  await test.step("if the clipboard refuses, the dialog offers the link to select (R4.8)", async () => {
    await startOver(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await signIn();
    await openShare(page, await publish(sandbox));
    await buttonOf(dialog(page), "Share.copy").click();
    await expect(textOf(dialog(page), "Share.copyByHand")).toBeVisible();
  });
});

test("a tap shares in KakaoTalk or by the link, however early it comes (R4.8) @phone", async ({
  page,
  sandbox,
  signIn,
}) => {
  await test.step("KakaoTalk gets the card from its own SDK, loaded only when the dialog is open (R4.8)", async () => {
    await signIn();
    const path = await publish(sandbox);
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("kakao.min.js")) requests.push(request.url());
    });
    await page.goto(path);
    await hydrate(page);
    expect(requests).toEqual([]);
    await page.locator("[data-zone=page]").getByText("나누기").click();
    const address = await link(page).inputValue();
    const kakao = buttonOf(dialog(page), "Share.kakao");
    await expect(kakao).toBeEnabled();
    const [talk] = await Promise.all([page.context().waitForEvent("page"), kakao.click()]);
    await expect(talk.getByText("겨울 & 바다")).toBeVisible();
    expect(requests).toHaveLength(1);

    const readHits = async () => (await sandbox.hits(SDK_KEY)).filter((hit) => hit.page.includes(path));
    await expect.poll(async () => (await readHits()).length).toBe(1);
    const [hit] = await readHits();
    const shared = { webUrl: address, mobileWebUrl: address };
    expect(hit?.faults).toEqual([]);
    expect(hit?.args).toEqual([
      {
        objectType: "feed",
        content: {
          title: "겨울 & 바다",
          description: "다섯 접시",
          imageUrl: new URL("/brand/mark.svg", page.url()).href,
          link: shared,
        },
        buttons: [{ title: "보러 가기", link: shared }],
      },
    ]);
  });
  await test.step("a guest whose sharer id cannot be fetched shares without it (R4.8)", async () => {
    await signIn();
    await page.route("**/eventResults/encodedUserID", (route) => route.fulfill({ json: { data: "no\nid" } }));
    await openShare(page, await publish(sandbox));
    expect([...new URL(await link(page).inputValue()).searchParams.keys()]).toEqual(["language"]);
  });
  await test.step("a click before the scripts have loaded is not lost (R4.8)", async () => {
    await signIn();
    const path = "/promotion/14/1401";
    const release = await holdRequests(page, /\/_next\/static\/.+\.js/);
    await page.goto(path, { waitUntil: "commit" });
    await buttonOf(page, "Common.share").click();
    release();
    await expect(link(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
  await test.step("an early click on an authored button, which only a script makes interactive, is not lost (R4.8)", async () => {
    await signIn();
    const path = await publish(sandbox);
    const release = await holdRequests(page, /\/_next\/static\/.+\.js/);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("[data-zone=page]").getByText("나누기").click();
    release();
    await expect(link(page)).toBeVisible();
  });
  await test.step("without a clipboard the dialog offers the link to select (R4.8)", async () => {
    await startOver(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await signIn();
    await openShare(page, await publish(sandbox));
    await expect(buttonOf(dialog(page), "Share.copy")).toHaveCount(0);
    await expect(textOf(dialog(page), "Share.copyByHand")).toBeVisible();
    await link(page).focus();
    const selected = await link(page).evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(await link(page).inputValue());
  });
});

test.describe("when the messenger's SDK or the session is gone", () => {
  test.use({ expectedErrors: [/kakao\.min\.js|status of 401/] });
  test("the dialog says what is missing and goes on (R4.8) @phone", async ({ page, sandbox, signIn }) => {
    await test.step("without the messenger's SDK the dialog reports it, and the other links remain (R4.8)", async () => {
      await signIn();
      await page.route("**/kakao.min.js", (route) => route.abort());
      await openShare(page, await publish(sandbox));
      await expect(textOf(dialog(page), "Share.kakaoFailed")).toBeAttached();
      await expect(dialog(page).getByRole("button", { name: /카카오톡|KakaoTalk/ })).toBeDisabled();
      await expect(option(page, "facebook")).toBeVisible();
    });
    await test.step("with an expired session the dialog requires a login and is open again after it (R4.8)", async () => {
      const guest = await signIn();
      const path = await publish(sandbox);
      await page.goto(path);
      await expect(page.locator("#account-menu h2")).toBeAttached();
      await sandbox.endTokens(guest);
      await page.locator("[data-zone=page]").getByText("나누기").click();
      await expect(textOf(page, "Errors.unauthorized")).toBeVisible();
      await expect(linkOf(dialog(page), "Common.logIn")).toBeVisible();
      await page.waitForRequest(/\/auth\/kakao\/login\?/);
      await page.waitForURL((url) => url.pathname === path);
      await expect(link(page)).toBeVisible();
    });
  });
});

for (const [phone, browser] of Object.entries(messengerBrowsers)) {
  test.describe(`in the messenger's own browser on ${phone}`, onPhone(phone), () => {
    test.use(browser);
    test("no link opens a new window, which would replace the page, and the card is sent once (R4.8) @phone", async ({
      page,
      sandbox,
      signIn,
      locale,
    }) => {
      await signIn();
      const path = await publish(sandbox);
      await openShare(page, path);
      await expect(option(page, "facebook")).toBeVisible();
      await expect(dialog(page).locator("a[target=_blank]")).toHaveCount(0);
      await expect(option(page, "sms")).toBeVisible();
      const address = new URL(await link(page).inputValue());
      expect(address.searchParams.get("language")).toBe(messageLanguage(locale));
      await buttonOf(dialog(page), "Share.kakao").click();
      const readHits = async () => (await sandbox.hits(SDK_KEY)).filter((hit) => hit.page.includes(path));
      await expect.poll(async () => (await readHits()).map(({ faults }) => faults)).toEqual([[]]);
      expect(JSON.stringify((await readHits())[0]?.args)).toContain(JSON.stringify(address.href));
    });
  });
}
