import type { Page } from "playwright/test";
import {
  listAccessibilityViolations,
  listAccessibilityViolationsInBothSchemes,
  listOverflowingElements,
} from "@/e2e/support/accessibility-checks";
import { expect, startOver, test } from "@/e2e/support/fixtures";
import { choosePane, editorOf, signInAsStaff, write } from "@/e2e/support/workbench";

test.use({ expectedErrors: [/status of 404/] });

test("a page is written by the forms alone, and its parts are chosen by their names (R11.4) @desktop", async ({
  page,
}) => {
  test.slow();
  await test.step("a page is written from nothing by the forms alone (R11.4)", async () => {
    await signInAsStaff(page);
    await page.getByRole("button", { name: "Blocks", exact: true }).click();
    const sections = page.getByRole("region", { name: "Sections" });
    await sections.getByText("Beginning of a page").click();
    const beginning = sections.getByRole("form", { name: "Beginning of a page" });
    await beginning.getByLabel("Title").fill("Winter by the river");
    await beginning
      .getByLabel("Text, one paragraph a line")
      .fill("Keep an evening for us.\nSnow falls on the terrace.");
    await beginning.getByRole("button", { name: "Insert" }).click();
    await sections.getByText("Opening hours").click();
    const hours = sections.getByRole("form", { name: "Opening hours" });
    await hours.getByLabel("Title").fill("When we are open");
    await hours.getByLabel("One entry a line").fill("Lunch: 12:00–15:00\nDinner: 18:00–22:00");
    await hours.getByRole("button", { name: "Insert" }).click();
    await page.locator("summary", { hasText: "cms-box-list " }).click();
    const list = page.getByRole("form", { name: "cms-box-list" });
    await list.getByLabel("Name, row 1").fill("Chef’s table");
    await list.getByLabel("Address, row 1").fill("/p/dining");
    await list.getByRole("button", { name: "Insert as filled in" }).click();
    await page.locator("summary", { hasText: "cms-box-promotion " }).click();
    const offers = page.getByRole("form", { name: "cms-box-promotion" });
    // A place is chosen by its name.
    await offers
      .getByRole("combobox", { name: "Hotel or restaurant" })
      .selectOption({ label: "Hwayang (14)" });
    await offers.getByLabel("Cards side by side").fill("3");
    await offers.getByRole("button", { name: "Insert as filled in" }).click();
    await page.locator("summary", { hasText: "cms-box-event " }).click();
    const event = page.getByRole("form", { name: "cms-box-event" });
    await event.getByRole("combobox", { name: "Event eventid" }).selectOption({ label: "Which window? (2)" });
    await event.getByLabel("Question, row 1").fill("Which window do you prefer?");
    await event.getByLabel("Answers, separated by commas, row 1").fill("The river, The garden");
    await event.getByLabel("Who may take part").selectOption({ index: 1 });
    await event.getByLabel("What happens after").selectOption("Open a page or an address");
    await event.getByLabel("Address", { exact: true }).fill("/coupon");
    await event.getByLabel("Text inside").fill("Take part");
    await event.getByRole("button", { name: "Insert as filled in" }).click();
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Winter by the river");
    await expect(preview.getByText("Which window do you prefer?")).toBeVisible();
    await expect(preview.getByRole("row", { name: "Dinner" })).toContainText("18:00–22:00");
    await expect(preview.getByRole("link", { name: "Chef’s table" })).toBeVisible();
    await expect(preview.locator("[data-card]").first()).toBeVisible();
    await expect(page.getByText("Nothing to correct in the text.")).toBeVisible();
  });
  await test.step("pictures and pages are chosen by their names, and what is inserted is listed and moved (R11.4)", async () => {
    await startOver(page);

    await signInAsStaff(page);
    await page.getByRole("button", { name: "Blocks", exact: true }).click();
    const sections = page.getByRole("region", { name: "Sections" });
    await sections.getByText("Heading and text").click();
    const text = sections.getByRole("form", { name: "Heading and text" });
    await text.getByLabel("Title").fill("By the river");
    await text.getByRole("button", { name: "Insert" }).click();
    await sections.getByText("Beginning of a page").click();
    const beginning = sections.getByRole("form", { name: "Beginning of a page" });
    await beginning.getByLabel("Title").fill("Winter");
    await beginning.getByText("Choose one of our pictures").click();
    const pictures = beginning.getByRole("list").getByRole("button");
    const name = (await pictures.first().textContent()) ?? "";
    await beginning.getByRole("searchbox").fill(name);
    await pictures.first().click();
    await expect(beginning.getByLabel("Address of the picture")).toHaveValue(/^(?:https?:\/)?\//);
    await beginning.getByRole("button", { name: "Insert", exact: true }).click();
    const outline = page.getByRole("region", { name: "On this page" });
    await expect(outline.getByRole("listitem")).toHaveText([/^h2 By the river/, /^img/, /^h1 Winter/]);
    await outline.getByRole("button", { name: "Move h1 up, row 3" }).click();
    await outline.getByRole("button", { name: "Move h1 up, row 2" }).click();
    await expect(outline.getByRole("listitem")).toHaveText([/^h1 Winter/, /^h2 By the river/, /^img/]);
    await page.locator("summary", { hasText: "cms-box-list " }).click();
    const address = page.getByRole("form", { name: "cms-box-list" }).getByLabel("Address, row 1");
    // Browsers suggest its entries by name and by address.
    const list = await address.getAttribute("list");
    const offer = page.locator(`datalist#${list} option[value="/promotion/14/1401"]`);
    await expect(offer).toHaveAttribute("label", /\S/);
  });
  await test.step("a click in the preview opens the text, and the filled form of a block; + inserts behind it (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    const question = `[{"type":"m","question":"Which window?","options":["River","Garden"]}]`;
    await write(
      page,
      `<h1>Winter</h1>\n<section><p>By the river</p></section>\n<div class="cms-box-event" eventid="2" question='${question}'><button>Send</button></div>`,
    );
    const preview = page.frameLocator("iframe").first();
    await preview.getByText("By the river").click();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.insertText("By the sea");
    await expect(preview.getByText("By the sea")).toBeVisible();
    await preview.getByText("Which window?").click();
    const form = page.getByRole("form", { name: "This block" });
    await expect(form.getByLabel("Answers, separated by commas, row 1")).toHaveValue("River, Garden");
    await form.getByLabel("Question, row 1").fill("Which table?");
    // The form, the text and the page are visible together.
    await expect(preview.getByText("Which table?")).toBeVisible();
    await expect(editorOf(page)).toContainText('"question":"Which table?"');
    await preview.getByText("By the sea").hover();
    await page.getByRole("button", { name: "Insert a block behind this p" }).click();
    const promotion = page.locator("details", { has: page.getByText("cms-box-promotion", { exact: true }) });
    await promotion.locator("summary").click();
    await promotion.getByRole("button", { name: "Insert", exact: true }).click();
    await expect(editorOf(page)).toContainText(
      /By the sea<\/p>\s*<div class="cms-box-promotion"[\s\S]*<\/section>/,
    );
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editorOf(page)).not.toBeFocused();
    expect(await listAccessibilityViolations(page)).toEqual([]);
  });
  await test.step("another language begins with the structure of the first, and both stand side by side (R11.4)", async () => {
    await startOver(page);
    await signInAsStaff(page);
    await write(page, "<h1>Winter</h1><p>Course 120,000 won</p><p>By the river</p>");
    await choosePane(page, "한국어");
    await page.getByRole("button", { name: "Begin with the structure of English" }).click();
    await page.getByRole("button", { name: "Languages", exact: true }).click();
    const table = page.getByRole("region", { name: "Both languages" });
    await expect(table.getByText("Nothing is missing, and nothing differs.")).toBeVisible();
    await write(page, "<h1>겨울</h1><p>코스 130,000원</p>");
    await expect(table.getByRole("row", { name: "Amount: 130,000원 – 120,000 won" })).toBeVisible();
    await expect(table.getByRole("row", { name: "missing" })).toContainText("By the river");
    // The editor loses the focus: the check for barriers waits for animations, and its cursor blinks without end.
    await table.getByRole("button", { name: "Only what differs" }).click();
    await expect(table.getByRole("row", { name: "Winter" })).toHaveCount(0);
    expect(await listOverflowingElements(page)).toEqual([]);
    expect(await listAccessibilityViolations(page)).toEqual([]);
    await table.getByRole("button", { name: "Course 120,000 won" }).click();
    await expect(editorOf(page)).toContainText("Winter");
  });
});

