import type { Locator, Page } from "playwright/test";
import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { sizeOf } from "@/e2e/support/sizes";
import { localeData } from "@/lib/i18n/locales";

const SIDES = ["left", "right"] as const;
type Side = (typeof SIDES)[number];

const WORDS = {
  en: {
    left: "Menu",
    right: "Account",
    close: "Close",
    signIn: "SIGN IN",
    join: "JOIN",
    book: "My Dining Reservations",
    coupon: "My Coupons",
  },
  ko: {
    left: "메뉴",
    right: "내 정보",
    close: "닫기",
    signIn: "월드 오브 하얏트 로그인",
    join: "회원 가입",
    book: "다이닝 예약 내역",
    coupon: "쿠폰함",
  },
} as const;

for (const language of ["ko", "en"] as const) {
  const words = WORDS[language];
  test(`each zone has its content, both panels open, close in every way and return focus, and the account has its links, ${language} ${sizeOf[language]} (R2.1, R2.2, R2.4, R3.1, R3.2)`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const key = await publishZones(sandbox, uniqueKey("zones"));
    await page.goto(`/p/${key}?language=${language}`);
    for (const zone of ["top", "page", "bottom"]) {
      await expect(page.locator(`[data-zone=${zone}]`)).toContainText(`This is the ${zone}`);
      await expect(page.locator(`[data-zone=${zone}]`)).toBeVisible();
    }
    for (const side of SIDES) {
      await expect(panel(page, side)).toBeHidden();
      await expect(panel(page, side)).toContainText(`This is the ${side}`);
    }
    for (const side of SIDES) {
      const opener = page.locator(`[data-opens=panel-${side}]`).first();
      await expect(opener).toHaveAccessibleName(words[side]);
      const dialog = page.getByRole("dialog", { name: words[side] });
      const close = dialog.getByRole("button", { name: words.close });
      for (const leave of [
        () => page.keyboard.press("Escape"),
        () => close.click(),
        () => clickOverlay(page, side),
      ]) {
        await openPanel(page, side);
        await expect(dialog).toBeVisible();
        await expect(dialog).toBeInViewport();
        await leave();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await opener.press("Enter");
      await expect(dialog).toBeVisible();
      await close.press("Space");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/p/${key}$`));
    }

    await openPanel(page, "right");
    const menu = page.getByRole("dialog", { name: words.right });
    await expect(menu.getByRole("heading").first()).toContainText("Yeoul Hotels");
    for (const [name, href] of [
      [words.signIn, "/auth/hyatt/bind"],
      [words.join, /\/member\/join$/],
    ] as const) {
      const link = menu.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute("href", href);
    }
    await expect(menu.getByRole("link", { name: words.coupon })).toHaveAttribute("href", "/coupon");
    const book = menu.getByRole("link", { name: words.book });
    await expect(book).toHaveAttribute("href", "/book");
    // The close button is at the top right of the panel.
    const close = await menu.getByRole("button", { name: words.close }).boundingBox();
    const frame = await menu.boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) - 40);
    expect(close?.y ?? Number.NaN).toBeLessThan((frame?.y ?? 0) + 40);
    const leaving = page.waitForRequest(`${baseURL}/auth/kakao/login?return=%2Fbook`);
    await book.click();
    await leaving;
  });
}

test("one panel is open at a time, and every navigation closes both (R2.2, R2.3) @phone", async ({
  page,
  sandbox,
}) => {
  await test.step("one panel is open at a time, a key in the address opens one on load, not again on a reload, and a negative one none (R2.2, R2.3)", async () => {
    const key = await publishZones(sandbox, uniqueKey("one"));
    const open = page.locator("dialog[open]");
    await page.goto(`/p/${key}?language=en&left-side-menu=true&right-side-menu=true`);
    await expect(open).toHaveCount(1);
    await page.keyboard.press("Escape");
    await openPanel(page, "left");
    await expect(panel(page, "left")).toBeVisible();
    await expect(panel(page, "right")).toBeHidden();
    // The other opener is behind the overlay, where a click would close this panel instead.
    await expect(page.getByRole("button", { name: "Account" })).toHaveCount(1);
    await page.locator("[data-opens=panel-right]").first().dispatchEvent("click");
    await expect(panel(page, "right")).toBeVisible();
    await expect(panel(page, "left")).toBeHidden();
    await expect(open).toHaveCount(1);

    for (const side of SIDES) {
      await page.goto(`/p/${key}?${side}-side-menu=1`);
      await expect(panel(page, side)).toBeVisible();
      await expect(open).toHaveCount(1);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(open).toHaveCount(0);
    }

    await page.goto(`/p/${key}?left-side-menu=foo&right-side-menu=0`);
    await openPanel(page, "left");
    await expect(panel(page, "left")).toBeVisible();
    await expect(panel(page, "right")).toBeHidden();
  });
  await test.step("every navigation closes both panels, and neither Back nor a reload reopens one (R2.2)", async () => {
    await startOver(page);
    const key = uniqueKey("gone");
    await sandbox.publishPage(`${key}-b`, "<h1>Elsewhere</h1>");
    await sandbox.publishPage(key, "<h1>Here</h1>", {
      zones: { left: `<p><a href="/p/${key}-b">Go elsewhere</a></p>` },
    });
    await page.goto(`/p/${key}?language=en`);
    await openPanel(page, "left");
    await panel(page, "left").getByRole("link", { name: "Go elsewhere" }).click();
    await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Here" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(panel(page, "left")).toBeHidden();
    await openPanel(page, "right");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Here" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
});

test("panels are reached by keyboard, and a part's style is its own (R2.2, R2.4, R3.1, R9.1) @desktop", async ({
  page,
  locale,
  sandbox,
}) => {
  await test.step("the keyboard opens the menu and the account without barriers, Escape returns the focus, and it reaches the language switch and the content (R2.2, R3.1, R9.1)", async () => {
    const { Shell } = messagesFor(locale);
    const other = localeData[locale?.startsWith("ko") ? "en" : "ko"];
    await page.goto("/p/faq");
    for (const name of [Shell.menu, Shell.account]) {
      const button = page.getByRole("banner").getByRole("button", { name, exact: true });
      await reach(page, button);
      for (const key of ["Enter", " "]) {
        await expect(async () => {
          await button.focus();
          await page.keyboard.press(key);
          await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
        }).toPass();
        const dialog = page.getByRole("dialog");
        if (key === "Enter") expect(await listAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press("Tab");
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    }

    await page.goto("/p/faq");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: Shell.skip })).toBeFocused();
    await expect(page.getByRole("link", { name: Shell.skip })).toBeInViewport();
    await reach(page, page.getByRole("link", { name: other.name, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).not.toHaveAttribute("lang", locale?.slice(0, 2) ?? "");
    await expect(page).toHaveURL(/\/p\/faq$/);
  });
  await test.step("the style of a part applies to that part only, and a part without the reader's language is in the fallback language (R2.4)", async () => {
    await startOver(page);
    const key = uniqueKey("style");
    const style = (color: string) =>
      `.word { color: ${color} } p { letter-spacing: 3px } body, html, * { outline-color: ${color} } .cms { padding-left: 77px }`;
    const part = (zone: string, color: string) => ({
      en: { html: `<p class="word" id="${zone}-word">${zone}</p>`, style: style(color) },
    });
    await sandbox.publishPage(key, part("page", "rgb(1, 2, 3)"), {
      zones: {
        top: part("top", "rgb(4, 5, 6)"),
        bottom: { en: '<p class="word" id="plain-word">plain</p>' },
        left: part("left", "rgb(7, 8, 9)"),
        right: null,
      },
    });
    await page.goto(`/p/${key}?language=en`);
    const word = (name: string) => page.locator("p.word").filter({ hasText: new RegExp(`^${name}$`) });
    await expect(word("page")).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect(word("top")).toHaveCSS("color", "rgb(4, 5, 6)");
    await expect(word("left")).toHaveCSS("color", "rgb(7, 8, 9)");
    await expect(word("page")).toHaveCSS("letter-spacing", "3px");
    await expect(word("plain")).toHaveCSS("letter-spacing", "normal");
    for (const color of ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)"]) {
      await expect(word("plain")).not.toHaveCSS("color", color);
      await expect(page.locator("body")).not.toHaveCSS("outline-color", color);
      await expect(page.getByRole("banner")).not.toHaveCSS("outline-color", color);
    }
    await expect(page.locator("[data-zone=bottom] .cms")).not.toHaveCSS("padding-left", "77px");

    const other = uniqueKey("words");
    await sandbox.publishPage(
      other,
      { en: "<h1>Only in English</h1>" },
      { zones: { top: { ko: "<p>위</p>", en: "<p>Above</p>" }, bottom: { ko: "<p>한국어만</p>" } } },
    );
    await page.goto(`/p/${other}?language=ko`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only in English");
    await expect(page.locator("[data-zone=top]")).toHaveText("위");
    await expect(page.locator("[data-zone=bottom]")).toHaveText("한국어만");
    await page.goto(`/p/${other}?language=en`);
    await expect(page.locator("[data-zone=top]")).toHaveText("Above");
    await expect(page.locator("[data-zone=bottom]")).toHaveText("한국어만");
  });
});

test("every kind of page has the channel's title and favicon (R2.5) @desktop", async ({
  sandbox,
  request,
}) => {
  const key = await publishZones(sandbox, uniqueKey("icon"));
  for (const address of ["/", "/r/10", `/p/${key}`, "/promotion/11/1101", "/empty", "/login"]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<title>[^<]*Yeoul Hotels/);
    const [, icon = "none"] = /<link rel="icon" href="([^"]*\/media\/\w+\/logo[^"]*)"/.exec(html) ?? [];
    const answer = await request.get(icon);
    expect(answer.headers()["content-type"], address).toContain("image/");
  }
});

type Sandbox = { publishPage: (key: string, content: string, options: object) => Promise<unknown> };

/** Publishes a page in which every zone names itself. */
async function publishZones(sandbox: Sandbox, key: string): Promise<string> {
  const says = (zone: string) => `<p>This is the ${zone}</p>`;
  await sandbox.publishPage(key, `<h1>${key}</h1>${says("page")}`, {
    zones: { top: says("top"), right: says("right"), left: says("left"), bottom: says("bottom") },
  });
  return key;
}

function panel(page: Page, side: Side) {
  return page.locator(`#panel-${side}`);
}

/** Clicks the opener until the page is hydrated and the panel is open as a dialog. */
async function openPanel(page: Page, side: Side): Promise<void> {
  const dialog = page.locator(`dialog#panel-${side}[open]`);
  await expect(async () => {
    if ((await dialog.count()) === 0) await page.locator(`[data-opens=panel-${side}]`).first().click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function clickOverlay(page: Page, side: Side): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(side === "left" ? width - 10 : 10, height / 2);
}

/** Presses Tab until the control has the focus. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, "the control is reached by keyboard").toBeFocused();
}
