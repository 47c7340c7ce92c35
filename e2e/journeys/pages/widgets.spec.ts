import type { Page, Request } from "playwright/test";
import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { cleanAround, expectHydrated, readAround } from "@/e2e/support/authored-part";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/hold-requests";
import { saveData } from "@/e2e/support/hydrate";
import { messageLanguage, messagesFor } from "@/e2e/support/messages";
import type { SandboxControl } from "@/e2e/support/sandbox-control";

const SAFFRON = "rgb(255, 182, 17)";
const ITEM_HEIGHT = 46;
const DAY_MS = 24 * 60 * 60 * 1_000;

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

test.describe("a widget is mounted where its block is written (R4.1)", () => {
  const places: { name: string; html: string; asWritten?: boolean }[] = [
    {
      name: "in a table cell",
      html: `<h2>표</h2><table class="rooms" border="1"><tbody><tr><td>가 &amp; 나</td><td>앞 ${list()} 뒤</td></tr></tbody></table><p>끝</p>`,
      asWritten: true,
    },
    {
      name: "in nested rows",
      html: `<div class="row"><div class="col"><div class="row" style="padding-top: 4px;"><div class="col">왼쪽</div><div class="col">${list()}</div></div></div><div class="col"><img alt="지도" width="40" height="30"></div></div>`,
      asWritten: true,
    },
    {
      name: "in a list",
      html: `<ul class="steps"><li>첫째</li><li>둘째 ${list()}</li><li>${list("div")}</li></ul>`,
      asWritten: true,
    },
    { name: "between unclosed paragraphs", html: `<p>첫 문단<p>둘째 문단${list()}<p>셋째 <b>굵게` },
    {
      name: "inside a paragraph",
      html: `<p class="lead">앞 ${list("span", "목록")} 뒤</p><p>다음</p>`,
      asWritten: true,
    },
    {
      name: "inside a link",
      html: `<p><a href="/p/faq" title="물음">앞 ${list("span", "목록")} 뒤</a></p>`,
      asWritten: true,
    },
    {
      name: "as a table row",
      html: `<table><tbody><tr><td>첫 줄</td></tr>${list("tr", "<td>둘째 줄</td>")}<tr><td>셋째 줄</td></tr></tbody></table>`,
      asWritten: true,
    },
    {
      name: "in a table without tbody and end tag",
      html: `<table><tr><td>가<td>${list()}<tr><td>나<table><tr><td>${list()}</table>`,
    },
    { name: "in a heading", html: `<h3>제목 ${list("span", "목록")}</h3>` },
    {
      name: "in a definition list",
      html: `<dl><dt>이름</dt><dd>${list()}</dd></dl><blockquote>말 ${list("section")}</blockquote>`,
      asWritten: true,
    },
    { name: "in tags closed in the wrong order", html: `<b><i>굵은 </b>기운 ${list()}</i> 끝` },
  ];
  for (const { name, html, asWritten = false } of places) {
    test(`${name}, and everything around it stays as authored (R4.1) @desktop`, async ({ page, sandbox }) => {
      await open(page, await publish(sandbox, html));
      const lists = html.split("cms-box-list").length - 1;
      await expect(authored(page).locator("ul > li > a", { hasText: "셋 Three" })).toHaveCount(lists);
      const links = authored(page).locator("ul > li > a", { hasText: "하나 One" });
      await expect(links.first()).toHaveAttribute("href", "/r/11");
      const around = cleanAround(html);
      expect(await readAround(page)).toBe(around);
      // Where nothing had to be removed or repaired, it is exactly the authored HTML.
      if (asWritten) expect(unmark(around)).toBe(unmark(replaceLists(html)));
    });
  }

  test("unsafe markup is removed and the widgets beside it work (R4.1) @desktop", async ({
    page,
    sandbox,
  }) => {
    const html = `<div onclick="document.title='x'">하나<script>document.title='x'</script></div>${list()}<iframe srcdoc="x"></iframe><p style="position:fixed">둘</p>`;
    await open(page, await publish(sandbox, html));
    await expect(authored(page).getByRole("link", { name: "둘 Two" })).toBeVisible();
    const around = await readAround(page);
    expect(around).toBe(cleanAround(html));
    expect(around).not.toMatch(/script|onclick|srcdoc|fixed/);
    await expect(page).not.toHaveTitle("x");
  });
});

/** Removes the slot numbers, which are added by the parser. */
function unmark(html: string): string {
  return html.replaceAll(/<x-slot[^>]*><\/x-slot>/g, "<x-slot></x-slot>");
}

