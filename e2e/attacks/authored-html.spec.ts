import type { BrowserContext, Locator, Page } from "playwright/test";
import {
  COLOUR_RULES,
  listAccessibilityViolations,
  listClippedTexts,
  listOverflowingElements,
} from "@/e2e/support/accessibility-checks";
import { cleanAround, expectHydrated, listNames, readAround } from "@/e2e/support/authored-part";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { hotelDocuments } from "@/e2e/support/hotel-documents";
import { inBatches } from "@/e2e/support/in-batches";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { readHostileMarkup } from "@/tools/corpora/hostile/hostile-lists.test-support";

const PAYLOADS_A_PAGE = 128;
/** Of generated documents; the long tests show more. */
const SOUPS = process.env.HOSTILE_RUNS === undefined ? 36 : 120;
const SOUPS_A_PAGE = 12;
const DOCUMENTS_A_PAGE = 5;

/** Closes whatever a payload left open that would swallow the markup after it. */
const ENDS =
  "'\">--></script></style></textarea></title></xmp></noscript></iframe></noembed></noframes></template></select></svg></math>";

/** Closes the tables and formatting elements that a document left open, so that the next one starts outside of them. */
const BETWEEN_DOCUMENTS = "</table></b></i></font></center><hr>";

test.describe.configure({ timeout: 240_000 });
// Pictures linked by authors are on external hosts and not fetched here.
test.use({ expectedErrors: [/Failed to load resource|ERR_|Not allowed to load local resource/] });

/**
 * NUL and lone surrogates cannot be stored in the database or encoded as UTF-8, so they are removed from the payloads.
 */
const readPayloads = () =>
  readHostileMarkup().map((text) => Buffer.from(text.replaceAll("\u0000", "")).toString());

test("hostile markup: widgets work, no script runs, the rest is as cleaned (R4.1) @desktop @long", async ({
  page,
  sandbox,
}) => {
  const watch = await watchForHarm(page);
  const random = seeded(1);
  const payloads = readPayloads();
  const counts = { widgets: 0, wanted: 0 };
  for (const batch of inBatches(payloads, PAYLOADS_A_PAGE)) {
    const { html, wanted } = withWidgets(batch, random);
    counts.wanted += wanted;
    counts.widgets += await expectAsCleaned(page, sandbox, html);
    watch.expectNoHarm();
  }
  // Only what follows a payload that swallows everything may be lost.
  expect(counts.widgets).toBeGreaterThan(counts.wanted * 0.99);
  test.info().annotations.push({
    type: "pages",
    description: `${payloads.length} payloads, ${counts.widgets} of ${counts.wanted} widgets`,
  });
});

test("hostile and careless markup is rendered as cleaned, and nothing of it runs (R2.4, R4.1) @desktop", async ({
  page,
  sandbox,
}) => {
  const watch = await watchForHarm(page);
  await test.step("mutation XSS runs neither on page load nor when the page's HTML is parsed again (R4.1)", async () => {
    const turning = [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
      '<noscript><p title="</noscript><img src=1 onerror=alert(1)>">',
    ];
    for (const html of turning) {
      await expectAsCleaned(page, sandbox, `<p>앞</p>${html}`);
      const part = page.locator('[data-zone="page"] .cms');
      // Two rounds of serializing and parsing via `innerHTML`, as an editor or a script that moves the element would do.
      const left = await part.evaluate((element) => {
        for (let round = 0; round < 2; round += 1) {
          const written = element.innerHTML;
          element.innerHTML = written;
        }
        const all = [...element.querySelectorAll("*")];
        return {
          handlers: all
            .flatMap(({ attributes }) => [...attributes])
            .filter(({ name }) => name.startsWith("on")).length,
          harmful: all.filter(({ localName }) =>
            /^(?:script|style|math|mglyph|mtext|noscript|iframe)$/.test(localName),
          ).length,
        };
      });
      expect(left).toEqual({ handlers: 0, harmful: 0 });
      watch.expectNoHarm();
    }
  });
  await test.step("random tag soup and the markup of hotel staff are rendered as written, with working widgets (R4.1, R2.4)", async () => {
    const random = seeded(700);
    const soups = Array.from({ length: SOUPS }, () => writeSoup(random));
    for (const batch of inBatches(soups, SOUPS_A_PAGE)) {
      await expectAsCleaned(page, sandbox, batch.join("<hr>"));
      watch.expectNoHarm();
    }
    const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();
    for (const documents of inBatches(hotelDocuments, DOCUMENTS_A_PAGE)) {
      const html = documents.map((document) => document.html).join(BETWEEN_DOCUMENTS);
      const names = documents.map(({ name }) => name).join(", ");
      const count = await expectAsCleaned(page, sandbox, html);
      expect(count, names).toBe(html.split("cms-box-list").length - 1);
      const shown = await page.locator('[data-zone="page"] .cms').evaluate((part) => part.textContent ?? "");
      for (const [text] of html
        .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
        .matchAll(/[가-힣][가-힣 ]+[가-힣]/g)) {
        if (html.includes(`"${text}"`)) continue;
        expect(words(shown), names).toContain(words(text));
      }
      watch.expectNoHarm();
    }
  });
});

