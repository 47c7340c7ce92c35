import type { Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { sizeOf } from "@/e2e/support/sizes";

const SIDES = ["left", "right"] as const;
type Side = (typeof SIDES)[number];

const OPENERS = {
  en: { left: "Menu", right: "Account", close: "Close" },
  ko: { left: "메뉴", right: "내 정보", close: "닫기" },
} as const;

test("each of the five zones has its authored content, and the panels are hidden (R2.1, R2.4)", async ({
  page,
  sandbox,
}) => {
  const key = await publishZones(sandbox, uniqueKey("zones"));
  await page.goto(`/p/${key}?language=en`);
  for (const zone of ["top", "page", "bottom"]) {
    await expect(page.locator(`[data-zone=${zone}]`)).toContainText(`This is the ${zone}`);
    await expect(page.locator(`[data-zone=${zone}]`)).toBeVisible();
  }
  for (const side of SIDES) {
    await expect(panel(page, side)).toBeHidden();
    await expect(panel(page, side)).toContainText(`This is the ${side}`);
  }
});

for (const language of ["ko", "en"] as const) {
  for (const side of SIDES) {
    test(`the ${side} panel opens, closes in every way and returns focus, ${language} ${sizeOf[language]} (R2.2)`, async ({
      page,
      sandbox,
    }) => {
      const key = await publishZones(sandbox, uniqueKey("close"));
      await page.goto(`/p/${key}?language=${language}`);
      const opener = page.locator(`[data-opens=panel-${side}]`).first();
      await expect(opener).toHaveAccessibleName(OPENERS[language][side]);
      const dialog = page.getByRole("dialog", { name: OPENERS[language][side] });

      await openPanel(page, side);
      await expect(dialog).toBeVisible();
      await expect(dialog).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await openPanel(page, side);
      await dialog.getByRole("button", { name: OPENERS[language].close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await openPanel(page, side);
      await clickOverlay(page, side);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.press("Enter");
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: OPENERS[language].close }).press("Space");
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/p/${key}$`));
    });
  }
}

test("an open panel blocks the page behind it, and only one is open at a time (R2.2)", async ({
  page,
  sandbox,
}) => {
  const key = await publishZones(sandbox, uniqueKey("one"));
  await page.goto(`/p/${key}?language=en&left-side-menu=true&right-side-menu=true`);
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await openPanel(page, "left");
  await expect(panel(page, "left")).toBeVisible();
  await expect(panel(page, "right")).toBeHidden();
  // The other opener is behind the overlay, where a click would close this panel instead.
  await expect(page.getByRole("button", { name: "Account" })).toHaveCount(1);
  await page.locator("[data-opens=panel-right]").first().dispatchEvent("click");
  await expect(panel(page, "right")).toBeVisible();
  await expect(panel(page, "left")).toBeHidden();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
});

test("every navigation closes both panels, and neither Back nor a reload reopens one (R2.2) @phone", async ({
  page,
  sandbox,
}) => {
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

for (const side of SIDES) {
  test(`${side}-side-menu opens its panel on load, but not again on a reload (R2.3) @phone`, async ({
    page,
    sandbox,
  }) => {
    const key = await publishZones(sandbox, uniqueKey("asked"));
    for (const value of ["true", "1", "open"]) {
      await page.goto(`/p/${key}?${side}-side-menu=${value}`);
      await expect(panel(page, side)).toBeVisible();
      await expect(page.locator("dialog[open]")).toHaveCount(1);
    }
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
}

test("a key with a negative value opens nothing (R2.3) @desktop", async ({ page, sandbox }) => {
  const key = await publishZones(sandbox, uniqueKey("no"));
  await page.goto(`/p/${key}?left-side-menu=foo&right-side-menu=0`);
  await openPanel(page, "left");
  await expect(panel(page, "left")).toBeVisible();
  await expect(panel(page, "right")).toBeHidden();
});

test("the style of a part applies to that part only (R2.4) @desktop", async ({ page, sandbox }) => {
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
});

test("a part without the reader's language is shown in the fallback language (R2.4) @desktop", async ({
  page,
  sandbox,
}) => {
  const key = uniqueKey("words");
  await sandbox.publishPage(
    key,
    { en: "<h1>Only in English</h1>" },
    { zones: { top: { ko: "<p>위</p>", en: "<p>Above</p>" }, bottom: { ko: "<p>한국어만</p>" } } },
  );
  await page.goto(`/p/${key}?language=ko`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only in English");
  await expect(page.locator("[data-zone=top]")).toHaveText("위");
  await expect(page.locator("[data-zone=bottom]")).toHaveText("한국어만");
  await page.goto(`/p/${key}?language=en`);
  await expect(page.locator("[data-zone=top]")).toHaveText("Above");
  await expect(page.locator("[data-zone=bottom]")).toHaveText("한국어만");
});

test("every kind of page has the channel's title and favicon (R2.5) @desktop", async ({
  page,
  sandbox,
  request,
}) => {
  const key = await publishZones(sandbox, uniqueKey("icon"));
  for (const address of ["/", "/r/10", `/p/${key}`, "/promotion/11/1101", "/empty", "/login"]) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(/Yeoul Hotels/);
    const icon = page.locator("link[rel=icon]").first();
    await expect(icon, address).toHaveAttribute("href", /\/media\/\w+\/logo/);
    const answer = await request.get((await icon.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"], address).toContain("image/");
  }
});

for (const [language, words] of [
  [
    "en",
    {
      open: "Account",
      signIn: "SIGN IN",
      join: "JOIN",
      book: "My Dining Reservations",
      coupon: "My Coupons",
    },
  ],
  [
    "ko",
    {
      open: "내 정보",
      signIn: "월드 오브 하얏트 로그인",
      join: "회원 가입",
      book: "다이닝 예약 내역",
      coupon: "쿠폰함",
    },
  ],
] as const) {
  test(`the account menu has welcome and links for anonymous visitors, ${language} ${sizeOf[language]} (R3.1, R3.2)`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const key = await publishZones(sandbox, uniqueKey("account"));
    await page.goto(`/p/${key}?language=${language}`);
    await openPanel(page, "right");
    const menu = page.getByRole("dialog", { name: words.open });
    await expect(menu.getByRole("heading").first()).toContainText("Yeoul Hotels");
    for (const name of [words.signIn, words.join]) {
      const link = menu.getByRole("link", { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute(
        "href",
        name === words.signIn ? "/auth/hyatt/bind" : /\/member\/join$/,
      );
    }
    await expect(menu.getByRole("link", { name: words.coupon })).toHaveAttribute("href", "/coupon");
    const book = menu.getByRole("link", { name: words.book });
    await expect(book).toHaveAttribute("href", "/book");
    // The close button is at the top right of the panel.
    const close = await menu.getByRole("button", { name: OPENERS[language].close }).boundingBox();
    const frame = await menu.boundingBox();
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) - 40);
    expect(close?.y ?? Number.NaN).toBeLessThan((frame?.y ?? 0) + 40);
    const leaving = page.waitForRequest(`${baseURL}/auth/kakao/login?return=%2Fbook`);
    await book.click();
    await leaving;
  });
}

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
