import { hasCoarsePointer } from "@/lib/browser/device";
import { readStored, writeStored } from "@/lib/browser/storage";
import "client-only";

const DAY_MS = 24 * 60 * 60 * 1_000;
const POPUP_STATE = "popup";
/** Begins the names under which it is stored which popups a reader was shown and has refused. */
export const POPUP_KEY = "popup:";

/**
 * Shows the page's popups once the page was viewed (R4.11), each once in a visit, unless the reader refused it for N
 * days, which is stored on closing. Escape and Back close them. The content of a popup is fetched only when it is
 * shown, so that its pictures do not delay the page itself.
 */
export function showPopups(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-popup]")) showPopup(dialog);
}

/**
 * Shows one popup once it is due, such as one added to the page later. A second call for the same popup does nothing.
 */
export function showPopup(dialog: HTMLDialogElement): void {
  const { popup, days } = dialog.dataset;
  if ("known" in dialog.dataset) return;
  dialog.dataset.known = "";
  const key = POPUP_KEY + popup;
  const until = readStored("localStorage", key);
  if (typeof until === "number" && until > Date.now()) return;
  if (readStored("sessionStorage", key) !== null) return;
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    const isRefused = dialog.querySelector<HTMLInputElement>("[data-refuse]")?.checked === true;
    if (isRefused) writeStored("localStorage", key, Date.now() + Number(days) * DAY_MS);
    // Closed by its button or Escape: remove the history entry that Back would have used.
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && POPUP_STATE in state) history.back();
  });
  addEventListener("popstate", () => dialog.close());
  whenSeen(() => {
    // A popup is not shown over another one or over a dialog that the guest has opened.
    if (document.querySelector("dialog[open], [role=dialog]") !== null) return;
    dialog.showModal();
    // On the popup itself: a ring around its first link would be what a reader sees of it.
    dialog.tabIndex = -1;
    dialog.ariaLabel ??= dialog.querySelector("h1, h2, h3, h4, p")?.textContent ?? null;
    dialog.focus();
    writeStored("sessionStorage", key, true);
    // On a phone Back closes a popup and leads nowhere else; a keyboard has Escape.
    if (hasCoarsePointer()) history.pushState({ ...history.state, [POPUP_STATE]: true }, "");
  });
}

/** Milliseconds after which a visitor has had a look at the page; an earlier popup would be all they see. */
const SEEN_MS = 6_000;
/** Share of the screen's height that counts as scrolled. */
const SCROLLED_SHARE = 0.6;
/** Milliseconds without scrolling after which a reader has stopped. */
const STILL_MS = 1_200;

/**
 * Calls back once, when the page was scrolled or viewed for some seconds, but never while it scrolls: it waits until
 * the reader has stopped. The time does not count while a finder is on the screen, so that a search for a table is not
 * interrupted.
 */
function whenSeen(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const callWhenStill = () => {
    const still = Date.now() - scrolledAt;
    if (still < STILL_MS) {
      setTimeout(callWhenStill, STILL_MS - still);
      return;
    }
    window.removeEventListener("scroll", handleScroll);
    callback();
  };
  let isSeen = false;
  const beSeen = () => {
    if (isSeen) return;
    isSeen = true;
    clearTimeout(timer);
    callWhenStill();
  };
  const handleScroll = () => {
    scrolledAt = Date.now();
    if (window.scrollY > window.innerHeight * SCROLLED_SHARE) beSeen();
  };
  const wait = () => {
    timer = setTimeout(() => (isFinderInSight() ? wait() : beSeen()), SEEN_MS);
  };
  window.addEventListener("scroll", handleScroll, { passive: true });
  wait();
}

function isFinderInSight(): boolean {
  return [...document.querySelectorAll(".cms-box-finder")].some((finder) => {
    const { top, bottom, height } = finder.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}
