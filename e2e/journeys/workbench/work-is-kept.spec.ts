import { expect, startOver, test, uniqueKey } from "@/e2e/support/fixtures";
import {
  choosePane,
  editorOf,
  loadPage,
  signInAsStaff,
  WORKBENCH_SECRET,
  write,
} from "@/e2e/support/workbench";

test.use({ expectedErrors: [/status of 40[14]/] });

test("nothing that an author has written is replaced unasked or lost with the session (R11.4) @desktop", async ({
  page,
  sandbox,
  context,
}) => {
  test.slow();
  await test.step("a popup in the preview opens, and takes no key that the author types (R11.4)", async () => {
    await signInAsStaff(page);
    await write(
      page,
      '<h1>Winter</h1><div class="cms-box-popup" popupid="keys" days="7"><p>Closed on Monday</p></div><div style="height:3000px">More</div>',
    );
    const frame = page.frameLocator("iframe").first();
    await expect(frame.locator("dialog[data-known]")).toHaveCount(1);
    await page.keyboard.press("Control+End");
    await page.keyboard.type("12345");
    await expect(frame.getByText("12345")).toBeVisible();
    // Guests see a popup once they have scrolled and stopped.
    const popup = frame.locator("dialog[open]");
    await expect(async () => {
      await frame.locator("html").evaluate(() => scrollTo(0, 0));
      await frame.locator("html").evaluate(() => scrollTo(0, 2_000));
      await expect(popup).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.type("67890");
    await expect(editorOf(page)).toContainText("1234567890");
    await expect(editorOf(page)).toBeFocused();
  });
  await test.step("loading a page asks before it replaces work, and all of it can be undone (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("kept");
    const style = "h1 { color: #123456 }";
    await sandbox.publishPage(key, { en: { html: "<h1>Published</h1>", style }, ko: "<h1>게시</h1>" });
    await signInAsStaff(page);
    await write(page, "<h1>Mine</h1>");
    await choosePane(page, "한국어");
    await write(page, "<h1>내 글</h1>");
    await loadPage(page, key);
    await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
    await expect(editorOf(page)).toContainText("내 글");
    await loadPage(page, key);
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
    await expect(editorOf(page)).toContainText("게시");
    await choosePane(page, "English");
    await choosePane(page, "Style");
    await expect(page.getByRole("textbox", { name: "Style" })).toContainText("#123456");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Style" })).not.toContainText("#123456");
    await choosePane(page, "HTML");
    await expect(editorOf(page)).toContainText("Mine");
    await choosePane(page, "한국어");
    await expect(editorOf(page)).toContainText("내 글");
    await expect(page.getByRole("textbox", { name: "Page, for instance" })).toHaveValue("/p/new-page");
  });
  await test.step("the last states on this device can be brought back (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("kept");
    await sandbox.publishPage(key, "<h1>여울</h1>");
    await signInAsStaff(page);
    await write(page, "<h1>Mine</h1>");
    await loadPage(page, key);
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
    await page.getByRole("button", { name: "Published", exact: true }).click();
    const states = page.getByRole("region", { name: "The last ten states" });
    await states
      .getByRole("listitem")
      .filter({ hasText: "/p/new-page" })
      .getByRole("button", { name: "Restore" })
      .click();
    await expect(editorOf(page).first()).toContainText("Mine");
  });
  await test.step("what another author publishes meanwhile is shown as a difference, and overwrites nothing (R11.4)", async () => {
    await startOver(page);
    const key = uniqueKey("kept");
    await sandbox.publishPage(key, { en: "<h1>First</h1>", ko: "<h1>처음</h1>" });
    await signInAsStaff(page);
    await loadPage(page, key);
    await expect(editorOf(page)).toContainText("First");
    await write(page, "<h1>Mine</h1>");
    await sandbox.publishPage(key, { en: "<h1>Theirs</h1>", ko: "<h1>처음</h1>" });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByText("Somebody has published another version")).toBeVisible();
    await page.getByRole("button", { name: "Show the difference" }).click();
    const english = page.getByRole("region", { name: "English" });
    await expect(english.getByRole("textbox", { name: "Published: HTML" })).toContainText("Theirs");
    await expect(english.getByRole("textbox", { name: "Here: HTML" })).toContainText("Mine");
    await expect(page.getByRole("region", { name: "한국어" })).toContainText("is what is published");
    await expect(editorOf(page).first()).toContainText("Mine");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText("Somebody has published another version")).toHaveCount(0);
  });
  await test.step("an author whose session has ended signs in again in place, and keeps what is typed (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(page, "<h1>Winter</h1>");
    await expect(page.frameLocator("iframe").first().getByRole("heading", { level: 1 })).toHaveText("Winter");
    await context.clearCookies({ name: "workbench" });
    await page.keyboard.type("<p>More</p>");
    const notices = page.getByRole("status").filter({ hasText: "You are signed out" });
    await notices.getByLabel("Secret").fill("a guess");
    await notices.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("That is not the secret")).toBeVisible();
    await page.getByLabel("Secret").fill(WORKBENCH_SECRET);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.frameLocator("iframe").first().getByText("More")).toBeVisible();
    await expect(editorOf(page)).toContainText("<p>More</p>");
    await expect(page.getByLabel("Secret")).toHaveCount(0);
    await page.keyboard.type("<p>Again</p>");
    await expect(editorOf(page)).toContainText("<p>More</p><p>Again</p>");
  });
});

test("work survives a reload with its history, and a closed window (R11.4) @desktop", async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  await write(page, "<h1>Winter</h1>");
  await page.keyboard.type("<p>one</p>");
  await page.reload();
  await expect(editorOf(page)).toContainText("<p>one</p>");
  await editorOf(page).click();
  await page.keyboard.press("Control+z");
  await expect(editorOf(page)).not.toContainText("<p>one</p>");
  await page.keyboard.press("Control+y");
  await expect(editorOf(page)).toContainText("<p>one</p>");
  await page.close();
  const later = await context.newPage();
  await later.goto("/workbench?language=en");
  await expect(editorOf(later)).toContainText("<p>one</p>");
});

test("both windows say that the page is open elsewhere, until one is closed (R11.4) @desktop", async ({
  page,
  context,
  sandbox,
}) => {
  const key = uniqueKey("kept");
  await sandbox.publishPage(key, "<h1>여울</h1>");
  await signInAsStaff(page);
  await loadPage(page, key);
  await expect(editorOf(page)).toContainText("여울");
  const second = await context.newPage();
  await second.goto("/workbench?language=en");
  await expect(editorOf(second)).toBeVisible();
  await expect(editorOf(second)).not.toContainText("여울");
  await loadPage(second, key);
  const notice = second.getByText("also open in another window");
  await expect(notice).toBeVisible();
  const first = page.getByText("also open in another window");
  await expect(first).toBeVisible();
  const third = await context.newPage();
  await third.goto("/workbench?language=en");
  await loadPage(third, key);
  await expect(third.getByText("also open in another window")).toBeVisible();
  await third.close();
  await expect(first).toBeVisible();
  await page.close();
  await expect(notice).toHaveCount(0);
});
