import { listAccessibilityViolations } from "@/e2e/support/accessibility-checks";
import { expect, startOver, test } from "@/e2e/support/fixtures";
import { signInAsStaff, write } from "@/e2e/support/workbench";

test.use({ expectedErrors: [/status of 404/] });

const picture = '<img src="/brand/mark.svg" width="90" height="90" alt="A wave">';

test("a draft is shown as searched for, shared, checked for barriers and on another day (R11.4) @desktop @long", async ({
  page,
}) => {
  test.slow();
  await test.step("a draft is shown as a search result and as a messenger's card, from what its page says (R11.4)", async () => {
    await signInAsStaff(page);
    await write(page, `<h1>Winter by the river</h1><p>Keep an evening for us.</p>${picture}`);
    await page.getByText("As search engines and KakaoTalk show it").click();
    const result = page.getByRole("figure", { name: "Search result" });
    await expect(result).toContainText("Winter by the river");
    await expect(result).toContainText("Keep an evening for us.");
    await expect(result).toContainText("› p › new-page");
    const card = page.getByRole("figure", { name: "KakaoTalk card" });
    await expect(card).toContainText("Winter by the river");
    await expect(card.locator("img")).toHaveAttribute("src", /mark\.svg/);
    await expect(page.getByText(/1 KB of text, 1 picture/)).toBeVisible();
    expect(await listAccessibilityViolations(page)).toEqual([]);
  });
  await test.step("the contrast of the page in the preview is checked at once, and all barriers when its author wants it (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    const dim = '<p style="background: var(--paper); color: #645b50">Dim by night</p>';
    await write(page, `<h1>Winter</h1><ul><p>One</p></ul><p style="color: #aaa">Two</p>${dim}`);
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Winter");
    const pale = page.getByRole("listitem").filter({ hasText: "contrast" });
    await expect(pale).toHaveCount(2);
    await expect(pale.first()).toContainText("#aaa");
    await expect(pale.last()).toContainText("(on a dark screen)");
    await expect(pale.last()).toContainText("#645b50");
    await write(page, "<h1>Winter</h1><ul><p>One</p></ul>");
    await expect(pale).toHaveCount(0);
    await page.getByRole("button", { name: "Check accessibility" }).click();
    await expect(page.getByText("1 kind of barrier:")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "<ul> and <ol>" })).toBeVisible();
    await write(page, "<h1>Winter</h1><p>One</p>");
    await expect(preview.locator("[data-part$=-draft] ul")).toHaveCount(0);
    await expect(page.getByText("No barriers were found.")).toBeVisible();
  });
  await test.step("a draft is shown as of another day: its hours, its free tables and the offers of then (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(
      page,
      '<h1>Winter</h1><div class="cms-box-tonight" resourceid="1"></div><div class="cms-box-promotion" resourceid="14"></div>',
    );
    const preview = page.frameLocator("iframe").first();
    await expect(preview.locator("[data-card]").first()).toBeVisible();
    const day = page.getByRole("group", { name: "As seen on" });
    await day.getByLabel("Day").fill("2031-06-02");
    await expect(page.getByText("Shown as at noon of that day: offers")).toBeVisible();
    await expect(preview.getByText("as of Mon 2 Jun 2031, 12:00")).toBeVisible();
    await expect(preview.getByText("There are no offers here at the moment.")).toBeVisible();
    await day.getByRole("button", { name: "Now" }).click();
    await expect(preview.locator("[data-card]").first()).toBeVisible();
    await expect(page.getByText("Shown as at noon of that day")).toHaveCount(0);
  });
});