for (const { where, width, tag } of [
  { where: "narrow", width: 390, tag: [] },
  { where: "wide", width: 1280, tag: ["@long"] },
]) {
  // Where the second width is looked at, so is the dark scheme.
  const listBarriers = (page: Page) =>
    tag.length > 0 ? listAccessibilityViolationsInBothSchemes(page) : listAccessibilityViolations(page);
  test(`the workbench has no accessibility barriers in either language, ${where} (R11.4) @desktop`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await test.step("the workbench in Korean has no accessibility barriers (R11.4)", async () => {
      await page.setViewportSize({ width, height: 900 });
      await signInAsStaff(page);
      await page.goto("/workbench?language=ko");
      await write(page, "<h1>겨울</h1><ul><p onclick='a()'>강가에서</p></ul>");
      await expect(page.frameLocator("iframe").first().getByRole("heading", { level: 1 })).toHaveText("겨울");
      await page.getByText("검색 결과와 카카오톡에서 보이는 모습").click();
      await page.getByRole("button", { name: "접근성 검사" }).click();
      await expect(page.getByText("장벽 1종류:")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "반드시 <li>" })).toBeVisible();
      await write(page, "<h1>겨울</h1><p onclick='a()'>강가에서</p>");
      await expect(page.frameLocator("iframe").first().locator("[data-part$=-draft] ul")).toHaveCount(0);
      for (const name of ["미리보기", "블록", "게시본 비교"]) {
        await page.getByRole("button", { name, exact: true }).click();
        if (name === "블록") await page.locator("summary", { hasText: "cms-box-event " }).click();
        expect([name, await listOverflowingElements(page)]).toEqual([name, []]);
        expect(await listBarriers(page)).toEqual([]);
      }
      await page.getByRole("textbox", { name: "페이지" }).fill("dining");
      await page.getByRole("button", { name: "불러오기", exact: true }).click();
      const question = page.getByRole("dialog");
      await expect(question).toBeVisible();
      expect(await listOverflowingElements(page)).toEqual([]);
      expect(await listBarriers(page)).toEqual([]);
      await question.getByRole("button").last().click();
      await expect(editorOf(page)).not.toContainText("겨울");
    });
    await test.step("the page for the style has no accessibility barriers (R11.4)", async () => {
      await startOver(page);
      await signInAsStaff(page);
      await write(page, "<h1>Winter</h1><p onclick='a()'>b</p>");
      for (const name of tag.length > 0 ? ["Published", "Blocks"] : []) {
        await page.getByRole("button", { name, exact: true }).click();
        if (name === "Blocks") await page.locator("summary").first().click();
        expect([name, await listOverflowingElements(page)]).toEqual([name, []]);
        expect(await listBarriers(page)).toEqual([]);
      }
      await page.getByRole("region", { name: "HTML" }).getByRole("button", { name: "Style" }).click();
      expect(await listBarriers(page)).toEqual([]);
    });
  });
}

test("every published page is listed with its findings, and opens from there (R11.4) @desktop @long", async ({
  page,
}) => {
  // Every page that another test has published is among them.
  test.setTimeout(300_000);
  await signInAsStaff(page);
  await page.getByRole("button", { name: "All pages" }).click();
  await expect(page.getByRole("status").filter({ hasText: "texts checked" })).toBeVisible({
    timeout: 100_000,
  });
  const rows = page.getByRole("row").filter({ hasText: "/p/private-dining" });
  await expect(rows).toHaveCount(2);
  expect(await listOverflowingElements(page)).toEqual([]);
  expect(await listAccessibilityViolationsInBothSchemes(page)).toEqual([]);
  await rows.first().getByRole("button", { name: "/p/private-dining" }).click();
  await expect(page.getByRole("textbox", { name: "Page, for instance" })).toHaveValue("/p/private-dining");
  await expect(editorOf(page)).toContainText("<h1");
});
