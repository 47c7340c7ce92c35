/**
 * The actions of a guest in a browser: look, tap, type. Each waits until it is possible, or throws an error that names
 * what was missing.
 */
import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/**
 * Returns a guest of the site at `origin`. Elements are selected by a selector and, if it matches several, by text in
 * the element or its label; invisible elements are not found.
 */
export function guestIn(browser, origin) {
  /**
   * Resolves with the result of `look` in the page once it is neither null nor false; retries while a page is being
   * replaced. Throws after `TIMEOUT_MS`.
   */
  const until = async (what, look, ...about) => {
    const deadline = Date.now() + TIMEOUT_MS;
    const script = `(${look})(${about.map((value) => JSON.stringify(value) ?? "undefined").join(",")})`;
    let refusal = "";
    while (Date.now() < deadline) {
      const found = await browser.evaluate(script).catch((error) => {
        refusal = ` (${error.message})`;
        return null;
      });
      if (found !== null && found !== false) return found;
      await wait(POLL_MS);
    }
    const path = await browser.evaluate("location.href").catch(() => "a page that does not respond");
    throw new Error(`no ${what} at ${path}${refusal}`);
  };
  const tap = async (selector, text) => {
    const what = describe(selector, text);
    let [x, y] = [Number.NaN, Number.NaN];
    // An element that moves, or is replaced by one like it, would be missed.
    for (let isStill = false; !isStill; ) {
      const now = await until(what, placeOf, selector, text);
      isStill = now.isSame && now.x === x && now.y === y;
      ({ x, y } = now);
    }
    await browser.tapAt(x, y);
  };
  return {
    goTo: (path) => browser.open(new URL(path, origin).href),
    back: browser.back,
    press: browser.press,
    tap,
    /** Types into an empty field. */
    type: async (selector, text) => {
      await tap(selector);
      for (const letter of text) await browser.press(letter);
    },
    /** Selects a value of a native select list, which opens outside the page. */
    choose: (selector, value) => until(`${selector} with ${value}`, chooseIn, selector, value),
    sees: (selector, text) => until(describe(selector, text), isSeen, selector, text),
    misses: (selector, text) =>
      until(
        `disappearance of ${describe(selector, text)}`,
        `(...about) => !(${isSeen})(...about)`,
        selector,
        text,
      ),
    /** Waits for a path, and resolves with the whole address. */
    isAt: (pattern) => until(`address like ${pattern}`, isAt, pattern.source),
    /** Waits for a function in the page to return a value that is neither null nor false. */
    until,
  };
}

function describe(selector, text) {
  return text === undefined ? selector : `${selector} with "${text}"`;
}

/* The functions below are serialised and sent to the page, so they cannot use anything outside themselves. */

/**
 * Returns the centre of the first tappable element, scrolled into view, and whether it is the one that was found last;
 * null while there is none or it is covered.
 */
function placeOf(selector, text) {
  if (document.readyState === "loading") return null;
  const said = (element) => element.getAttribute("aria-label") ?? element.textContent;
  for (const element of document.querySelectorAll(selector)) {
    if (text !== undefined && !said(element).includes(text)) continue;
    if (element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getClientRects()[0];
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (!element.contains(hit)) continue;
    const isSame = window.foundLast === element;
    window.foundLast = element;
    return { x, y, isSame };
  }
  return null;
}

function isSeen(selector, text) {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.getClientRects().length > 0 && (text === undefined || element.textContent.includes(text)),
  );
}

function chooseIn(selector, value) {
  const list = document.querySelector(selector);
  if (list === null) return false;
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  return list.value === value;
}

function isAt(pattern) {
  return new RegExp(pattern).test(location.pathname + location.search) ? location.href : null;
}
