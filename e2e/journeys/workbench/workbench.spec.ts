import { listAccessibilityViolations, listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { signInAsStaff, WORKBENCH_SECRET, write } from "@/e2e/support/workbench";
import { blockNames, optionsOf } from "@/lib/cms/widget/widget-options";
import { plantedMistakes, plantedPage } from "@/lib/workbench/lint/planted-page.test-support";

test.use({ expectedErrors: [/status of 404/], permissions: ["clipboard-read", "clipboard-write"] });

test("staff alone come in, and are told what is wrong with a page (R11.4) @desktop", async ({
  page,
  request,
}) => {
  test.slow();
  await test.step("an address with the secret behind its # opens the workbench, and does not keep it (R11.4)", async () => {
    await page.goto(`/workbench?language=en#${WORKBENCH_SECRET}`);
    await expect(page.getByRole("textbox", { name: "HTML", exact: true })).toBeVisible();
    expect(page.url()).not.toContain(WORKBENCH_SECRET);
    await page.goBack();
    expect(page.url()).not.toContain(WORKBENCH_SECRET);
  });
  await test.step("only staff can use the workbench, preview a page and see ten mistakes with their lines (R11.4)", async () => {
    await startOver(page);
    const draft = { html: plantedPage, style: "", path: "/p/winter", zone: "page" };
    for (const [call, data] of [
      ["draft", { draft }],
      ["lint", { html: plantedPage, style: "", other: "", locale: "en", words: "en", writer: "a" }],
      [
        "share",
        {
          versions: [{ locale: "en", html: "a", style: "" }],
          path: "/p/winter",
          zone: "page",
          locale: "en",
          guest: "out",
        },
      ],
      ["live", { path: "/p/winter", written: [{ locale: "en", html: plantedPage, style: "" }] }],
    ] as const)
      expect([call, (await request.post(`/workbench/${call}`, { data })).status()]).toEqual([call, 401]);
    expect((await request.get("/workbench/load?path=/p/dining")).status()).toBe(401);
    expect((await request.get("/workbench/example/promotion")).status()).toBe(404);
    await page.goto("/workbench?language=en");
    await page.getByLabel("Secret").fill("a guess");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "not the secret" })).toBeVisible();
    await signInAsStaff(page);
    await page.getByRole("textbox", { name: "Page, for instance" }).fill("/p/dining");
    await page.getByRole("button", { name: "Load" }).click();
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Ten restaurants and bars");
    await write(page, plantedPage);
    const findings = page.getByRole("region", { name: "Findings" }).getByRole("listitem");
    for (const { line, column } of plantedMistakes)
      await expect(findings.filter({ hasText: `Line ${line}, column ${column}` }).first()).toBeVisible();
    await expect(findings.filter({ hasText: "Line 5, column 32" })).toContainText("Did you mean “columns”?");
    await expect(page.locator(".cm-lint-marker-error").first()).toBeVisible();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Winter");
    await expect(preview.locator("main script, main [onclick]")).toHaveCount(0);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("2:4 error: “onclick” is taken away");
    const address = await page.locator("iframe").first().getAttribute("src");
    expect((await request.get(address ?? "", { maxRedirects: 0 })).status()).toBe(404);
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
  });
  await test.step("events and coupons that do not exist are told at their line (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(
      page,
      '<h1>Winter</h1>\n<div class="cms-box-event" eventid="7777"><button>Go</button></div>\n<a href="/coupon/5">My coupon</a>',
    );
    const findings = page.getByRole("region", { name: "Findings" }).getByRole("listitem");
    await expect(findings).toHaveText([
      /Line 2.*no event with the number 7777/,
      /Line 3.*no coupon with the number 5/,
    ]);
  });
  await test.step("a text that the browser does not allow to be copied is reported on the button (R11.4)", async () => {
    await startOver(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    });
    await signInAsStaff(page);
    await write(page, "<p onclick='x()'>Winter</p>");
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect(page.getByRole("button", { name: "Not copied" })).toBeVisible();
  });
});

