import type { Locator, Page } from "playwright/test";
import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { cleanAround, expectHydrated, readAround } from "@/e2e/support/authored-part";
import { expect, startOver, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { hydrate, saveData } from "@/e2e/support/hydrate";
import { messageLanguage, messagesFor } from "@/e2e/support/messages";
import { both } from "@/e2e/support/own-hotel";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

const SAFFRON = "rgb(255, 182, 17)";
const ITEM_HEIGHT = 46;

/** Enough height above and below for a widget to be scrolled anywhere. */
const spacer = '<div style="height:1500px"></div>';

const listItems = [
  { name: "하나 One", route: "resourcePage", params: { resourceId: 11 } },
  { name: "둘 Two", url: "https://example.com/map" },
  { name: "셋 Three", url: "/p/faq" },
];

function list(tag = "div", content = ""): string {
  return `<${tag} class="cms-box-list" items='${JSON.stringify(listItems)}'>${content}</${tag}>`;
}

async function publish(sandbox: SandboxControl, html: string, style?: string): Promise<string> {
  const key = uniqueKey("widgets");
  const content = { html, ...(style === undefined ? {} : { style }) };
  await sandbox.publishPage(key, { ko: content, en: content });
  return `/p/${key}`;
}

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectHydrated(page);
}

const authored = (page: Page) => page.locator('[data-zone="page"] .cms');

/** Stubs all requests to external sites; returns their addresses. */
async function stubExternalSites(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>elsewhere</title>" });
  });
  return requests;
}

/** Answers navigations of this page elsewhere with 204, so that it stays and can be pressed again. */
async function stayOn(page: Page, path: string): Promise<void> {
  // What was fetched ahead would be opened without a request.
  await page.route("**/speculation-rules.json", (route) => route.fulfill({ status: 204 }));
  await page.route(
    ({ pathname }) => pathname !== path,
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  );
}

/**
 * Resolves with the address of the next navigation that matches, once it is answered: a browser ignores the same one
 * again while it is on its way.
 */
async function leaving(page: Page, address: RegExp): Promise<string> {
  const request = await page.waitForRequest((sent) => sent.isNavigationRequest() && address.test(sent.url()));
  await request.response();
  return request.url();
}

/** HTML in which nothing has to be removed or repaired. */
const sound = [
  `<h2>표</h2><table class="rooms" border="1"><tbody><tr><td>가 &amp; 나</td><td>앞 ${list()} 뒤</td></tr></tbody></table><p>끝</p>`,
  `<div class="row"><div class="col"><div class="row" style="padding-top: 4px;"><div class="col">왼쪽</div><div class="col">${list()}</div></div></div><div class="col"><img alt="지도" width="40" height="30"></div></div>`,
  `<ul class="steps"><li>첫째</li><li>둘째 ${list()}</li><li>${list("div")}</li></ul>`,
  `<p class="lead">앞 ${list("span", "목록")} 뒤</p><p>다음</p>`,
  `<p><a href="/p/faq" title="물음">앞 ${list("span", "목록")} 뒤</a></p>`,
  `<table><tbody><tr><td>첫 줄</td></tr>${list("tr", "<td>둘째 줄</td>")}<tr><td>셋째 줄</td></tr></tbody></table>`,
  `<dl><dt>이름</dt><dd>${list()}</dd></dl><blockquote>말 ${list("section")}</blockquote>`,
].join("");
const repaired = [
  `<h3>제목 ${list("span", "목록")}</h3><b><i>굵은 </b>기운 ${list()}</i> 끝<p>첫 문단<p>둘째 문단${list()}<p>셋째 <b>굵게`,
  `<table><tr><td>가<td>${list()}<tr><td>나<table><tr><td>${list()}</table>`,
];

