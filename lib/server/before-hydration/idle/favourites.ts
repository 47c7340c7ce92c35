import { forgetPath, keepPath, readKept } from "@/lib/place/kept-paths";
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";

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
