import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { expectHydrated } from "@/e2e/support/authored-part";
import { pageOf, test } from "@/e2e/support/booking-fixtures";
import { expect, uniqueKey } from "@/e2e/support/fixtures";
import { buttonOf } from "@/e2e/support/messages";
import { createOwnTable } from "@/e2e/support/own-table";

const BUILT_SHEETS = ".next/static/chunks";
const SIZES = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
];

/** Returns every class name in the style sheets of this build. */
function builtClasses(): string[] {
  const sheets = readdirSync(BUILT_SHEETS).filter((file) => file.endsWith(".css"));
  const names = sheets.flatMap((file) => {
    const selectors = readFileSync(`${BUILT_SHEETS}/${file}`, "utf8").replaceAll(
      /url\([^)]*\)|:[^{};]*;/g,
      "",
    );
    return [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
  });
  // The widgets' `cms-box-…` classes are written by authors.
  return [...new Set(names)].filter((name) => !name.startsWith("cms-box-") && name !== "woff2");
}

/** Layers with which an author may try to cover the whole page, each by a different technique. */
function veils(stolen: readonly string[]): { html: string; style: string } {
  const styles = [
    "position:fixed;inset:0;z-index:9999",
    "position:absolute;inset:-2000px -2000px;z-index:9999",
    "position:relative;margin:-1200px -600px;height:2600px;z-index:10",
    "transform:translateY(-900px) scale(3);height:900px;z-index:10;position:relative",
    "position:sticky;top:0;bottom:0;margin:-400px 0;height:900px;z-index:10",
    "position:absolute;inset:0;width:100vw;height:100vh;translate:0 -300px;will-change:transform;z-index:10",
  ];
  const layers = [
    ...styles.map((style) => `<div style="max-width:none;${style}">여울</div>`),
    ...stolen.map((name) => `<div class="${name}" style="z-index:10;inset:0">여울</div>`),
    '<div class="veil" id="island">여울</div>',
    '<div data-sonner-toaster data-panel="left" data-zone="page" data-when="in">여울</div>',
  ];
  const sheet = `body { display: contents; isolation: auto; transform: none !important; z-index: 99; animation: veil 1s infinite }
    @keyframes veil { from, to { display: contents; z-index: 99; transform: none; isolation: auto } }
    .veil, div { position: fixed; inset: 0; z-index: 2147483647 !important }
    header, dialog, [data-part] { position: fixed !important; inset: 0 !important }`;
  return {
    html: `<h1><a href="/p/faq">여울</a></h1><style>${sheet}</style>${layers.join("")}<p>끝</p>`,
    style: sheet,
  };
}

/** Returns the class names that would position an element over the page if authors could use them. */
async function fixedClasses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSStyleRule && ["fixed", "sticky", "absolute"].includes(rule.style.position)
          ? [...rule.selectorText.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? "")
          : [],
      ),
    ),
  );
}

/** Returns the on-screen controls of our own that authored content covers; waits until at least one is on screen. */
async function listCovered(controls: Locator): Promise<string[]> {
  await expect.poll(() => countCovered(controls).then(({ seen }) => seen)).toBeGreaterThan(0);
  return (await countCovered(controls)).covered;
}

/** Returns whether a click at the centre of an element would reach it. */
function isReached(element: Locator): Promise<boolean> {
  return element.evaluate((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

async function countCovered(controls: Locator): Promise<{ seen: number; covered: string[] }> {
  const looked = await controls.evaluateAll((all) =>
    all.flatMap((control): { covered: string | null }[] => {
      if (control.closest(".cms") !== null) return [];
      const { left, top, width, height } = control.getBoundingClientRect();
      const isOnScreen = top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth;
      if (!control.checkVisibility() || width <= 1 || !isOnScreen) return [];
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.2, 0.5, 0.8].map((down) => [across, down] as const),
      );
      const free = points.filter(([across, down]) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && hit.closest(".cms") === null;
      });
      return [{ covered: free.length === points.length ? null : control.outerHTML.slice(0, 120) }];
    }),
  );
  return { seen: looked.length, covered: looked.flatMap(({ covered }) => covered ?? []) };
}

