/** What a guest does in a browser: looks, taps, types. Everything waits until it can be done, or says what was missing. */
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 20_000;
const POLL_MS = 50;
/** The keys that WebDriver has no letter for. */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/**
 * A guest of the site at `origin`. Things are named by a selector and, where it names several, by a text that stands in
 * the one that is meant or is its label; what cannot be seen is not found.
 */
export function guestIn(browser, origin) {
  /** What `look` answers in the page once it is not null or false. A page that is just replaced is asked again. */
  const until = async (what, look, ...about) => {
    const deadline = Date.now() + PATIENCE_MS;
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
    const path = await browser.evaluate("location.href").catch(() => "a page that does not answer");
    throw new Error(`no ${what} at ${path}${refusal}`);
  };
  const press = (key) =>
    browser.perform([
      {
        type: "key",
        id: "keyboard",
        actions: [
          { type: "keyDown", value: keys[key] ?? key },
          { type: "keyUp", value: keys[key] ?? key },
        ],
      },
    ]);
  const tap = async (selector, text) => {
    const what = describe(selector, text);
    let [x, y] = [Number.NaN, Number.NaN];
    // What still moves into its place cannot be met.
    for (let isStill = false; !isStill; ) {
      const now = await until(what, placeOf, selector, text);
      isStill = now[0] === x && now[1] === y;
      [x, y] = now;
    }
    await browser.perform([
      {
        type: "pointer",
        id: "finger",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  };
  return {
    goTo: (path) => browser.open(new URL(path, origin).href),
    back: browser.back,
    reload: browser.reload,
    press,
    tap,
    /** Types into an empty field. */
    type: async (selector, text) => {
      await tap(selector);
      for (const letter of text) await press(letter);
    },
    /** Chooses from a list of the browser's own, which opens outside of the page. */
    choose: (selector, value) => until(`${selector} with ${value}`, chooseIn, selector, value),
    sees: (selector, text) => until(describe(selector, text), isSeen, selector, text),
    misses: (selector, text) => until(`end of ${describe(selector, text)}`, isMissed, selector, text),
    /** Waits for a path, and hands back the whole address. */
    isAt: (pattern) => until(`address like ${pattern}`, isAt, pattern.source),
    /** What a function of the page answers once it is not null or false. */
    until,
  };
}

function describe(selector, text) {
  return text === undefined ? selector : `${selector} with "${text}"`;
}

/* Each of the following is sent to the page as it stands, so it can use nothing from around it. */

/** The middle of the first that can be tapped, brought into sight; null while there is none or something covers it. */
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
    if (element.contains(hit)) return [x, y];
  }
  return null;
}

function isSeen(selector, text) {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.getClientRects().length > 0 && (text === undefined || element.textContent.includes(text)),
  );
}

function isMissed(selector, text) {
  return ![...document.querySelectorAll(selector)].some(
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