test("blocks are completed in the editor and built from the catalogue, without accessibility barriers (R11.4) @desktop", async ({
  page,
}) => {
  test.slow();
  await test.step("the editor completes block names in a class attribute, then the block's options and values (R11.4)", async () => {
    await signInAsStaff(page);
    const editor = page.getByRole("textbox", { name: "HTML" });
    const offered = page.getByRole("listbox").getByRole("option");
    const labels = offered.locator(".cm-completionLabel");
    await write(page, "<h1>Winter</h1>");
    await page.keyboard.press("Enter");
    await page.keyboard.type('<div class="cms-box-');
    await expect(offered).toHaveCount(blockNames.length);
    await offered.filter({ hasText: "cms-box-select" }).click();
    await page.keyboard.type('" ');
    await page.keyboard.press("Control+Space");
    const names = optionsOf("select").map(({ name }) => name);
    const firstOffered = async () => (await labels.allTextContents()).slice(0, names.length);
    await expect
      .poll(firstOffered, "the block's own options are listed above global attributes")
      .toEqual(names);
    await offered.filter({ hasText: /^type/ }).click();
    await expect(offered).toHaveText(["language", "resource"]);
    await offered.filter({ hasText: "language" }).click();
    await expect(editor).toContainText('<div class="cms-box-select" type="language"');
    await test.step("the keyboard leaves the editor, which says how (WCAG 2.1.2)", async () => {
      await expect(editor).toHaveAccessibleDescription(/press Escape and then Tab/);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      await expect(editor).not.toBeFocused();
    });
  });
  await test.step("a page is built from the catalogue alone, which shows every block in each of its states (R11.4)", async () => {
    await startOver(page);

    await signInAsStaff(page);
    await page.getByRole("button", { name: "Blocks" }).click();
    const catalogue = page.getByRole("region", { name: "Blocks" });
    const entries = catalogue.locator("details");
    await expect(entries).toHaveCount(blockNames.length);
    for (const name of ["list", "promotion", "share"]) {
      const entry = entries.filter({ hasText: `cms-box-${name} ` });
      await entry.locator("summary").click();
      await entry.getByRole("button", { name: "Insert", exact: true }).click();
    }
    const promotion = entries.filter({ has: page.getByText("cms-box-promotion", { exact: true }) });
    await promotion.locator("summary").click();
    await expect(promotion.getByRole("row", { name: /perpage/ })).toContainText("number 1–48");
    await expect(promotion.getByRole("row", { name: /perpage/ })).toContainText("16");
    const example = (name: string) => promotion.frameLocator(`iframe[title$="${name}"]`);
    await expect(example("Usually").locator("[data-card]").first()).toBeVisible();
    await expect(example("Nothing to show").getByRole("status")).toContainText(/./);
    await promotion.locator('iframe[title$="On its way"]').scrollIntoViewIfNeeded();
    await expect(example("On its way").locator("[aria-hidden=true] span").first()).toBeVisible();
    await promotion.locator('iframe[title$="Cannot be had"]').scrollIntoViewIfNeeded();
    await expect(example("Cannot be had").getByRole("button", { name: "Try again" })).toBeVisible();
    const profile = entries.filter({ has: page.getByText("cms-box-profile", { exact: true }) });
    await profile.locator("summary").click();
    await expect(
      profile.frameLocator('iframe[title$="Logged out"]').getByText("Sign in").first(),
    ).toBeVisible();
    await profile.locator('iframe[title$="linked"]').scrollIntoViewIfNeeded();
    await expect(
      profile.frameLocator('iframe[title$="linked"]').locator("main").getByText("Hana").first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("link", { name: "Dining" }).first()).toBeVisible();
    await expect(preview.locator("[data-card]").first()).toBeVisible();
    await expect(preview.getByText("Share").first()).toBeVisible();
    // What the examples name is there: the first picture of ours, for instance.
    await expect(page.getByText("Nothing to correct in the text.")).toBeVisible();
  });
  await test.step("the workbench has no accessibility barriers (R11.4)", async () => {
    await startOver(page);

    await signInAsStaff(page);
    await page.getByRole("button", { name: "Begin with an example" }).click();
    await expect(page.locator("iframe:not([aria-hidden])")).toHaveCount(1);
    expect(await listOverflowingElements(page)).toEqual([]);
    await page.getByRole("button", { name: "Blocks" }).click();
    await page.locator("summary").first().click();
    expect(await listOverflowingElements(page)).toEqual([]);
    expect(await listAccessibilityViolations(page)).toEqual([]);
  });
});

