import { readEntry } from "@/lib/browser/storage";
import { panelRequests } from "@/lib/routing/query-keys";
import {
  fillFinderDays,
  refreshAvailability,
  showOpenNow,
} from "@/lib/server/before-hydration/idle/current-facts";
import {
  closeNotices,
  hydrateForKeptPlaces,
  showFavourites,
} from "@/lib/server/before-hydration/idle/kept-choices";
import {
  followChangedFragment,
  retryWhenAnswered,
  returnHere,
} from "@/lib/server/before-hydration/idle/links";
import {
  fitImageMaps,
  markBrokenPictures,
  showFocusedPhotos,
} from "@/lib/server/before-hydration/idle/pictures";
import { showPopups } from "@/lib/server/before-hydration/idle/popups";
import { runSeparately } from "@/lib/server/before-hydration/idle-tasks";
import { loadScript, visitScript } from "@/lib/server/before-hydration/load-script";
import { isReportedBeforeHydration } from "@/lib/tracking/reported-before-hydration";

/**
 * Script for idle moments that needs no framework: opens the panel that the address requests, shows popups, keeps
 * closed news closed, fits image maps, scrolls focused pictures into view, marks pictures that did not load, keeps what
 * it says of free tables at most a minute old, follows changed fragments, lets a login return to the page and tries
 * again only where the server answers. It says what is open now and fills in the days of finders. On an unhydrated page it then loads the script that reports the visit of an
 * anonymous visitor. A guest with a session hydrates the page, and the page then reports the visit itself; so does a
 * personal page.
 */
runSeparately([
  openRequestedPanels,
  showPopups,
  closeNotices,
  markBrokenPictures,
  refreshAvailability,
  () => fitImageMaps(document),
  showFocusedPhotos,
  followChangedFragment,
  returnHere,
  retryWhenAnswered,
  showFavourites,
  hydrateForKeptPlaces,
  showOpenNow,
  fillFinderDays,
  () => {
    if (isReportedBeforeHydration()) loadScript({ src: visitScript }).catch(() => {});
  },
]);

/** Opens the panel that the address requests (R2.3) by clicking its button. */
function openRequestedPanels(): void {
  for (const side of ["left", "right"]) {
    if (!panelRequests.some((value) => value === readEntry(`${side}-side-menu`))) continue;
    const panel = document.querySelector<HTMLDialogElement>(`#panel-${side}`);
    if (panel?.open === false) document.querySelector<HTMLElement>(`[data-opens="panel-${side}"]`)?.click();
  }
}
