import { readStored, writeStored } from "@/lib/browser/storage";
import { forgetPath, keepPath, readKept } from "@/lib/place/kept-paths";
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";

const HEARTS = "input[data-favourite]";

/**
 * Shows whether the page's place or offer is a favourite on this device, keeps what the guest presses, and remembers
 * that the page was viewed. A heart is a checkbox, which works before this script is here: one that was pressed until
 * then is kept now.
 */
export function showFavourites(): void {
  const hearts = document.querySelectorAll<HTMLInputElement>(HEARTS);
  if (hearts.length === 0) return;
  const path = location.pathname;
  for (const heart of hearts) {
    if (heart.checked) keepPath("favourites", path);
    else heart.checked = readKept("favourites").includes(path);
  }
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(HEARTS))) return;
    if (target.checked) keepPath("favourites", path);
    else forgetPath("favourites", path);
  });
  keepPath("viewed", path);
}

/** The account's panel, which shows what is kept once the page is hydrated. */
const PANEL = "panel-right";

/** Hydrates the page when the panel is opened that shows what this device keeps, if it keeps anything. */
export function hydrateForKeptPlaces(): void {
  const hydrateIfKept = () => {
    if (readKept("favourites").length + readKept("viewed").length > 0)
      window.dispatchEvent(new Event(HYDRATE_EVENT));
  };
  if (document.querySelector(`#${PANEL}[open]`) !== null) hydrateIfKept();
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[data-opens="${PANEL}"]`) !== null) hydrateIfKept();
  });
}

/** Where the names of closed notices are stored; the entry script looks whether there are any. */
export const CLOSED_NOTICES = "notices";

/**
 * Hides the lines of news that this device has closed, and closes one when its button is pressed. Before that, the
 * entry script hides all of them where any was ever closed, so that no page moves; a new one appears here.
 */
export function closeNotices(): void {
  const closed = readClosed();
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]"))
    notice.hidden = closed.includes(notice.dataset.notice);
  delete document.documentElement.dataset.notices;
  listen("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice-close]") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    notice.hidden = true;
    writeStored("localStorage", CLOSED_NOTICES, [...readClosed(), notice.dataset.notice]);
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>("header a[href]")?.focus({ preventScroll: true });
  });
}

function readClosed(): unknown[] {
  const stored = readStored("localStorage", CLOSED_NOTICES);
  return Array.isArray(stored) ? stored : [];
}
