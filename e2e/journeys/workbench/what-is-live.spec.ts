import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import { choosePane, editorOf, loadPage, signInAsStaff, write } from "@/e2e/support/workbench";

test.use({ expectedErrors: [/status of (?:404|503)/], permissions: ["clipboard-read", "clipboard-write"] });

/**
 * What two renderings of one part may differ in: the name of the part, where a draft's elements stand in its text, and
 * what scripts have added.
 */
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/page-draft|p-\d+/g, "part")
    .replaceAll(/ data-(?:slot|shows|live|at)="[^"]*"/g, "");

test("what is written is what is shown, compared and published (R11.4) @desktop", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await test.step("preview, draft and published page are the same, with the style of the part (R11.4)", async () => {
    const key = uniqueKey("live");
    const style = ".a { letter-spacing: 3px }";
    const html =
      '<h1 class="a">Winter</h1><img src="/brand/mark.svg" width="90" height="90" alt="A wave"><p style="color:var(--ink)">By the river</p>';
    await sandbox.publishPage(key, { en: { html, style }, ko: { html, style } });
    const partOf = (locator: ReturnType<typeof page.locator>) =>
      locator.locator("[data-zone=page] [data-part]").evaluate((part) => part.innerHTML);
    await page.goto(`/p/${key}?language=en`);
    const served = await partOf(page.locator("body"));
    expect(served).not.toContain("data-at");
    const published = plain(served);
    await signInAsStaff(page);
    await loadPage(page, key);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.locator("h1")).toHaveCSS("letter-spacing", "3px");
    expect(plain(await partOf(frame.locator("body")))).toBe(published);
    // A scroll bar of its own would take width from the page.
    expect(await frame.locator("html").evaluate((page) => innerWidth - page.clientWidth)).toBe(0);
    await page.getByRole("button", { name: "Make a draft link" }).click();
    const link = await page.getByLabel("Draft link", { exact: true }).inputValue();
    await page.goto(link);
    await expect(page.getByRole("complementary", { name: "Draft" })).toBeVisible();
    expect(plain(await partOf(page.locator("body")))).toBe(published);
  });
  await test.step("'Is it live?' answers for each language in words, and its answer goes with the next change (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("live");
    await sandbox.publishPage(key, { en: "<h1>Winter</h1>", ko: "<h1>겨울</h1>" });
    await signInAsStaff(page);
    await loadPage(page, key);
    await expect(editorOf(page)).toContainText("Winter");
    await choosePane(page, "한국어");
    await write(page, "<h1>봄</h1>");
    await page.getByRole("button", { name: "Is it live?" }).click();
    const answer = page.getByRole("region", { name: "Show and publish" });
    await expect(answer.getByRole("listitem")).toHaveText([
      "한국어 differs from what guests see.",
      "English is live.",
    ]);
    await answer.getByRole("button", { name: "Show the difference" }).click();
    await expect(
      page.getByRole("region", { name: "한국어" }).getByRole("textbox", { name: "Here: HTML" }),
    ).toContainText("봄");
    const texts = page.getByRole("region", { name: "The texts of this page" });
    await texts.getByRole("button", { name: "Copy 한국어 HTML" }).click();
    await expect(texts.getByRole("row").nth(1)).toContainText(/as it is now\s*differs/);
    await expect(texts.getByRole("row").nth(3)).toContainText(/not yet\s*what guests see/);
    await choosePane(page, "English");
    await write(page, "<h1>Spring</h1>");
    await expect(answer.getByRole("listitem")).toHaveCount(0);
  });
  await test.step("a page is stored, published, published at a time, and brought back, where versions are kept (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("live");
    await signInAsStaff(page);
    const path = page.getByRole("textbox", { name: "Page, for instance" });
    await path.fill(`/p/${key}`);
    await path.blur();
    await page.getByRole("button", { name: "Published", exact: true }).click();
    const versions = page.getByRole("region", { name: "Stored versions" });
    const states = versions.getByRole("listitem");
    const store = async (html: string) => {
      await write(page, html);
      await versions.getByRole("button", { name: "Store this page" }).click();
      await expect(states.first()).toContainText("stored, not published");
    };
    await store("<h1>First</h1>");
    await versions.getByRole("button", { name: "Publish the newest now" }).click();
    await expect(states.first()).toContainText(/published \w/);
    await expect
      .poll(async () => (await page.request.get(`/p/${key}?language=en`)).text())
      .toContain("<h1>First</h1>");
    await store("<h1>Second</h1>");
    await versions.getByLabel("Publish at").fill("2030-12-24T18:00");
    await versions.getByRole("button", { name: "Publish the newest then" }).click();
    await expect(states.first()).toContainText("will be published Tue 24 Dec 2030, 18:00");
    await versions.getByLabel("Publish at").fill("");
    await versions.getByRole("button", { name: "Publish the newest now" }).click();
    await expect(states.first()).toContainText(/published \w/);
    await states.last().getByRole("button", { name: "Publish this again" }).click();
    await expect
      .poll(async () => (await page.request.get(`/p/${key}?language=en`)).text())
      .toContain("<h1>First</h1>");
  });
  await test.step("the style of a part is seen, edited and emptied, and a page without one has none (R11.4)", async () => {
    await startOver(page);
    const [styled, bare] = [uniqueKey("live"), uniqueKey("live")];
    const style = "h1 { letter-spacing: 5px }";
    await sandbox.publishPage(styled, {
      en: { html: "<h1>Winter</h1>", style },
      ko: { html: "<h1>겨울</h1>", style },
    });
    await sandbox.publishPage(bare, { en: "<h1>Spring</h1>", ko: "<h1>봄</h1>" });
    await signInAsStaff(page);
    await loadPage(page, styled);
    const heading = page.frameLocator("iframe").first().getByRole("heading", { level: 1 });
    await expect(heading).toHaveCSS("letter-spacing", "5px");
    await choosePane(page, "Style");
    await page.getByRole("textbox", { name: "Style" }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" p { position: fixed }");
    const finding = page
      .getByRole("region", { name: "Findings" })
      .getByRole("listitem")
      .filter({ hasText: "position" });
    await expect(finding).toContainText("Style, line 1");
    await page.getByRole("button", { name: "Empty the style" }).click();
    await expect(heading).not.toHaveCSS("letter-spacing", "5px");
    await page.keyboard.press("Control+z");
    await loadPage(page, bare);
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
    await expect(heading).toHaveText("Spring");
    await expect(heading).not.toHaveCSS("letter-spacing", "5px");
  });
  await test.step("a draft link has both languages and the chosen guest (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    const html = (words: string) => `<h1>${words}</h1><div class="cms-box-profile"></div>`;
    await write(page, html("Winter"));
    await choosePane(page, "한국어");
    await write(page, html("겨울"));
    const right = page.getByRole("region", { name: "What is shown on the right" });
    await right.getByRole("button", { name: "Hyatt linked" }).click();
    await right.getByRole("button", { name: "Logged out" }).click();
    await page.getByRole("button", { name: "Make a draft link" }).click();
    await page.goto(await page.getByLabel("Draft link", { exact: true }).inputValue());
    const banner = page.getByRole("complementary");
    await expect(banner).toContainText("하얏트 계정을 연결한 손님");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("겨울");
    await banner.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter");
    await expect(page.getByRole("complementary")).toContainText("a linked Hyatt account");
  });
  await test.step("a key that is none, a file of Word and a page that cannot be read are told as such (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(page, "<h1>Winter</h1>");
    const path = page.getByRole("textbox", { name: "Page, for instance" });
    await path.fill("한글 페이지");
    await path.blur();
    await expect(page.getByRole("alert").filter({ hasText: "한글 페이지" })).toContainText("without spaces");
    await path.fill("p/dining");
    await path.blur();
    await expect(path).toHaveValue("/p/dining");
    await page.getByLabel("Open a file").setInputFiles({
      name: "menu.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]),
    });
    await expect(page.getByText("A Word, Hangul or PDF document is no HTML")).toBeVisible();
    await page.route("**/workbench/load?*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: "Load", exact: true }).click();
    await expect(page.getByText("could not be read just now")).toBeVisible();
    await expect(editorOf(page)).toContainText("Winter");
  });
});
