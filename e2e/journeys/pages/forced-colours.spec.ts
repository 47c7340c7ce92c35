import type { Locator } from "playwright/test";
import { listBarriers, overhang } from "@/e2e/support/barriers";
import { expect, test } from "@/e2e/support/fixtures";
import { layTable, openWith, reachSummary, reserveForm } from "@/e2e/support/own-table";

/** Who draws a control, and whether what it stands on shines through where it is not ticked. */
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

/** The ticks of a place that are not square. */
const stretched = (place: Locator) =>
  place
    .getByRole("checkbox")
    .filter({ visible: true })
    .evaluateAll((ticks) =>
      ticks
        // One that lies unseen under its words is as wide as they are.
        .filter((tick) => getComputedStyle(tick).opacity !== "0")
        .map((tick) => tick.getBoundingClientRect())
        .filter(({ width, height }) => width !== height)
        .map(({ width, height }) => `${width} by ${height}`),
    );

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("issue 18 D16 what is not ticked is paper by day and by night, and the system's own where it chooses the colours", async ({
  page,
}) => {
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
});

test("issue 18 D16 with forced colours nothing bars anybody from the list of countries, the form or the summary", async ({
  page,
  sandbox,
  signIn,
  locale,
}) => {
  const table = await layTable(sandbox);
  await signIn();
  await page.emulateMedia({ forcedColors: "active" });
  await openWith(page, table, { step: "guest" });
  const form = reserveForm(page, locale);
  await form.country.selectOption("US");
  await form.dialog.locator("details summary").click();
  expect((await look(form.country)).appearance).not.toBe("none");
  expect(await listBarriers(page), "the form").toEqual([]);
  expect(await overhang(page), "the form").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  expect(await stretched(form.dialog), "drawn by the house").toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  const summary = await reachSummary(page, table, locale);
  expect((await look(summary.consents.first())).appearance).toBe("auto");
  await summary.agree();
  expect(await listBarriers(page), "the summary").toEqual([]);
});