test("what authors write takes none of the looks of this build and keeps its own, and hides no way to close a popup (R4.1, R4.11) @desktop", async ({
  page,
  sandbox,
}) => {
  await test.step("class names of this build are removed from authored HTML (R4.1)", async () => {
    const classes = builtClasses();
    expect(classes.length).toBeGreaterThan(300);
    const key = uniqueKey("stolen");
    await sandbox.publishPage(
      key,
      `<section>${classes.map((name) => `<i class="own ${name}">여울</i>`).join("")}</section><i class="own">여울</i>`,
    );
    await page.goto(`/p/${key}`);
    await expectHydrated(page);
    const part = page.locator('[data-zone="page"] .cms');
    await expect(part.locator("i.own")).toHaveCount(classes.length + 1);
    const taken = await part
      .locator("section i")
      .evaluateAll(
        (elements, names) =>
          names.filter((name) => elements.some((element) => element.classList.contains(name))),
        classes,
      );
    expect(taken).toEqual([]);
  });
  await test.step("an author's own classes, ids and attributes still match the author's style rules, and sticky elements stick, fixed ones do not (R4.1)", async () => {
    const key = uniqueKey("stolen");
    const html = `<div class="row header_title" id="top" data-own="1"><div class="col eyebrow"><p class="btn_primary">하나</p></div></div><nav class="stick" style="position:sticky;top:7px">여울</nav><div style="height:3000px">여울</div>`;
    const style = `.row > .col { padding-left: 11px } .header_title .btn_primary { margin-top: 12px }
      #top { padding-top: 13px } .eyebrow { padding-right: 14px; font-size: 19px } [data-own="1"] { padding-bottom: 15px }`;
    await sandbox.publishPage(key, { ko: { html, style }, en: { html, style } });
    await page.goto(`/p/${key}`);
    const row = page.locator('[data-zone="page"] .row');
    const col = row.locator(".col");
    await expect(col).toHaveCSS("padding-left", "11px");
    await expect(row.locator("p")).toHaveCSS("margin-top", "12px");
    await expect(row).toHaveCSS("padding-top", "13px");
    await expect(row).toHaveCSS("padding-bottom", "15px");
    await expect(col).toHaveCSS("padding-right", "14px");
    await expect(col).toHaveCSS("font-size", "19px");
    // Our own `eyebrow` class would add a colour and a bold font.
    await expect(col).toHaveCSS("font-weight", "400");

    const nav = page.locator(".stick");
    const top = () => nav.evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.wheel(0, 900);
    await expect.poll(top).toBe(7);
    // As if one of our class names with `position: fixed` had been let through.
    await nav.evaluate((element) => Object.assign(element.style, { position: "fixed", top: "0px" }));
    expect(await top()).toBeLessThan(0);
  });
  await test.step("authored content in a popup cannot cover its close button (R4.11)", async () => {
    const key = uniqueKey("stolen");
    const veil =
      '<div style="position:absolute;inset:-900px;z-index:10">여울</div><div style="position:relative;z-index:10;margin-bottom:-300px;height:400px">여울</div>';
    await sandbox.publishPage(
      key,
      `<p>여울</p><div class="cms-box-popup" popupid="stolen" days="3">${veil}</div>`,
    );
    await page.goto(`/p/${key}`);
    const popup = page.locator("dialog[open]");
    const close = buttonOf(popup, "Widgets.close");
    await expect(close).toBeVisible();
    expect(await isReached(close)).toBe(true);
    await close.click();
    await expect(popup).toHaveCount(0);
  });
});

/** Expects that nothing authored covers the top bar. */
async function expectBarFree(page: Page): Promise<void> {
  expect(await listCovered(page.locator("header").first().locator("a, button"))).toEqual([]);
}

/** Expects that nothing authored covers the company information at the end of the page. */
async function expectCompanyFree(page: Page): Promise<void> {
  const company = page.locator("section:has([data-legal-mail]) a");
  await company.last().scrollIntoViewIfNeeded();
  expect(await listCovered(company)).toEqual([]);
}

