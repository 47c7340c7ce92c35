import type { Locator } from "playwright/test";
import { listOverflowingElements } from "@/e2e/support/accessibility-checks";
import { expect, test } from "@/e2e/support/fixtures";
import { createOwnTable } from "@/e2e/support/own-table";
import { sizes } from "@/e2e/support/sizes";

/** Returns the control's `appearance`, and whether its background is that of the card it is on. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { appearance, backgroundColor } = getComputedStyle(element);
    const paper = document.createElement("i");
    paper.style.backgroundColor = "var(--card)";
    element.after(paper);
    const { backgroundColor: card } = getComputedStyle(paper);
    paper.remove();
    return { appearance, isPaper: backgroundColor === card };
  });

/** Returns the sizes of visible checkboxes that are not square. */
const stretched = (place: Locator) =>
  place
    .getByRole("checkbox")
    .filter({ visible: true })
    .evaluateAll((ticks) =>
      ticks
        // An invisible checkbox that covers its label is as wide as the label.
        .filter((tick) => getComputedStyle(tick).opacity !== "0")
        .map((tick) => tick.getBoundingClientRect())
        .filter(({ width, height }) => width !== height)
        .map(({ width, height }) => `${width} by ${height}`),
    );

for (const size of sizes)
  test(`with forced colours controls have the system's look, days and buttons are told apart, and nothing of the form overflows ${size} (R6.4)`, async ({
    page,
    sandbox,
    signIn,
    form,
    summary,
  }) => {
    const table = await createOwnTable(sandbox);
    await signIn();
    await page.goto("/p/event-winter-quiz");
    const choice = page.locator(".cms-box-event").getByRole("radio").first();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await look(choice), colorScheme).toEqual({ appearance: "none", isPaper: true });
    }
    await choice.check();
    expect(await look(choice)).toEqual({ appearance: "none", isPaper: false });
    await page.emulateMedia({ forcedColors: "active" });
    expect((await look(choice)).appearance).toBe("auto");

    await page.emulateMedia({ colorScheme: "light" });
    await form.open(table, { step: "table" });
    const chosen = form.dialog.locator("button[aria-pressed=true]");
    const free = form.dialog.locator("button[aria-pressed=false][data-status=open]").first();
    await expect(chosen).toBeVisible();
    const draw = (place: Locator) =>
      place.evaluate((element) => {
        const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        const mark = getComputedStyle(element, "::after").backgroundColor;
        return { backgroundColor, border: `${borderTopWidth} ${borderTopStyle}`, mark };
      });
    const [of, beside] = [await draw(chosen), await draw(free)];
    expect(of.backgroundColor, "the chosen day's background").not.toBe(beside.backgroundColor);
    expect(beside.mark, "the mark of a free day").not.toBe(beside.backgroundColor);
    for (const button of [form.next, free])
      expect((await draw(button)).border, "a button has an edge").toBe("1px solid");

    await form.open(table, { step: "guest" });
    await form.country.selectOption("US");
    await form.dialog.locator("details summary").click();
    expect((await look(form.country)).appearance).not.toBe("none");
    expect(await listOverflowingElements(page), "the form").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
    expect(await stretched(form.dialog), "checkboxes that are not square").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    await summary.open(table);
    expect((await look(summary.consents.first())).appearance).toBe("auto");
  });
