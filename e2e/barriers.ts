import type { Page } from "@playwright/test";

const AXE = "node_modules/axe-core/axe.min.js";

/** The specification's own look of a button (R4.9: white on ffb611), which an author changes by an attribute. */
const SPECIFIED_LOOK = ".cms-box-resource:not([buttontextcolor]) [class*='button']";

type Finding = { rule: string; impact: string; targets: string[] };

/** What axe finds that keeps somebody from using the page. */
export async function listBarriers(page: Page): Promise<Finding[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async (specified) => {
    const axe = Reflect.get(window, "axe");
    // Half-way through a fade every contrast is wrong.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const exclude = document.querySelector(specified) === null ? [] : [[specified]];
    const { violations } = await axe.run({ include: [["html"]], exclude }, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }: { impact: string }) => impact === "serious" || impact === "critical")
      .map(({ id, impact, nodes }: { id: string; impact: string; nodes: { target: string[] }[] }) => ({
        rule: id,
        impact,
        targets: nodes.slice(0, 5).map(({ target }) => target.join(" ")),
      }));
  }, SPECIFIED_LOOK);
}

/** What stands out of the page to the side, when the page can be scrolled there. */
export function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
}