test("a widget is mounted where it is written, and a popup once in a visit (R4.1, R4.11) @desktop", async ({
  page,
  sandbox,
  locale,
}) => {
  await test.step("a widget is mounted where its block is written, in whatever element, and everything around it stays as authored (R4.1)", async () => {
    for (const html of [sound, ...repaired]) {
      await open(page, await publish(sandbox, html));
      const lists = html.split("cms-box-list").length - 1;
      await expect(authored(page).locator("ul > li > a", { hasText: "셋 Three" })).toHaveCount(lists);
      const links = authored(page).locator("ul > li > a", { hasText: "하나 One" });
      await expect(links.first()).toHaveAttribute("href", "/r/11");
      const around = cleanAround(html);
      expect(await readAround(page)).toBe(around);
      if (html === sound) expect(unmark(around)).toBe(unmark(replaceLists(html)));
    }
    const unsafe = `<div onclick="document.title='x'">하나<script>document.title='x'</script></div>${list()}<iframe srcdoc="x"></iframe><p style="position:fixed">둘</p>`;
    await open(page, await publish(sandbox, unsafe));
    await expect(authored(page).getByRole("link", { name: "둘 Two" })).toBeVisible();
    const around = await readAround(page);
    expect(around).toBe(cleanAround(unsafe));
    expect(around).not.toMatch(/script|onclick|srcdoc|fixed/);
    await expect(page).not.toHaveTitle("x");
  });
  await test.step("cms-box-popup is shown once in a visit, and no more once its reader refused it for some days (R4.11)", async () => {
    await startOver(page);
    const path = await publish(
      sandbox,
      `<p>글</p><div class="cms-box-popup" popupid="${uniqueKey()}" days="9"><p>가을 상차림</p></div>`,
    );
    await page.clock.install();
    const popup = page.getByRole("dialog");
    const come = async () => {
      await open(page, path);
      // The popup is shown after the page has been visible for some seconds.
      await page.clock.fastForward(7_000);
    };
    await come();
    await expect(popup).toContainText("가을 상차림");
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await come();
    await expect(popup, "again in the same visit").toBeHidden();

    // As after the browser was closed.
    await page.evaluate(() => sessionStorage.clear());
    await come();
    await popup.getByRole("checkbox", { name: /9/ }).check();
    await popup.getByRole("button", { name: messagesFor(locale).Widgets.close }).click();
    await expect(popup).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await come();
    await expect(popup).toBeHidden();
  });
});

/** Removes the slot numbers, which are added by the parser. */
function unmark(html: string): string {
  return html.replaceAll(/<x-slot[^>]*><\/x-slot>/g, "<x-slot></x-slot>");
}

function replaceLists(html: string): string {
  return html.replaceAll(/<(\w+) class="cms-box-list"[^>]*>.*?<\/\1>/g, "<x-slot></x-slot>");
}

const outlets = '<div class="cms-box-select" type="resource" resourceid="1" resourcetype="outlet"></div>';
const loginBox = `<div class="cms-box-login">회원 글 <a class="cms-login-button" provider="kakao">카카오로 로그인</a><button class="cms-login-button" provider="hyatt">하얏트로 로그인</button><p class="member">회원만 보는 문단</p><div><b>회원의 <span class="cms-box-list" items='${JSON.stringify(listItems)}'></span></b></div></div><p>모두</p>`;

