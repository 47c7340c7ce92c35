/** The main journeys of a guest of the sandbox, in a fixed order: from the first visit to the receipt and back. */
import words from "../../messages/en.json" with { type: "json" };
import korean from "../../messages/ko.json" with { type: "json" };

const { Account, Common, Promotion, Receipt, Reservations, Reserve, Share, Shell, Summary, Widgets } = words;
const OPEN = "dialog[open]";
/** A dialog of the page script, or of the framework once the page is hydrated. */
const SHEET = `${OPEN}, [role=dialog]`;
const HOTEL = "/r/10";
const OUTLET = "/r/12";
const PROMOTION = "/promotion/12/1201";
const next = `${OPEN} footer button`;
const freeDay = `${OPEN} [data-day][aria-disabled="false"]`;

/** Journeys by name, in order. Each throws an `Error` where something is not as expected. */
export const journeys = {
  "a popup opens once and is closed by Escape": async (guest) => {
    await guest.goTo("/?language=en");
    await guest.until("popup after scrolling", isPopupOpen);
    await guest.tap(`${OPEN} [data-refuse]`);
    await guest.press("Escape");
    await guest.misses(OPEN);
    await guest.isAt(/^\/$/);
  },

  "panels open and close": async (guest) => {
    await guest.tap("header a", Shell.menu);
    await guest.sees("#panel-left[open]", "Yeoul");
    await guest.press("Escape");
    await guest.misses(OPEN);
    await guest.tap("header a", Shell.account);
    await guest.sees("#panel-right[open]", Account.signIn);
    await guest.tap("#panel-right[open] a", Common.close);
    await guest.misses(OPEN);
  },

  "the language is changed and remembered": async (guest) => {
    await guest.tap('header a[href="?language=ko"]');
    await guest.sees("html[lang=ko] body", korean.Common.myReservations);
    await guest.goTo(PROMOTION);
    await guest.sees("html[lang=ko] [data-reserve]", korean.Promotion.reserve);
    await guest.goTo("/?language=en");
    await guest.sees("html[lang=en] body", Common.myReservations);
  },

  "sharing begins with the login": async (guest) => {
    await guest.goTo(PROMOTION);
    await guest.tap("[data-share]");
    await guest.sees(SHEET, Common.logIn);
    await guest.press("Escape");
    await guest.misses(SHEET);
  },

  "the calendar is operated by keyboard": async (guest) => {
    await guest.goTo(`${PROMOTION}?step=table&adults=2`);
    await guest.tap(freeDay);
    const first = await guest.until("focused day", focusedDay);
    for (const [key, days] of [
      ["ArrowRight", 1],
      ["ArrowDown", 8],
      ["ArrowLeft", 7],
      ["ArrowUp", 0],
      ["PageDown", 31],
      ["PageUp", 0],
    ]) {
      await guest.press(key);
      await guest.until(`focus ${days} days later after ${key}`, isDaysOn, first, days);
    }
    await guest.press("Escape");
    await guest.misses(OPEN);
  },

  "from the home page to a paid table": async (guest, { signIn }) => {
    await signIn();
    await guest.goTo("/");
    await guest.tap(`main a[href="${HOTEL}"]`);
    await guest.isAt(/^\/r\/10$/);
    await guest.tap(`main a[href="${OUTLET}"]`);
    await guest.isAt(/^\/r\/12$/);
    await guest.tap(`main a[href="${PROMOTION}"]`);
    await guest.isAt(/^\/promotion\/12\/1201$/);
    await guest.tap("[data-reserve]", Promotion.reserve);
    await guest.sees(OPEN, Reserve.tableTitle);
    await guest.tap(`${OPEN} label:has([type=radio]:enabled)`);
    await guest.isAt(/step=table.*&time=/);
    await guest.tap(next);
    await guest.isAt(/step=menu/);
    await guest.tap(next);
    await guest.isAt(/step=guest/);
    await guest.choose(`${OPEN} select`, "KR");
    await guest.type(`${OPEN} input[type=tel]`, "010-1234-5678");
    await guest.type(`${OPEN} input[type=email]`, "hana@example.com");
    await guest.tap(next);
    await guest.isAt(/\/summary\?/);
    await guest.until("checkboxes in the background colour", areOfPaper, "#island input[type=checkbox]");
    await guest.tap("#island label", Summary.consentAll);
    await guest.tap("#island footer button");
    await guest.tap("button.pay");
    await guest.sees("#island", Receipt.booked.confirmed);
  },

  "Back after paying never shows the used payment window": async (guest) => {
    await guest.isAt(/^\/payment-request\/12\/\w+$/);
    await guest.until("receipt", leaveMark);
    await guest.back();
    // The previous history entry is the payment window, which redirects those who return to it.
    await guest.until("reloaded receipt", isAnew, Receipt.booked.confirmed);
  },

  "a signed-in guest shares by its targets and the link": async (guest) => {
    await guest.goTo(PROMOTION);
    await guest.tap("[data-share]");
    await guest.sees(SHEET, Share.copy);
    await guest.press("Escape");
    await guest.misses(SHEET);
  },

  "the reservation is in the list, and its receipt links back to it": async (guest) => {
    await guest.goTo("/book");
    await guest.sees("#island li", "The winter table");
    // The card grows when the way to the restaurant has arrived.
    await guest.sees("#island a", Widgets.place.googleMap);
    await guest.tap("#island a", Reservations.details);
    await guest.isAt(/^\/payment-request\//);
    await guest.sees("#island", Receipt.status.confirmed);
    await guest.back();
    await guest.sees("#island li", "The winter table");
  },
};

/* Serialised and sent to the page, so they cannot use anything outside themselves. */

function isPopupOpen() {
  scrollBy(0, 200);
  return document.querySelector("dialog[open][data-popup]") !== null;
}

function focusedDay() {
  return document.activeElement?.dataset.day ?? null;
}

/** Months differ in length, so a step of one month is 28 to 31 days. */
function isDaysOn(first, days) {
  const { day } = document.activeElement?.dataset ?? {};
  const between = (Date.parse(day) - Date.parse(first)) / 86_400_000;
  return days === 31 ? between >= 28 && between <= 31 : between === days;
}

/**
 * Returns whether the check boxes are styled by us and have their background's colour, whatever the engine makes of an
 * accent colour.
 */
function areOfPaper(selector) {
  const ticks = [...document.querySelectorAll(selector)];
  return (
    ticks.length > 0 &&
    ticks.every((tick) => {
      const { appearance, backgroundColor } = getComputedStyle(tick);
      return (
        appearance === "none" &&
        backgroundColor === getComputedStyle(tick.closest("fieldset")).backgroundColor
      );
    })
  );
}

function leaveMark() {
  window.wasHere = true;
  return true;
}

function isAnew(text) {
  return window.wasHere !== true && (document.querySelector("#island")?.textContent ?? "").includes(text);
}