function replaceLists(html: string): string {
  return html.replaceAll(/<(\w+) class="cms-box-list"[^>]*>.*?<\/\1>/g, "<x-slot></x-slot>");
}

test.describe("cms-box-select (R4.2)", () => {
  const outlets = '<div class="cms-box-select" type="resource" resourceid="1" resourcetype="outlet"></div>';

  test("is at most six items tall and opens upward if there is little space below (R4.2)", async ({
    page,
    sandbox,
    locale,
  }) => {
    await open(page, await publish(sandbox, spacer + outlets + spacer));
    const trigger = authored(page).getByRole("button", { name: messagesFor(locale).Widgets.choosePlace });
    for (const [block, side] of [
      ["end", "top"],
      ["center", "bottom"],
    ] as const) {
      await trigger.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      await trigger.click();
      const menu = page.getByRole("menu");
      await expect(menu).toHaveAttribute("data-side", side);
      await expect(menu.getByRole("menuitem")).toHaveCount(10);
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
  });

  test("picking an outlet closes the list and opens its page (R4.2) @desktop", async ({ page, sandbox }) => {
    await open(page, await publish(sandbox, outlets));
    await authored(page).getByRole("button").click();
    const third = page.getByRole("menuitem").nth(2);
    const href = await third.getAttribute("href");
    expect(href).toMatch(/^\/r\/\d+$/);
    await third.click();
    await page.waitForURL(`**${href}`);
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("picking a language keeps the page and stores the choice (R4.2) @phone", async ({
    page,
    sandbox,
    locale,
  }) => {
    const path = await publish(sandbox, '<div class="cms-box-select" type="language"></div>');
    await open(page, `${path}?table=7`);
    const [from, to, name] =
      messageLanguage(locale) === "ko"
        ? (["ko", "en", "English"] as const)
        : (["en", "ko", "한국어"] as const);
    await expect(page.locator("html")).toHaveAttribute("lang", from);
    await authored(page).getByRole("button").click();
    await page.getByRole("menuitem", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === path && !url.searchParams.has("language"));
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", to);
  });

  test("works with the keyboard only (R4.2) @desktop", async ({ page, sandbox }) => {
    await open(page, await publish(sandbox, outlets));
    const trigger = authored(page).getByRole("button");
    await trigger.focus();
    await page.keyboard.press("Enter");
    const items = page.getByRole("menuitem");
    await expect(items.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toBeInViewport();
    const href = await items.last().getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${href}`);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the choices are shown as links (R4.2) @desktop", async ({ page, sandbox }) => {
      await page.goto(await publish(sandbox, outlets));
      await expect(authored(page).getByRole("link")).toHaveCount(10);
      await expect(authored(page).getByRole("button")).toBeHidden();
    });
  });
});

test("cms-box-list keeps the author's gap and shows a line between two links (R4.3) @desktop", async ({
  page,
  sandbox,
}) => {
  const attributes = `items='${JSON.stringify(listItems)}' gap="22px" dividercolor="a1b2c3"`;
  await open(page, await publish(sandbox, `<div class="cms-box-list" ${attributes}></div>`));
  const rows = authored(page).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  for (const [index, gap] of [
    [0, "0px"],
    [1, "22px"],
    [2, "22px"],
  ] as const) {
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
  await authored(page).getByRole("link", { name: "하나 One" }).click();
  await page.waitForURL("**/r/11");
});

test("cms-box-profile invites an anonymous visitor to log in, to either account (R4.4) @phone", async ({
  page,
  sandbox,
  locale,
}) => {
  const { Widgets } = messagesFor(locale);
  await open(
    page,
    await publish(
      sandbox,
      '<div class="cms-box-profile"><i>old</i></div><div class="cms-box-profile" type="_WOH_"></div>',
    ),
  );
  const [messenger, loyalty] = [
    authored(page).locator(".cms-box-profile").first(),
    authored(page).locator(".cms-box-profile").last(),
  ];
  await expect(messenger).toContainText(Widgets.profileWelcome);
  await expect(messenger.getByRole("link", { name: Widgets.signIn })).toHaveAttribute(
    "href",
    /^\/auth\/kakao\/login/,
  );
  await expect(loyalty).toContainText(Widgets.loyaltyWelcome);
  await expect(loyalty.getByRole("link", { name: Widgets.signIn })).toHaveAttribute(
    "href",
    "/auth/hyatt/bind",
  );
  await expect(messenger.getByText("old")).toBeHidden();
});

test.describe("cms-box-login (R4.6)", () => {
  const box = `<div class="cms-box-login">회원 글 <a class="cms-login-button" provider="kakao">카카오로 로그인</a><button class="cms-login-button" provider="hyatt">하얏트로 로그인</button><p class="member">회원만 보는 문단</p><div><b>회원의 <span class="cms-box-list" items='${JSON.stringify(listItems)}'></span></b></div></div><p>모두</p>`;

  async function expectLoggedOut(page: Page): Promise<void> {
    const part = authored(page);
    await expect(part.getByText("카카오로 로그인")).toBeVisible();
    await expect(part.getByText("하얏트로 로그인")).toBeVisible();
    for (const text of ["회원 글", "회원만 보는 문단", "회원의", "하나 One"]) {
      await expect(part.getByText(text)).toHaveCount(0);
    }
    await expect(part.getByText("모두")).toBeVisible();
  }

  test("shows its buttons and never, in any frame, members' content (R4.6) @phone", async ({
    page,
    sandbox,
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
    const path = await publish(sandbox, box);
    await open(page, path);
    await expectLoggedOut(page);
    const seen = await page.evaluate(() => Reflect.get(window, "seen"));
    expect(seen).toEqual({ member: 0, buttonless: 0, frames: expect.any(Number) });
    expect(seen.frames).toBeGreaterThan(0);
    const leaving = page.waitForRequest(/\/auth\/kakao\/login\?/);
    await authored(page).getByText("카카오로 로그인").click();
    expect(new URL((await leaving).url()).searchParams.get("return")).toBe(path);
  });

  test.describe("before hydration", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });
    test("the same is shown when no script arrives (R4.6) @desktop", async ({ page, sandbox }) => {
      await page.route(/\/_next\/.*\.js/, (route) => route.abort());
      await page.goto(await publish(sandbox, box));
      await expectLoggedOut(page);
      await expect(authored(page).getByText("하얏트로 로그인")).toHaveAttribute(
        "href",
        /^\/auth\/hyatt\/login/,
      );
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the buttons are links and members' content is not visible (R4.6) @desktop", async ({
      page,
      sandbox,
    }) => {
      await page.goto(await publish(sandbox, box));
      await expectLoggedOut(page);
      const leaving = page.waitForRequest(/\/auth\/hyatt\/login$/);
      await authored(page).getByText("하얏트로 로그인").click();
      await leaving;
    });
  });
});

test.describe("cms-box-action (R4.7)", () => {
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
    [{ type: "move-page", name: "book" }, /\/auth\/kakao\/login\?return=%2Fbook/],
    [{ type: "move-page", name: "coupon" }, /\/auth\/kakao\/login\?return=%2Fcoupon/],
    [{ type: "login" }, /\/auth\/kakao\/login/],
    [{ type: "login", name: "hyatt" }, /\/auth\/hyatt\/login/],
    [{ type: "bind" }, /\/auth\/hyatt\/bind/],
  ] as const;

  test("every kind of action leads to its target (R4.7) @desktop", async ({ page, sandbox }) => {
    const path = await publish(sandbox, inside.map(([action]) => button(action)).join(""));
    for (const [index, [, address]] of inside.entries()) {
      await open(page, path);
      const leaving = page.waitForRequest(address);
      await authored(page).locator(".cms-box-action").nth(index).click();
      await leaving;
    }
  });

  test("external addresses and files open in a new tab (R4.7) @desktop", async ({ page, sandbox }) => {
    const requests = await stubExternalSites(page);
    const path = await publish(
      sandbox,
      button({ type: "link", url: "https://example.com/map" }) +
        button({ type: "file", url: "https://example.com/menu.pdf", name: "menu.pdf" }) +
        button({ type: "link", url: "/p/faq", target: "_blank" }),
    );
    await open(page, path);
    const buttons = authored(page).locator(".cms-box-action");
    const [elsewhere] = await Promise.all([page.context().waitForEvent("page"), buttons.nth(0).click()]);
    await elsewhere.waitForURL("https://example.com/map");
    expect(requests).toEqual(["https://example.com/map"]);
    expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
    await expect(buttons.nth(1).getByRole("link")).toHaveAttribute("href", "https://example.com/menu.pdf");
    await expect(buttons.nth(1).getByRole("link")).toHaveAttribute("download", "menu.pdf");
    const [beside] = await Promise.all([page.context().waitForEvent("page"), buttons.nth(2).click()]);
    await beside.waitForURL("**/p/faq");
    expect(page.url()).toContain(path);
  });

  test("works on any element, in any place, also with the keyboard (R4.7) @desktop", async ({
    page,
    sandbox,
  }) => {
    const go = { type: "move-page", name: "resourcePage", params: { resourceId: 12 } };
    const html = `<p>앞 ${button(go, "span")} 뒤</p>${button(go, "button")}${button(go, "a")}<table><tr><td>${button(go)}</td></tr></table>`;
    const path = await publish(sandbox, html);
    for (const index of [0, 1, 2, 3]) {
      await open(page, path);
      const link = authored(page).getByRole("link", { name: "가기" });
      await expect(link).toHaveCount(4);
      await link.nth(index).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/r/12");
    }
  });

  test("an incomplete action does nothing (R4.7) @desktop", async ({ page, sandbox }) => {
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
    const requests: string[] = [];
    const path = await publish(sandbox, incomplete.map((action) => button(action)).join(""));
    await open(page, path);
    page.on("request", (request: Request) => requests.push(request.url()));
    const buttons = authored(page).locator(".cms-box-action");
    await expect(buttons).toHaveCount(incomplete.length);
    await expect(authored(page).getByRole("link")).toHaveCount(0);
    for (const one of await buttons.all()) await one.click();
    // Late chunks and tracking requests do not come from a button.
    expect(requests.filter((url) => !/\/_next\/|\/common_channel_data\//.test(url))).toEqual([]);
    expect(page.url()).toContain(path);
  });
});

test("cms-box-share offers a login that returns to the page (R4.8) @phone", async ({ page, sandbox }) => {
  const path = await publish(sandbox, '<p><a class="cms-box-share" title="여울">나누기</a></p>');
  await open(page, path);
  await authored(page).getByText("나누기").click();
  const leaving = page.waitForRequest(/\/auth\/kakao\/login\?/);
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /log in|로그인/i })
    .click();
  expect(new URL((await leaving).url()).searchParams.get("return")).toBe(path);
});

test("cms-box-resource: two columns, 16px, Select in ffb611 and white; a card opens its resource (R4.9)", async ({
  page,
  sandbox,
  locale,
}) => {
  await open(
    page,
    await publish(
      sandbox,
      '<div class="cms-box-resource" resourceid="10" resourcetype="outlet"></div><div class="cms-box-resource" resourceid="10" resourcetype="outlet" columns="4" gap="7px" buttontext="고르기" buttoncolor="14324f" buttontextcolor="ffe"></div>',
    ),
  );
  const plain = authored(page).locator(".cms-box-resource").first();
  const grid = plain.getByRole("list");
  await expect(grid.getByRole("listitem")).toHaveCount(4);
  await expect(grid).toHaveCSS("column-gap", "16px");
  await expect(grid).toHaveCSS("row-gap", "16px");
  const columns = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
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

  const second = plain.getByRole("link").nth(1);
  const href = await second.getAttribute("href");
  expect(href).toMatch(/^\/r\/\d+$/);
  await second.click();
  await page.waitForURL(`**${href}`);
});

test.describe("cms-box-promotion (R4.10)", () => {
  const TOTAL = 40;

  /** Creates an outlet with forty promotions, outside of the group's tree. */
  async function openOutlet(sandbox: SandboxControl) {
    const resourceId = uniqueId();
    const both = <Value>(value: Value) => ({ ko: value, en: value });
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
    return { resourceId, first, path };
  }

  const cards = (page: Page) => authored(page).locator('a[href^="/promotion/"]');
  const state = (page: Page) => authored(page).locator("[data-list-state]");
  const toEnd = (page: Page) => state(page).evaluate((end) => end.scrollIntoView());

  test("the first sixteen are in the page, the others load on scrolling, to the end (R4.10) @phone", async ({
    page,
    sandbox,
    request,
    locale,
  }) => {
    const { path } = await openOutlet(sandbox);
    const sent = await (await request.get(path, { headers: { "accept-language": locale ?? "en" } })).text();
    expect(sent.match(/href="\/promotion\//g)).toHaveLength(16);
    // Each card is in the page once, not again as data for the scripts.
    expect(sent.match(/상차림 \d+/g)).toHaveLength(16);
    const requests: string[] = [];
    page.on("request", (made) => {
      if (made.url().includes("/promotion/list/")) requests.push(new URL(made.url()).search);
    });
    await open(page, path);
    await expect(cards(page)).toHaveCount(16);
    await expect(state(page)).toHaveAttribute("data-list-state", "loaded");
    // The next sixteen may be asked for while the page is idle.
    expect(requests.length).toBeLessThanOrEqual(1);
    await toEnd(page);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(32);
    await toEnd(page);
    await expect(cards(page)).toHaveCount(TOTAL);
    await expect(state(page)).toHaveAttribute("data-list-state", "complete");
    expect(requests).toHaveLength(2);
    for (const query of requests) expect(query).toContain("perPage=16");
    const names = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("href")));
    expect(new Set(names).size).toBe(TOTAL);
  });

  test("while the next cards load, the page's footer is outside of the viewport (R4.10) @phone", async ({
    page,
    sandbox,
  }) => {
    const { path } = await openOutlet(sandbox);
    const release = await holdRequests(page, /\/promotion\/list\//);
    await open(page, path);
    const foot = page.locator("[data-zone=bottom]");
    await cards(page)
      .nth(15)
      .evaluate((card) => card.scrollIntoView({ block: "start" }));
    await expect(state(page)).toHaveAttribute("data-list-state", "loading");
    await expect(foot).not.toBeInViewport();
    release();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(32);
    await expect(foot).not.toBeInViewport();
  });

  test("a quick reader sees the next cards before the framework is here, which takes them over and goes on (R4.10) @phone", async ({
    page,
    sandbox,
  }) => {
    const { path } = await openOutlet(sandbox);
    const release = await holdRequests(page, /_next.static.chunks.*\.js/);
    const requests: string[] = [];
    page.on("request", (made) => {
      if (made.url().includes("/promotion/list/")) requests.push(made.url());
    });
    await page.goto(path);
    await toEnd(page);
    await expect(cards(page)).toHaveCount(32);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    const shown = await cards(page).last().elementHandle();
    release();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await expect(cards(page)).toHaveCount(32);
    // The same element, not one that was rendered anew.
    expect(await shown?.evaluate((card) => card.isConnected)).toBe(true);
    await toEnd(page);
    await expect(cards(page)).toHaveCount(TOTAL);
    await expect(state(page)).toHaveAttribute("data-list-state", "complete");
    expect(requests).toHaveLength(2);
    const links = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("href")));
    expect(new Set(links).size).toBe(TOTAL);
  });

  test("Back restores the list and the scroll position (R4.10) @phone", async ({ page, sandbox }) => {
    const { path } = await openOutlet(sandbox);
    await open(page, path);
    await toEnd(page);
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(32);
    const card = cards(page).nth(25);
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
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
      .toBeLessThan(200);
  });

  test.describe("when the next page fails", () => {
    test.use({ expectedErrors: [/status of 5\d\d.*\/promotion\/list\//] });
    test("shows an error for ten seconds at the top right, and Retry continues (R4.10, R12.2) @phone", async ({
      page,
      sandbox,
      locale,
    }) => {
      const { Widgets, Errors } = messagesFor(locale);
      const { resourceId, path } = await openOutlet(sandbox);
      // In data saver mode nothing is asked for ahead.
      await saveData(page);
      await page.clock.install();
      await open(page, path);
      const fault = await sandbox.addFault({
        path: new RegExp(`/promotion/list/${resourceId}$`),
        status: 500,
      });
      await toEnd(page);
      await expect(state(page)).toHaveAttribute("data-list-state", "error");
      await expect(state(page)).toContainText(Widgets.couldNotLoad);
      await expect(cards(page)).toHaveCount(16);
      const toast = page.locator("[data-sonner-toast]");
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText(Errors.title.replace("{code}", "REQUEST_SEND_ERROR"));
      await expect(toast).toContainText(Errors.REQUEST_SEND_ERROR);
      expect(await listAccessibilityViolations(page)).toEqual([]);
      const toaster = page.locator("[data-sonner-toaster]");
      await expect(toaster).toHaveAttribute("data-y-position", "top");
      await expect(toaster).toHaveAttribute("data-x-position", "right");
      await page.clock.fastForward(8_000);
      await expect(toast).toBeVisible();
      await page.clock.fastForward(2_500);
      await expect(toast).toHaveCount(0);
      await sandbox.removeFault(fault);
      await authored(page).getByRole("button", { name: Widgets.retry }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(32);
      await toEnd(page);
      await expect(cards(page)).toHaveCount(TOTAL);
      await expect(state(page)).toHaveAttribute("data-list-state", "complete");
    });
  });
});

test.describe("cms-box-popup (R4.11)", () => {
  test("'do not show for N days' applies for N days, and only if selected (R4.11) @desktop", async ({
    page,
    sandbox,
    locale,
  }) => {
    const { Widgets } = messagesFor(locale);
    const path = await publish(
      sandbox,
      `<p>글</p><div class="cms-box-popup" popupid="${uniqueKey()}" days="9"><p>가을 상차림</p></div>`,
    );
    const now = Date.now();
    await page.clock.install({ time: now });
    await open(page, path);
    const popup = page.getByRole("dialog");
    // The popup is shown after the page has been visible for some seconds.
    const beSeen = () => page.clock.fastForward(7_000);
    /** Opens the page after the browser was closed: a popup is shown once in a visit. */
    const comeAgain = async () => {
      await page.evaluate(() => sessionStorage.clear());
      await open(page, path);
    };
    await beSeen();
    const refuse = popup.getByRole("checkbox", { name: /9/ });
    await expect(popup).toContainText("가을 상차림");
    await popup.getByRole("button", { name: Widgets.close }).click();
    await expect(popup).toBeHidden();

    await open(page, path);
    await beSeen();
    await expect(popup, "again in the same visit").toBeHidden();

    await comeAgain();
    await beSeen();
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();

    await comeAgain();
    await beSeen();
    await expect(popup).toBeVisible();
    await refuse.check();
    await popup.getByRole("button", { name: Widgets.close }).click();
    await expect(popup).toBeHidden();

    await comeAgain();
    await beSeen();
    await expect(popup).toBeHidden();
    await page.clock.setSystemTime(now + 9 * DAY_MS - 60_000);
    await comeAgain();
    await beSeen();
    await expect(popup).toBeHidden();
    await page.clock.setSystemTime(now + 9 * DAY_MS + 60 * 60_000);
    await comeAgain();
    await beSeen();
    await expect(popup).toBeVisible();
  });

  test("of two popups only the first is shown at once (R4.11) @phone", async ({ page, sandbox }) => {
    const one = (text: string) => `<div class="cms-box-popup" popupid="${uniqueKey()}"><p>${text}</p></div>`;
    await page.clock.install();
    await open(page, await publish(sandbox, one("첫째 알림") + one("둘째 알림")));
    await page.clock.fastForward(7_000);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByText("첫째 알림")).toBeVisible();
  });
});

test.describe("cms-box-event (R4.12)", () => {
  const questions = JSON.stringify([
    { type: "m", question: "붉은 것과 흰 것?", options: ["붉은 것", "흰 것"] },
    { type: "s", question: "왜 그렇습니까?" },
  ]);
  const style =
    ".go{background:#123456;color:#fedcba;padding:13px 29px;border:3px dotted #abcdef;border-radius:9px}";
  const event = (eventid: string, content: string, question = questions) =>
    `<div class="cms-box-event" eventid="${eventid}" question='${question}'>${content}</div>`;

  test("shows its questions, and its button keeps the look and place of the dummy (R4.12) @phone", async ({
    page,
    sandbox,
    locale,
  }) => {
    const { Common, Event } = messagesFor(locale);
    const dummy = '<p>알림</p><a class="cms-dummy-button go">참여</a><p>뒤</p>';
    await open(page, await publish(sandbox, `${event("7", dummy)}<div class="twin">${dummy}</div>`, style));
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

  test("stays as authored with no id, an invalid one, or not exactly one dummy button (R4.12) @desktop", async ({
    page,
    sandbox,
  }) => {
    const one = '<button class="go">참여</button>';
    const html = [
      event("-1", one),
      event("", one),
      event("1,5", one),
      event("0x7", one),
      event("8", one + one),
      event("9", "<p>없음</p>"),
    ].join("");
    await open(page, await publish(sandbox, html));
    const boxes = authored(page).locator(".cms-box-event");
    await expect(boxes).toHaveCount(6);
    await expect(authored(page).locator("[data-slot]")).toHaveCount(0);
    await expect(authored(page).getByText("붉은 것")).toHaveCount(0);
    expect(await readAround(page)).toBe(cleanAround(html));
  });

  test("ignores an attribute that is not JSON, and the event still works (R4.12) @desktop", async ({
    page,
    sandbox,
  }) => {
    const html = event("7", '<button class="go">참여</button>', "[{not json");
    await open(page, await publish(sandbox, html));
    await expect(authored(page).locator("[data-slot]").first()).toBeVisible();
    await expect(authored(page).getByRole("radio")).toHaveCount(0);
    await authored(page).getByRole("button", { name: "참여" }).click();
    await expect(authored(page).getByRole("status")).toBeVisible();
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
