import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";

// Injected through the browser's debugger: the page's content policy blocks added scripts.
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * The prescribed button style (R4.9: white on ffb611), which an author can override by attribute.
 */
const SPECIFIED_LOOK = ".cms-box-resource:not([buttontextcolor]) [class*='button']";

type Finding = { rule: string; impact: string; targets: string[] };

/** The rules whose answer depends on colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Returns axe violations of impact "serious" or "critical", of all rules or of those given. */
export async function listAccessibilityViolations(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const runOnly = rules === undefined ? {} : { runOnly: { type: "rule", values: rules } };
  return page.evaluate(
    async ([specified, runOnly]) => {
      const axe = Reflect.get(window, "axe");
      // During a fade, contrast measurements are wrong.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
      const exclude = document.querySelector(specified) === null ? [] : [[specified]];
      // What a frame shows has tests of its own; for an answer of one that is just being replaced axe waits a minute.
      // Without `preload` no style sheet is fetched again, a third of the time: the lock of an orientation alone needs it.
      const options = { resultTypes: ["violations"], iframes: false, preload: false, ...runOnly };
      const { violations } = await axe.run({ include: [["html"]], exclude }, options);
      return violations
        .filter(({ impact }: { impact: string }) => impact === "serious" || impact === "critical")
        .map(({ id, impact, nodes }: { id: string; impact: string; nodes: { target: string[] }[] }) => ({
          rule: id,
          impact,
          targets: nodes.slice(0, 5).map(({ target }) => target.join(" ")),
        }));
    },
    [SPECIFIED_LOOK, runOnly] as const,
  );
}

/** Runs all rules in light mode, and before it, in dark mode on the same page, those that depend on colours. */
export async function listAccessibilityViolationsInBothSchemes(
  page: Page,
): Promise<(Finding & { colorScheme: string })[]> {
  const found: (Finding & { colorScheme: string })[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === "dark" ? COLOUR_RULES : undefined;
    const findings = await listAccessibilityViolations(page, rules);
    found.push(...findings.map((finding) => ({ ...finding, colorScheme })));
  }
  return found;
}

/** Lists up to five elements that extend beyond the right edge when the page scrolls horizontally. */
export function listOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
}

const MAX_STOPS = 60;

/**
 * Tabs through the page, or through the open dialog, and returns the names of elements that are not visible while they
 * have the focus: outside of the window or covered by a sticky bar.
 */
export async function listHiddenFocusTargets(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  const seen = new Set<number>();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const { index, name, isVisible } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      // A control that is rendered by its label counts as visible there.
      const shown = focused.closest("label") ?? focused;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isVisible = parts.some((down) =>
        parts.some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && hit !== document.body && shown.contains(hit);
        }),
      );
      return {
        index: [...document.querySelectorAll("*")].indexOf(focused),
        name: `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.slice(0, 40)}`,
        isVisible: focused === document.body || isVisible,
      };
    });
    if (seen.has(index)) break;
    seen.add(index);
    if (!isVisible) hidden.push(name);
  }
  return hidden;
}

/** Lists up to five texts that are clipped horizontally and cannot be scrolled into view. */
export function listClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box = word.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Screen-reader-only text is one pixel wide; an ellipsis is intended; scrollable overflow is reachable.
        if (
          edge.width <= 1 ||
          edge.height <= 1 ||
          textOverflow === "ellipsis" ||
          overflowX === "auto" ||
          overflowX === "scroll"
        )
          break;
        if (overflowX === "visible" || (right <= edge.right + 1 && left >= edge.left - 1)) continue;
        found.push(`${word.textContent?.trim().slice(0, 30)} in ${box.tagName}.${box.className}`);
        break;
      }
    }
    return found.slice(0, 5);
  });
}

/** Returns the text of all buttons and links within `place` that wraps onto more than one line. */
export function listWrappedButtons(place: Locator): Promise<string[]> {
  return place.evaluateAll((roots) =>
    roots
      .flatMap((root) => [...root.querySelectorAll("button, a")])
      .filter((pressed) => {
        const words = document.createRange();
        words.selectNodeContents(pressed);
        const lines = [...words.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const [highest = 0] = lines.map(({ height }) => height).sort((a, b) => b - a);
        const top = Math.min(...lines.map((line) => line.top));
        const bottom = Math.max(...lines.map((line) => line.bottom));
        return bottom - top > 1.5 * highest;
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}
