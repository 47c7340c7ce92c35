import { startPage } from "@/lib/server/before-hydration/every-page";
import { followHeldLinks, holdEvents } from "@/lib/server/before-hydration/hydration/held-presses";
import { HYDRATE_EVENT, HYDRATES_UNTOUCHED } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";
import { hydratorScript, loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadUnhydratedOnce } from "@/lib/server/before-hydration/page-reload";

/**
 * Entry script of a page that is sent unhydrated. It is inlined in every such page, so it holds only what may be needed
 * before another file has loaded; everything else is in `hydrator-main.ts`.
 */
startPage();
document.documentElement.dataset.unhydrated = "";

let hydrator: Promise<((event: Event) => void) | undefined> | undefined;

/** Loads the hydrator, once, and lets it decide whether this event hydrates the page. */
const passToHydrator = async (event: Event) => {
  hydrator ??= loadScript({ src: hydratorScript }).then(() => window.siteHydrator?.(releaseHeld));
  (await hydrator)?.(event);
};
/** Does so for an event without whose effect the page is incomplete: without the hydrator, the page is reloaded. */
const passOrReload = (event: Event) =>
  passToHydrator(event).catch(async () => {
    if (await reloadUnhydratedOnce()) followHeldLinks(releaseHeld);
    // Presses stay held, and the next one tries again.
    else hydrator = undefined;
  });

const releaseHeld = holdEvents(passOrReload);
listen(HYDRATE_EVENT, passOrReload);
listen("DOMContentLoaded", (event) => document.querySelector(HYDRATES_UNTOUCHED) && passOrReload(event));
for (const type of ["load", "pointerdown", "pointermove", "focusin", "click"])
  listen(type, (event) => passToHydrator(event).catch(() => {}), true);