test("a page is previewed in every language, width and part, and shared as a draft (R11.4) @desktop", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await test.step("a page is previewed side by side in both languages, for each audience, in light and dark (R11.4)", async () => {
    await signInAsStaff(page);
    const html = (title: string) =>
      `<h1>${title}</h1><div class="cms-box-login"><a class="cms-login-button">Log in</a><p>${title}, member</p></div>`;
    await write(page, `${html("Winter")}<div class="cms-box-share">Share</div>`);
    const left = page.getByRole("region", { name: "HTML" });
    await left.getByRole("button", { name: "한국어" }).click();
    await write(page, html("겨울"));
    // Content that only one language has is reported as missing in the other.
    await expect(page.getByRole("region", { name: "Findings" }).getByRole("listitem")).toContainText([
      "cms-box-share",
    ]);
    const right = page.getByRole("region", { name: "What is shown on the right" });
    for (const name of ["English", "Logged in", "Dark"]) await right.getByRole("button", { name }).click();
    await expect(page.locator("iframe:not([aria-hidden])")).toHaveCount(8);
    const shown = (title: string) => page.frameLocator(`iframe[title="Preview: ${title}"]`);
    await expect(shown("한국어, Logged out, 360, Light").getByText("겨울, member")).toHaveCount(0);
    await expect(shown("한국어, Logged in, 360, Dark").getByText("겨울, member")).toBeVisible();
    await expect(shown("English, Logged in, 360, Light").getByText("Winter, member")).toBeVisible();
    const paper = (scheme: string) =>
      shown(`English, Logged in, 360, ${scheme}`)
        .locator("body")
        .evaluate((body) => getComputedStyle(body).backgroundColor);
    // A preview outside of the viewport is loaded once it is scrolled to.
    await page.locator('iframe[title="Preview: English, Logged in, 360, Dark"]').scrollIntoViewIfNeeded();
    await expect(shown("English, Logged in, 360, Dark").getByText("Winter, member")).toBeVisible();
    await expect.poll(() => paper("Dark")).not.toBe(await paper("Light"));
    // What is written survives a reload, separately for each language.
    await page.reload();
    await left.getByRole("button", { name: "한국어" }).click();
    await expect(page.getByRole("textbox", { name: "HTML" })).toContainText("겨울");
  });
  await test.step("a preview has the selected width on any screen, and at least 400 px of height (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(page, "<h1>Winter</h1>");
    const width = page
      .getByRole("region", { name: "What is shown on the right" })
      .getByRole("group", { name: "Width" });
    const seen = page.locator("iframe:not([aria-hidden])");
    let shown = "360";
    for (const [screen, chosen] of [
      [360, "1280"],
      [1280, "768"],
      [360, "360"],
      [1280, "1280"],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 });
      for (const name of [chosen, shown]) await width.getByRole("button", { name, exact: true }).click();
      shown = chosen;
      await expect(seen).toHaveCount(1);
      await seen.scrollIntoViewIfNeeded();
      const sizes = () =>
        seen
          .contentFrame()
          .locator("html")
          .evaluate(() => ({ width: innerWidth, isTall: innerHeight >= 400 }));
      await expect.poll(sizes).toEqual({ width: Number(chosen), isTall: true });
    }
  });
  await test.step("a part is loaded by page and zone, a file is opened, and a draft is shared (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("bench");
    await sandbox.publishPage(
      key,
      { en: "<h1>The page</h1>", ko: "<h1>페이지</h1>" },
      { zones: { top: { en: "<p>The top of it</p>", ko: "<p>위</p>" } } },
    );
    await signInAsStaff(page);
    await page.getByLabel("Part").selectOption("Top");
    await page.getByRole("textbox", { name: "Page, for instance" }).fill(key);
    await page.getByRole("button", { name: "Load" }).click();
    await expect(page.getByRole("textbox", { name: "HTML" })).toContainText("The top of it");
    const preview = page.frameLocator("iframe").first();
    await expect(preview.locator("[data-zone=top]")).toHaveText("The top of it");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("The page");
    await page.getByLabel("Part").selectOption("Page");
    await page.getByLabel("Open a file").setInputFiles({
      name: "page.html",
      mimeType: "text/html",
      buffer: Buffer.from("<h1>From a file</h1>"),
    });
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("From a file");
    await page.getByRole("button", { name: "Make a draft link" }).click();
    const link = await page.getByLabel("Draft link", { exact: true }).inputValue();
    expect(new URL(link).pathname).toBe(`/p/${key}`);
    await page.getByRole("button", { name: "Is it live?" }).click();
    await expect(page.getByRole("region", { name: "Show and publish" })).toContainText(
      "English differs from what guests see",
    );
    await page.goto(link);
    await expect(page.getByRole("complementary", { name: "Draft" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("From a file");
  });
});

test("staff read the back end's calls, one at a time, and the guide for authors, and nobody else does (R11.4) @desktop", async ({
  page,
  request,
}) => {
  expect((await request.get("/workbench/backend")).status()).toBe(404);
  await signInAsStaff(page);
  await page.getByRole("link", { name: "Back end" }).click();
  await expect(page.getByRole("heading", { name: "The back end’s calls" })).toBeVisible();
  const calls = page.getByRole("navigation", { name: "Calls" });
  await calls.getByRole("link", { name: "GET promotion/calendar/{id}", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: /promotion\/calendar\/\{id\}$/ })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("The calendar says that the free days cannot be shown")).toBeVisible();
  await expect(main.getByRole("cell", { name: "Query" }).first()).toBeVisible();
  await expect(main.getByText('"open" | "few" | "full" | "closed"')).toBeVisible();
  await expect(main.getByText("failed_to_load_promotion: there is no such promotion")).toBeVisible();
  expect(await listAccessibilityViolations(page)).toEqual([]);
  await page.goto("/workbench/backend?call=createReservation&language=ko");
  await expect(page.getByRole("heading", { name: "거절하는 경우" })).toBeVisible();
  expect(await listOverflowingElements(page)).toEqual([]);
  await page.goto("/workbench?language=ko");
  await page.getByRole("link", { name: "작성 안내" }).click();
  await expect(page.getByRole("heading", { name: "키보드와 붙여넣기" })).toBeVisible();
  expect(await listAccessibilityViolations(page)).toEqual([]);
  expect(await listOverflowingElements(page)).toEqual([]);
});