test("the boxes of choices, lists and events look as they were written and lead on (R4.2, R4.3, R4.9, R4.12) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  await test.step("cms-box-select opens where there is space, at most six items tall, leads on by mouse and keyboard, and stores a language (R4.2)", async () => {
    const languages = '<div class="cms-box-select" type="language"></div>';
    const path = await publish(sandbox, spacer + outlets + spacer + languages);
    await open(page, `${path}?table=7`);
    const { Widgets } = messagesFor(locale);
    const trigger = authored(page).getByRole("button", { name: Widgets.choosePlace });
    const menu = page.getByRole("menu");
    const items = menu.getByRole("menuitem");
    for (const [block, side] of [
      ["end", "top"],
      ["center", "bottom"],
    ] as const) {
      await trigger.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      await trigger.click();
      await expect(menu).toHaveAttribute("data-side", side);
      await expect(items).toHaveCount(10);
      const sizes = await menu.evaluate((element) => ({
        height: element.clientHeight,
        content: element.scrollHeight,
      }));
      expect(sizes.height).toBeGreaterThan(5 * ITEM_HEIGHT);
      expect(sizes.height).toBeLessThanOrEqual(6 * ITEM_HEIGHT + 12);
      expect(sizes.content).toBeGreaterThan(sizes.height);
      const menuBox = await menu.boundingBox();
      const triggerBox = await trigger.boundingBox();
      if (menuBox === null || triggerBox === null) throw new Error("not shown");
      if (side === "top") expect(menuBox.y + menuBox.height).toBeLessThanOrEqual(triggerBox.y);
      else expect(menuBox.y).toBeGreaterThanOrEqual(triggerBox.y + triggerBox.height);
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }

    await page.keyboard.press("Enter");
    await expect(items.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toBeInViewport();
    const last = await items.last().getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${last}`);

    await open(page, `${path}?table=7`);
    await trigger.click();
    const href = await items.nth(2).getAttribute("href");
    expect(href).toMatch(/^\/r\/\d+$/);
    await items.nth(2).click();
    await page.waitForURL(`**${href}`);
    await expect(menu).toHaveCount(0);

    await open(page, `${path}?table=7`);
    const [from, to, name] =
      messageLanguage(locale) === "ko"
        ? (["ko", "en", "English"] as const)
        : (["en", "ko", "한국어"] as const);
    await expect(page.locator("html")).toHaveAttribute("lang", from);
    await authored(page).locator(".cms-box-select").last().getByRole("button").click();
    await page.getByRole("menuitem", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === path && !url.searchParams.has("language"));
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
  });
  await test.step("cms-box-list keeps its gap and lines, cms-box-resource two columns and the look of Select; both open their targets (R4.3, R4.9)", async () => {
    await startOver(page);
    const attributes = `items='${JSON.stringify(listItems)}' gap="22px" dividercolor="a1b2c3"`;
    const path = await publish(
      sandbox,
      `<div class="cms-box-list" ${attributes}></div><div class="cms-box-resource" resourceid="10" resourcetype="outlet"></div><div class="cms-box-resource" resourceid="10" resourcetype="outlet" columns="4" gap="7px" buttontext="고르기" buttoncolor="14324f" buttontextcolor="ffe"></div>`,
    );
    await open(page, path);
    const rows = authored(page).locator(".cms-box-list").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    for (const [index, gap] of ["0px", "22px", "22px"].entries()) {
      await expect(rows.nth(index)).toHaveCSS("margin-top", gap);
      await expect(rows.nth(index)).toHaveCSS("padding-top", gap);
      await expect(rows.nth(index)).toHaveCSS("border-top-width", index === 0 ? "0px" : "1px");
      if (index > 0) await expect(rows.nth(index)).toHaveCSS("border-top-color", "rgb(161, 178, 195)");
    }
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    const outside = authored(page).getByRole("link", { name: "둘 Two" });
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(outside).toHaveAttribute("rel", /noopener/);

    const plain = authored(page).locator(".cms-box-resource").first();
    const grid = plain.getByRole("list");
    await expect(grid.getByRole("listitem")).toHaveCount(4);
    await expect(grid).toHaveCSS("column-gap", "16px");
    await expect(grid).toHaveCSS("row-gap", "16px");
    const columns = await grid.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(" ").length,
    );
    expect(columns).toBe(2);
    const caption = plain.getByText(messagesFor(locale).Widgets.select, { exact: true });
    await expect(caption).toHaveCount(4);
    await expect(caption.first()).toHaveCSS("background-color", SAFFRON);
    await expect(caption.first()).toHaveCSS("color", "rgb(255, 255, 255)");
    // A text shadow sets white apart from the saffron background.
    await expect(caption.first()).toHaveCSS("text-shadow", /rgb\(29, 26, 22\)/);
    const dressed = authored(page).locator(".cms-box-resource").last();
    await expect(dressed.getByRole("list")).toHaveCSS("column-gap", "7px");
    await expect(dressed.getByText("고르기").first()).toHaveCSS("background-color", "rgb(20, 50, 79)");
    await expect(dressed.getByText("고르기").first()).toHaveCSS("color", "rgb(255, 255, 238)");

    await authored(page).getByRole("link", { name: "하나 One" }).click();
    await page.waitForURL("**/r/11");
    await open(page, path);
    const second = plain.getByRole("link").nth(1);
    const href = await second.getAttribute("href");
    expect(href).toMatch(/^\/r\/\d+$/);
    await second.click();
    await page.waitForURL(`**${href}`);
  });
  await test.step("cms-box-event shows its questions, and its button keeps the look and place of the dummy (R4.12)", async () => {
    await startOver(page);
    const questions = JSON.stringify([
      { type: "m", question: "붉은 것과 흰 것?", options: ["붉은 것", "흰 것"] },
      { type: "s", question: "왜 그렇습니까?" },
    ]);
    const { Common, Event } = messagesFor(locale);
    const style =
      ".go{background:#123456;color:#fedcba;padding:13px 29px;border:3px dotted #abcdef;border-radius:9px}";
    const dummy = '<p>알림</p><a class="cms-dummy-button go">참여</a><p>뒤</p>';
    await open(
      page,
      await publish(
        sandbox,
        `<div class="cms-box-event" eventid="7" question='${questions}'>${dummy}</div><div class="twin">${dummy}</div>`,
        style,
      ),
    );
    const box = authored(page).locator(".cms-box-event");
    await expect(box.getByRole("radio")).toHaveCount(2);
    await box.getByRole("radio", { name: "흰 것" }).check();
    await box.getByRole("textbox", { name: "왜 그렇습니까?" }).fill("바다");
    const button = box.getByRole("button", { name: "참여" });
    const looks = (element: Element) => {
      const { backgroundColor, color, padding, border, borderRadius, font } = getComputedStyle(element);
      return { backgroundColor, color, padding, border, borderRadius, font };
    };
    const twin = authored(page).locator(".twin .go");
    expect(await button.evaluate(looks)).toEqual(await twin.evaluate(looks));
    expect(await button.evaluate((element) => element.previousElementSibling?.textContent)).toBe("알림");
    await button.click();
    await expect(box.getByRole("status")).toContainText(Event.loginFirst);
    await expect(box.getByRole("status").getByRole("link", { name: Common.logIn })).toHaveAttribute(
      "href",
      /^\/auth\/kakao\/login/,
    );
    await expect(box.getByRole("textbox")).toHaveValue("바다");
    await expect(box.getByRole("radio", { name: "흰 것" })).toBeChecked();
  });
});

async function expectLoggedOut(page: Page): Promise<void> {
  const part = authored(page);
  await expect(part.getByText("카카오로 로그인")).toBeVisible();
  await expect(part.getByText("하얏트로 로그인")).toBeVisible();
  for (const text of ["회원 글", "회원만 보는 문단", "회원의", "하나 One"]) {
    await expect(part.getByText(text)).toHaveCount(0);
  }
  await expect(part.getByText("모두")).toBeVisible();
}

test.describe("for an anonymous visitor", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("cms-box-login shows its buttons and never, in any frame, members' content; cms-box-profile and cms-box-share offer a login (R4.4, R4.6, R4.8) @phone", async ({
    page,
    sandbox,
    locale,
  }) => {
    await page.addInitScript(() => {
      const seen = { member: 0, buttonless: 0, frames: 0 };
      Object.assign(window, { seen });
      const look = () => {
        const box = document.querySelector(".cms-box-login");
        if (box) {
          seen.frames += 1;
          if (box.querySelector(".member")) seen.member += 1;
          if (!box.querySelector(".cms-login-button")?.checkVisibility()) seen.buttonless += 1;
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const path = await publish(
      sandbox,
      `${loginBox}<div class="cms-box-profile"><i>old</i></div><div class="cms-box-profile" type="_WOH_"></div><p><a class="cms-box-share" title="여울">나누기</a></p>`,
    );
    await stayOn(page, path);
    await open(page, path);
    await expectLoggedOut(page);
    const seen = await page.evaluate(() => Reflect.get(window, "seen"));
    expect(seen).toEqual({ member: 0, buttonless: 0, frames: expect.any(Number) });
    expect(seen.frames).toBeGreaterThan(0);

    const { Widgets } = messagesFor(locale);
    const messenger = authored(page).locator(".cms-box-profile").first();
    const loyalty = authored(page).locator(".cms-box-profile").last();
    const signIn = { name: Widgets.signIn };
    await expect(messenger).toContainText(Widgets.profileWelcome);
    await expect(messenger.getByRole("link", signIn)).toHaveAttribute("href", /^\/auth\/kakao\/login/);
    await expect(loyalty).toContainText(Widgets.loyaltyWelcome);
    await expect(loyalty.getByRole("link", signIn)).toHaveAttribute("href", "/auth/hyatt/bind");
    await expect(messenger.getByText("old")).toBeHidden();

    const returnOf = async (press: Locator) => {
      const login = leaving(page, /\/auth\/kakao\/login\?/);
      await press.click();
      return new URL(await login).searchParams.get("return");
    };
    expect(await returnOf(authored(page).getByText("카카오로 로그인"))).toBe(path);
    await authored(page).getByText("나누기").click();
    const share = page.getByRole("dialog");
    expect(await returnOf(share.getByRole("link", { name: /log in|로그인/i }))).toBe(path);

    // The same when no script arrives.
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await page.goto(path);
    await expectLoggedOut(page);
    const other = authored(page).getByText("하얏트로 로그인");
    await expect(other).toHaveAttribute("href", /^\/auth\/hyatt\/login/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the choices and the login buttons are links, and members' content is not visible (R4.2, R4.6) @desktop", async ({
    page,
    sandbox,
  }) => {
    await page.goto(await publish(sandbox, outlets + loginBox));
    const select = authored(page).locator(".cms-box-select");
    await expect(select.getByRole("link")).toHaveCount(10);
    await expect(select.getByRole("button")).toBeHidden();
    await expectLoggedOut(page);
    const login = leaving(page, /\/auth\/hyatt\/login$/);
    await authored(page).getByText("하얏트로 로그인").click();
    await login;
  });
});

test("every kind of cms-box-action leads to its target, on any element, by mouse and keyboard; an incomplete one nowhere (R4.7) @desktop", async ({
  page,
  sandbox,
}) => {
  const button = (action: object | string, tag = "div") =>
    `<${tag} class="cms-box-action" action='${typeof action === "string" ? action : JSON.stringify(action)}'>가기</${tag}>`;
  const inside = [
    [{ type: "link", url: "/p/faq" }, /\/p\/faq$/],
    [{ type: "move-page", name: "home" }, /:\d+\/$/],
    [{ type: "move-page", name: "resourcePage", params: { resourceId: 12 } }, /\/r\/12$/],
    [{ type: "move-page", name: "page", params: { pageKey: "faq" } }, /\/p\/faq$/],
    [
      { type: "move-page", name: "promotion", params: { resourceId: 11, id: 1101 } },
      /\/promotion\/11\/1101$/,
    ],
    [{ type: "login" }, /\/auth\/kakao\/login/],
    [{ type: "login", name: "hyatt" }, /\/auth\/hyatt\/login/],
    [{ type: "bind" }, /\/auth\/hyatt\/bind/],
  ] as const;
  const redirected = [
    [{ type: "move-page", name: "book" }, /\/auth\/kakao\/login\?return=%2Fbook/],
    [{ type: "move-page", name: "coupon" }, /\/auth\/kakao\/login\?return=%2Fcoupon/],
  ] as const;
  const go = { type: "move-page", name: "resourcePage", params: { resourceId: 12 } };
  const incomplete = [
    { type: "link" },
    { type: "link", url: "" },
    { type: "file" },
    { type: "move-page" },
    { type: "move-page", name: "nowhere" },
    { type: "move-page", name: "promotion", params: { resourceId: 11 } },
    { type: "unheard-of" },
    { type: "link", url: "javascript:document.title=1" },
    '{"type":"link"',
  ];
  const external = [
    { type: "link", url: "https://example.com/map" },
    { type: "file", url: "https://example.com/menu.pdf", name: "menu.pdf" },
    { type: "link", url: "/p/faq", target: "_blank" },
  ];
  const group = (name: string, ...buttons: string[]) => `<div class="${name}">${buttons.join("")}</div>`;
  const path = await publish(
    sandbox,
    group("inside", ...inside.map(([action]) => button(action))) +
      group("redirected", ...redirected.map(([action]) => button(action))) +
      group("external", ...external.map((action) => button(action))) +
      group("incomplete", ...incomplete.map((action) => button(action))) +
      group(
        "anywhere",
        `<p>앞 ${button(go, "span")} 뒤</p>${button(go, "button")}${button(go, "a")}<table><tr><td>${button(go)}</td></tr></table>`,
      ),
  );
  const requests = await stubExternalSites(page);
  await stayOn(page, path);
  await open(page, path);
  const buttons = (name: string) => authored(page).locator(`.${name} .cms-box-action`);

  const [elsewhere] = await Promise.all([
    page.context().waitForEvent("page"),
    buttons("external").nth(0).click(),
  ]);
  await elsewhere.waitForURL("https://example.com/map");
  expect(requests).toEqual(["https://example.com/map"]);
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
  const file = buttons("external").nth(1).getByRole("link");
  await expect(file).toHaveAttribute("href", "https://example.com/menu.pdf");
  await expect(file).toHaveAttribute("download", "menu.pdf");
  const [beside] = await Promise.all([
    page.context().waitForEvent("page"),
    buttons("external").nth(2).click(),
  ]);
  await beside.waitForURL("**/p/faq");
  expect(page.url()).toContain(path);

  for (const [index, [, address]] of inside.entries()) {
    const next = leaving(page, address);
    await buttons("inside").nth(index).click();
    await next;
  }
  const links = authored(page).locator(".anywhere").getByRole("link", { name: "가기" });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const next = leaving(page, /\/r\/12$/);
    await link.focus();
    await page.keyboard.press("Enter");
    await next;
  }

  const made: string[] = [];
  page.on("request", (request) => made.push(request.url()));
  await expect(buttons("incomplete")).toHaveCount(incomplete.length);
  await expect(authored(page).locator(".incomplete").getByRole("link")).toHaveCount(0);
  for (const one of await buttons("incomplete").all()) await one.click();
  // Late chunks and tracking requests do not come from a button.
  expect(made.filter((url) => !/\/_next\/|\/common_channel_data\//.test(url))).toEqual([]);
  expect(page.url()).toContain(path);

  await page.unrouteAll();
  for (const [index, [, address]] of redirected.entries()) {
    await open(page, path);
    const next = leaving(page, address);
    await buttons("redirected").nth(index).click();
    await next;
  }
});

const TOTAL = 40;

/** Creates an outlet with forty promotions, outside of the group's tree, and a page that lists them. */
async function createOffers(sandbox: SandboxControl) {
  const resourceId = uniqueId();
  await sandbox.putResource(resourceId, {
    parentId: null,
    type: "outlet",
    key: `outlet-${resourceId}`,
    content: both({ name: `식당 ${resourceId}` }),
    seo: both({ title: `식당 ${resourceId}`, thumb: "{media}/media/map.jpg" }),
  });
  const first = uniqueId();
  for (let number = 1; number <= TOTAL; number += 1) {
    await sandbox.putPromotion(first + number, {
      resourceId,
      name: both(`상차림 ${number}`),
      description: both(`Table ${number}`),
      thumbnailImage: "{media}/media/map.jpg",
      contents: both(`<p>상차림 ${number}</p>`),
      menus: [],
    });
  }
  const path = await publish(
    sandbox,
    `<h1>목록</h1><div class="cms-box-promotion" resourceid="${resourceId}" columns="2"></div>`,
  );
  return { resourceId, path };
}

/** What a reader sees of a list of promotions, and the requests for more of it. */
function readerOf(page: Page) {
  const cards = authored(page).locator('a[href^="/promotion/"]');
  const state = authored(page).locator("[data-list-state]");
  const requests: string[] = [];
  page.on("request", (made) => {
    if (made.url().includes("/promotion/list/")) requests.push(new URL(made.url()).search);
  });
  const toEnd = () => state.evaluate((end) => end.scrollIntoView());
  const expectAll = async () => {
    await expect(cards).toHaveCount(TOTAL);
    await expect(state).toHaveAttribute("data-list-state", "complete");
    const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("href")));
    expect(new Set(names).size).toBe(TOTAL);
  };
  return { cards, state, requests, toEnd, expectAll };
}

test.describe("cms-box-promotion (R4.10)", () => {
  test.use({ expectedErrors: [/status of 5\d\d.*\/promotion\/list\//] });

  test("the first sixteen are in the page, the others load on scrolling, also before the framework is here and after a failure, and Back restores the list (R4.10, R12.2) @phone", async ({
    page,
    context,
    sandbox,
    request,
    locale,
  }) => {
    const { resourceId, path } = await createOffers(sandbox);
    await test.step("a failure is told, and Retry goes on", async () => {
      // First, because the answers that follow are kept for a while.
      const failing = await context.newPage();
      const { cards, state, toEnd, expectAll } = readerOf(failing);
      const { Widgets, Errors } = messagesFor(locale);
      // In data saver mode nothing is asked for ahead.
      await saveData(failing);
      await open(failing, path);
      const fault = await sandbox.addFault({
        path: new RegExp(`/promotion/list/${resourceId}$`),
        status: 500,
      });
      await toEnd();
      await expect(state).toHaveAttribute("data-list-state", "error");
      await expect(state).toContainText(Widgets.couldNotLoad);
      await expect(cards).toHaveCount(16);
      const toast = failing.locator("[data-sonner-toast]");
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText(Errors.title.replace("{code}", "REQUEST_SEND_ERROR"));
      await expect(toast).toContainText(Errors.REQUEST_SEND_ERROR);
      expect(await listAccessibilityViolations(failing)).toEqual([]);
      await sandbox.removeFault(fault);
      await authored(failing).getByRole("button", { name: Widgets.retry }).click();
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(32);
      await toEnd();
      await expectAll();
      await failing.close();
    });

    await test.step("to the end, and back from an offer", async () => {
      const sent = await (await request.get(path, { headers: { "accept-language": locale ?? "en" } })).text();
      expect(sent.match(/href="\/promotion\//g)).toHaveLength(16);
      // Each card is in the page once, not again as data for the scripts.
      expect(sent.match(/상차림 \d+/g)).toHaveLength(16);
      const { cards, state, requests, toEnd, expectAll } = readerOf(page);
      await open(page, path);
      await expect(cards).toHaveCount(16);
      await expect(state).toHaveAttribute("data-list-state", "loaded");
      // The next sixteen may be asked for while the page is idle.
      expect(requests.length).toBeLessThanOrEqual(1);
      await toEnd();
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(32);
      await toEnd();
      await expectAll();
      // After each page the one before it is read again, because an offer that goes away moves the next one there.
      expect(requests).toHaveLength(4);
      for (const query of requests) expect(query).toContain("perPage=16");

      const card = cards.nth(25);
      await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(500);
      const href = await card.getAttribute("href");
      await card.click();
      await page.waitForURL(`**${href}`);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(card).toHaveAttribute("href", href ?? "");
      await expect(card).toBeInViewport();
      const moved = async () => Math.abs((await page.evaluate(() => window.scrollY)) - place);
      await expect.poll(moved).toBeLessThan(200);
    });

    await test.step("while the next cards load, the page's footer is outside of the viewport", async () => {
      const slow = await context.newPage();
      const { cards, state } = readerOf(slow);
      const release = await holdRequests(slow, /\/promotion\/list\//);
      await open(slow, path);
      const foot = slow.locator("[data-zone=bottom]");
      await cards.nth(15).evaluate((card) => card.scrollIntoView({ block: "start" }));
      await expect(state).toHaveAttribute("data-list-state", "loading");
      await expect(foot).not.toBeInViewport();
      release();
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(32);
      await expect(foot).not.toBeInViewport();
      await slow.close();
    });

    await test.step("a quick reader sees the next cards before the framework, which takes them over", async () => {
      const quick = await context.newPage();
      const { cards, requests, toEnd, expectAll } = readerOf(quick);
      const release = await holdRequests(quick, /_next.static.chunks.*\.js/);
      await quick.goto(path);
      await toEnd();
      await expect(cards).toHaveCount(32);
      await expect(quick.locator("html[data-hydrated]")).toHaveCount(0);
      const shown = await cards.last().elementHandle();
      release();
      await expect(quick.locator("html[data-hydrated]")).toHaveCount(1);
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(32);
      // The same element, not one that was rendered anew.
      expect(await shown?.evaluate((card) => card.isConnected)).toBe(true);
      await toEnd();
      await expectAll();
      // After each page the one before it is read again, because an offer that goes away moves the next one there.
      expect(requests).toHaveLength(4);
      await quick.close();
    });
  });
});

test.describe("when the code of one widget fails to load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|widget event failed|Failed to load chunk/] });

  test("it shows its authored content, and the other widgets still work (R4.1) @desktop", async ({
    page,
    sandbox,
  }) => {
    const question = JSON.stringify([{ type: "s", question: "왜?" }]);
    const event = `<div class="cms-box-event" eventid="${uniqueId()}" question='${question}'><a class="cms-dummy-button">저자의 글</a></div>`;
    const html = `<p>앞</p>${event}${list()}<div class="cms-box-select" type="language"></div><p>뒤</p>`;
    const path = await publish(sandbox, html);
    // Only the event widget's code contains this string.
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (/\.js/.test(request.url())) scripts.add(request.url());
    });
    await open(page, path);
    await expect(page.getByRole("textbox")).toBeVisible();
    const lost: string[] = [];
    for (const script of scripts) {
      const text = await (await page.request.get(script)).text();
      if (text.includes('("answersNotSent"')) lost.push(script);
    }
    expect(lost).not.toEqual([]);
    await page.route(
      (url) => lost.includes(url.href),
      (route) => route.abort(),
    );
    await page.reload();
    await hydrate(page);
    await expect(authored(page).getByText("저자의 글")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(authored(page).getByRole("link", { name: "하나 One" })).toBeVisible();
    await authored(page)
      .getByRole("button", { name: /Language/ })
      .click();
    await expect(page.getByRole("menuitem")).toHaveCount(2);
    await page.keyboard.press("Escape");
    expect(await readAround(page)).toBe(cleanAround(html));
  });
});
