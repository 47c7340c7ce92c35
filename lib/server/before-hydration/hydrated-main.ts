import { startPage } from "@/lib/server/before-hydration/every-page";
import {
  holdEvents,
  rememberTarget,
  replayWhenHydrated,
} from "@/lib/server/before-hydration/hydration/held-presses";
import { followConsentToAll } from "@/lib/server/before-hydration/hydration/unhydrated-forms";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import { idleScript, loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadOnSessionChange, watchScripts } from "@/lib/server/before-hydration/page-reload";

/**
 * Entry script of a page that hydrates automatically, such as a guest's personal page; it runs beside the framework.
 */
startPage();
watchScripts();
followConsentToAll();
reloadOnSessionChange();
loadOfferOnBack();
replayWhenHydrated(holdEvents(rememberTarget));
whenIdle(() => {
  if (idleScript !== "") loadScript({ src: idleScript }).catch(() => {});
});

/**
 * On the page of a booking's summary: loads its offer where Back leads to it in this document. A summary that was
 * opened over its offer and then reloaded is another document, which browsers take for the same one; the framework
 * would ask for data of the offer, which no page of ours has.
 */
function loadOfferOnBack(): void {
  const { pathname } = location;
  if (!pathname.endsWith("/summary")) return;
  addEventListener(
    "popstate",
    (event) => {
      if (location.pathname === pathname) return;
      event.stopImmediatePropagation();
      // What is not reported of this document's visit yet would be taken for one of the offer.
      window.siteVisit = true;
      location.reload();
    },
    true,
  );
}