test("authored layers and colours leave our bar reachable and the text readable (R2.1, R2.4, R4.1) @desktop", async ({
  page,
  sandbox,
}) => {
  await test.step("authored layers cannot cover the top bar; parts around a page lie behind it, their menus in front (R2.1, R2.4, R4.1)", async () => {
    const key = uniqueKey("html");
    const sheet = `body { position: absolute; top: -200px; left: 0; width: 100vw; z-index: 9; isolation: auto }
      .up { animation: up 1s infinite } @keyframes up { from, to { z-index: 9; transform: translateY(-400px) } }`;
    const veils = [
      "position:absolute;inset:-300px 0 auto;height:600px;z-index:9999",
      "position:relative;margin-top:-400px;height:500px;z-index:9!important",
      "transform:translateY(-400px);height:500px",
      "position:sticky;top:0;margin-top:-300px;height:400px;z-index:10",
    ].map((style) => `<div style="${style}">여울</div>`);
    await sandbox.publishPage(key, {
      en: { html: `<style>${sheet}</style>${veils.join("")}<div class="up">여울</div>`, style: sheet },
    });
    await page.goto(`/p/${key}`);
    await expect(page.locator('[data-zone="page"] .up')).toHaveCount(1);
    expect(await page.evaluate(listCovered)).toEqual([]);

    const around = uniqueKey("html");
    const veil = (place: string) =>
      `<div style="position:absolute;inset-inline:0;${place};height:1400px;z-index:9999;background:#fff">여울</div>`;
    const menu = `<ul><li><a href="/p/faq">식음업장</a><ul class="more"><li><a href="/p/dining">모두 보기</a></li></ul></li></ul>`;
    const hover = `.more { position: absolute; top: 100%; z-index: 10; visibility: hidden } li:is(:hover, :focus-within) > .more { visibility: visible }`;
    await sandbox.publishPage(
      around,
      `<nav style="position:sticky;top:0"><a href="/p/faq">이 페이지</a></nav><div style="height:1500px">여울</div>`,
      {
        zones: {
          top: { en: { html: veil("top:100%") + menu, style: hover } },
          bottom: veil("bottom:100%"),
        },
      },
    );
    await page.goto(`/p/${around}`);
    const own = page.getByRole("link", { name: "이 페이지" });
    const more = page.getByRole("link", { name: "모두 보기" });
    expect(await isHit(own)).toBe(true);
    await page.getByRole("link", { name: "식음업장" }).hover();
    expect(await isHit(more)).toBe(true);
    await page.mouse.move(640, 890);
    await page.getByRole("link", { name: "식음업장" }).focus();
    expect(await isHit(more)).toBe(true);
    await page.mouse.click(640, 890);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => own.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(8);
    expect(await isHit(own)).toBe(true);
  });
  await test.step("dark text for a light background is readable in dark mode, content for a wide screen fits a phone (R2.4, R4.1)", async () => {
    const key = uniqueKey("paper");
    await sandbox.publishPage(
      key,
      '<h1>연말 정찬</h1><p style="color:#333">두 번 차립니다.</p><table><tr><td bgcolor="#f5f5f5">1부</td><td>17:30</td></tr></table><p><font color="#990000">예약금이 있습니다.</font></p><div class="cms-box-promotion" resourceid="14"></div>',
    );
    await page.goto(`/p/${key}`);
    await expect(page.locator(".cms-box-promotion li").first()).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await listAccessibilityViolations(page, COLOUR_RULES)).toEqual([]);
    expect(await listOverflowingElements(page)).toEqual([]);

    const wide = uniqueKey("html");
    const cells = "<td>Reservations</td>".repeat(9);
    await sandbox.publishPage(
      wide,
      `<style>.wide { width: 1200px; margin-left: -40px }</style><div class="wide">폭이 정해진 상자</div>
      <div style="position:relative;left:600px">창 밖</div><table width="1100" class="prices"><tr>${cells}</tr></table>
      <table width="960"><tr><td width="960"><table><tr>${cells}</tr></table></td></tr></table>
      <table width="700"><tr><td width="350"><table width="340"><tr><td nowrap>월요일부터 금요일까지 점심</td><td nowrap>성인 88,000원</td></tr></table></td>
      <td width="350"><table><tr>${cells}</tr></table></td><td>겨울의 식탁<br><img src="/icon.svg" width="340" height="200" alt=""></td></tr></table><h2>${"가나다".repeat(40)}</h2>`,
    );
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/p/${wide}`);
    expect(await listOverflowingElements(page)).toEqual([]);
    // Content that the author placed outside of the window is intended; everything else must be visible or scrollable.
    expect((await listClippedTexts(page)).filter((cut) => !/^(?:창 밖|폭이 정해진)/.test(cut))).toEqual([]);
    const prices = page.locator(".prices");
    expect(await prices.evaluate((table) => table.scrollWidth > table.clientWidth + 200)).toBe(true);
    expect(
      await prices
        .locator("td")
        .first()
        .evaluate((cell) => cell.clientHeight),
    ).toBeLessThan(60);
  });
});

/** Returns whether a click at the centre of the control would reach it. */
function isHit(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });
}

/** Runs in the browser: returns the controls of the top bar whose centre is covered by another element. */
function listCovered(): string[] {
  return [...document.querySelectorAll("header a")].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    if (top < 0 || width <= 1) return [];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && control.contains(hit) ? [] : [control.textContent ?? ""];
  });
}

/**
 * Publishes and opens a page; everything around the widgets must match the cleaned HTML, and every widget must be
 * shown. Returns the number of widgets.
 */
async function expectAsCleaned(page: Page, sandbox: SandboxControl, html: string): Promise<number> {
  const key = uniqueKey("html");
  await sandbox.publishPage(key, html);
  const response = await page.goto(`/p/${key}`, { waitUntil: "domcontentloaded" });
  expect(response?.status()).toBe(200);
  await expectHydrated(page);
  const names = listNames(html);
  const shownNames = () =>
    page
      .locator('[data-zone="page"] .cms-box-list[data-slot] > ul > li > a')
      .evaluateAll((links) => links.map((link) => link.textContent ?? ""));
  await expect.poll(shownNames).toEqual(names);
  expect(await readAround(page)).toBe(cleanAround(html));
  expect(await page.evaluate(listScriptLinks)).toEqual([]);
  return names.length;
}

/** Records everything that authored markup manages to run, open or fetch. */
async function watchForHarm(page: Page) {
  const harm: string[] = [];
  await routeOutside(page.context(), (type, url) => {
    if (type !== "image" && type !== "media") harm.push(`${type} ${url}`);
  });
  page.on("dialog", (dialog) => {
    harm.push(`dialog ${dialog.type()}`);
    return dialog.dismiss().catch(() => undefined);
  });
  page.on("popup", (popup) => harm.push(`popup ${popup.url()}`));
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !/^http:\/\/localhost:\d+\/p\/html-/.test(frame.url())) {
      harm.push(`went to ${frame.url().slice(0, 80)}`);
    }
  });
  await page.exposeFunction("tellHarm", (what: string) => harm.push(what));
  await page.addInitScript(() => {
    const report = Reflect.get(window, "tellHarm");
    for (const name of ["alert", "confirm", "prompt", "print"]) {
      Object.defineProperty(window, name, { value: () => report(`ran ${name}`), configurable: false });
    }
  });
  return { expectNoHarm: () => expect(harm).toEqual([]) };
}

async function routeOutside(context: BrowserContext, report: (type: string, url: string) => void) {
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      report(route.request().resourceType(), route.request().url());
      return route.abort();
    },
  );
}

/** Runs in the browser: returns attribute values that resolve to a script or data address. */
function listScriptLinks(): string[] {
  const names = ["href", "xlink:href", "action", "formaction", "data", "srcdoc"];
  return [...document.querySelectorAll("body *")]
    .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ""))
    .filter((address) => URL.canParse(address, location.href))
    .filter((address) => /^(?:javascript|vbscript|data):/.test(new URL(address, location.href).protocol));
}

type Random = (below: number) => number;

/** Pseudo-random numbers that are the same on every machine. */
function seeded(seed: number): Random {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function writeList(number: number): string {
  return `<div class="cms-box-list" items='[{"name":"목록 ${number}","url":"/p/faq"}]'></div>`;
}

/** Whether a payload swallows whatever follows it, such as `<plaintext>`. */
function isGreedy(payload: string): boolean {
  return listNames(payload + ENDS + writeList(0)).length === 0;
}

/** Joins the payloads, with a widget after every other one, nested in random elements; greedy payloads come last. */
function withWidgets(batch: readonly string[], random: Random): { html: string; wanted: number } {
  const ordered = [...batch.filter((payload) => !isGreedy(payload)), ...batch.filter(isGreedy)];
  let wanted = 0;
  const pieces = ordered.map((payload, number) => {
    if (number % 2 === 1) return payload + ENDS;
    wanted += 1;
    return `${payload}${ENDS}${nest(writeList(number), random)}`;
  });
  return { html: pieces.join("\n"), wanted };
}

const surroundings: readonly (readonly [string, string])[] = [
  ["<div>", "</div>"],
  ['<div class="row"><div class="col">', "</div></div>"],
  ["<table><tr><td>", "</table>"],
  ["<ul><li>앞", "</ul>"],
  ["<p>문단", ""],
  ["<b><i>", "</b></i>"],
  ["<section><h3>제목</h3>", "</section>"],
  ["<table><tbody><tr>", "</tr></tbody></table>"],
  ["<dl><dt>이름<dd>", "</dl>"],
  ['<a href="/p/faq">', "</a>"],
];

function nest(html: string, random: Random): string {
  let nested = html;
  for (let depth = random(6); depth > 0; depth -= 1) {
    const [before, after] = surroundings[random(surroundings.length)] ?? ["", ""];
    nested = before + nested + after;
  }
  return nested;
}

const soupTags =
  "div p span b i a ul ol li table tbody tr td th caption h1 h4 section blockquote pre br img hr button select option svg math font center form label dl dt dd details summary em strong nobr ruby rt".split(
    " ",
  );

/** Start tags, end tags, text and widgets in random order. */
function writeSoup(random: Random): string {
  const oneOf = (texts: readonly string[]) => texts[random(texts.length)] ?? "";
  const start = (tag: string) => `<${tag}>`;
  const end = (tag: string) => `</${tag}>`;
  const styled = (tag: string) =>
    `<${tag} class="c${random(9)}" style="color: red;padding:${random(9)}px" title='"${random(9)}&amp;'>`;
  const odd = () => oneOf(["<!-- 말 -->", "\n\n", "&lt;b&gt;", "&nbsp;", "<br/>", "<p/>"]);
  const widget = () =>
    `<div class="cms-box-list" items='[{"name":"목록 ${random(1_000)}","url":"/p/faq"}]'>옛 글</div>`;
  const text = () => oneOf(["저녁 식사 ", "Dinner for two ", "1 < 2 & 3 > 2 ", "“따옴표” "]);
  const pieces = [start, start, start, styled, end, end, odd, widget, text];
  let soup = "";
  for (let count = 20 + random(60); count > 0; count -= 1) {
    const tag = oneOf(soupTags);
    soup += pieces[random(pieces.length)]?.(tag) ?? "";
  }
  return soup;
}