test("authored content covers nothing of ours, on desktops and phones (R2.1, R2.2, R6.5) @desktop", async ({
  page,
  sandbox,
}) => {
  await test.step("authored content cannot cover the top bar or our controls in the side panels, on desktops and phones (R2.1, R2.2)", async () => {
    await page.goto("/promotion/11/1101");
    const veil = veils(await fixedClasses(page));
    const content = { ko: veil, en: veil };
    const key = uniqueKey("stolen");
    await sandbox.publishPage(key, content, {
      zones: { top: content, bottom: content, left: content, right: content },
    });
    await page.goto(`/p/${key}`);
    await expectHydrated(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectBarFree(page);
      for (const zone of ["top", "bottom"]) {
        // A part with the focus is raised; the top bar stays above it.
        const link = page.locator(`[data-zone="${zone}"] a`).first();
        await link.evaluate((element) => element.focus({ preventScroll: true }));
        await expect(page.locator(`[data-zone="${zone}"]`)).toHaveCSS("z-index", "2");
        await expectBarFree(page);
      }
      await expectCompanyFree(page);
      for (const side of ["left", "right"]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.locator(`[data-opens="panel-${side}"]`).first().dispatchEvent("click");
        const panel = page.locator(`dialog[data-panel="${side}"]`);
        await expect(panel).toBeVisible();
        expect(await listCovered(panel.locator("a, button"))).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      }
    }
  });
  await test.step("tall content in a part covers neither the company information nor the part below, on desktops and phones (R2.1)", async () => {
    for (const zone of ["top", "page", "bottom"] as const) {
      const key = uniqueKey("stolen");
      const tall = '<div style="position:absolute;inset:0 0 auto;height:3000px;z-index:10">여울</div>';
      const html = (part: string) =>
        `<p><a href="/p/faq">${part}</a></p>${part === zone ? tall : ""}<p>여울</p>`;
      await sandbox.publishPage(key, html("page"), { zones: { top: html("top"), bottom: html("bottom") } });
      await page.goto(`/p/${key}`);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectBarFree(page);
        await expectCompanyFree(page);
        const below = page.locator('[data-zone="bottom"] a');
        await below.scrollIntoViewIfNeeded();
        if (zone !== "bottom") expect(await isReached(below), `${zone} at ${size.width} px`).toBe(true);
      }
    }
  });
  await test.step("authored content cannot cover Reserve, the prices or the form, on desktops and phones (R6.5)", async () => {
    await page.goto("/promotion/11/1101");
    const veil = veils(await fixedClasses(page));
    const html = `<style>${veil.style}</style>${veil.html}`;
    const table = await createOwnTable(sandbox, {
      promotion: { contents: { ko: html, en: html }, notices: { ko: html, en: html } },
    });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(table.path);
      const count = await page.evaluate(() => {
        const ours = [...document.querySelectorAll("main :is(a, button, h1, h2, h3, li, p, b)")].filter(
          (element) => element.closest(".cms") === null,
        );
        for (const element of ours) element.setAttribute("data-test-ours", "");
        return ours.length;
      });
      expect(count).toBeGreaterThan(10);
      await expect(
        page.locator("main :is(a, button, h1, h2, li)").filter({ visible: true }).first(),
      ).toBeVisible();
      const marked = page.locator("[data-test-ours]");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      let looked = 0;
      for (let at = 0; at < height; at += size.height / 2) {
        await page.evaluate((top) => window.scrollTo(0, top), at);
        const { seen, covered } = await countCovered(marked);
        expect(covered, `scrolled to ${at}`).toEqual([]);
        looked += seen;
      }
      expect(looked).toBeGreaterThan(count / 2);
      await buttonOf(page, "Promotion.reserve").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await listCovered(dialog.locator("button, h2, input"))).toEqual([]);
    }
  });
});

test.describe("without the page's policy", () => {
  test.use({ bypassCSP: true });
  test("authored content cannot cover Pay, even while the part above has the focus (R7.1) @desktop", async ({
    page,
    sandbox,
    booking,
    signIn,
  }) => {
    const id = await booking.putUnpaid(await signIn());
    await page.goto(pageOf(id));
    const pay = buttonOf(page, "Payment.payNow");
    await expect(pay).toBeVisible();
    // All pages of the group share the layout, so the part above is replaced by another page's in the DOM, whose
    // style sheet this page's policy does not list.
    const veil = veils(await fixedClasses(page));
    const key = uniqueKey("stolen");
    await sandbox.publishPage(key, "<p>여울</p>", { zones: { top: { ko: veil, en: veil } } });
    const other = await (await page.request.get(`/p/${key}`)).text();
    await page.evaluate((html) => {
      const top = new DOMParser().parseFromString(html, "text/html").querySelector('[data-zone="top"]');
      if (top !== null) document.querySelector('[data-zone="top"]')?.replaceWith(document.adoptNode(top));
    }, other);
    const top = page.locator('[data-zone="top"]');
    await expect(top.getByRole("heading", { name: "여울" })).toHaveCount(1);
    const link = top.locator("a").first();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await expect(link).toBeFocused();
      await expect(top).toHaveCSS("z-index", "2");
      await pay.scrollIntoViewIfNeeded();
      expect(await listCovered(pay)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectBarFree(page);
    }
  });
});
