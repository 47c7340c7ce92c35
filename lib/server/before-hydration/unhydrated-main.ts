import { hydratorScript } from "@/lib/server/before-hydration/built-files";
import { startDialogs } from "@/lib/server/before-hydration/dialogs";
import { endTransitionOnPress } from "@/lib/server/before-hydration/end-transition-on-press";
import { followHeldLinks, holdEvents } from "@/lib/server/before-hydration/hydration/hold-events";
import { HYDRATE_EVENT, HYDRATES_UNTOUCHED } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";
import { loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadUnhydratedOnce } from "@/lib/server/before-hydration/reload/reload-unhydrated-once";
import { watchSinks } from "@/lib/server/before-hydration/watch-sinks";

/**
 * Entry script of a page that is sent unhydrated. It is inlined in every such page, so it holds only what may be needed
 * before another file has loaded; everything else is in `hydrator-main.ts`.
 */
watchSinks();
startDialogs();
endTransitionOnPress();
document.documentElement.dataset.unhydrated = "";

let hydrator: Promise<((event: Event) => void) | undefined> | undefined;

/** Loads the hydrator, once, and lets it decide whether this event hydrates the page. */
const consider = async (event: Event) => {
  hydrator ??= loadScript({ src: hydratorScript }).then(() => window.siteHydrator?.(releaseHeld));
  (await hydrator)?.(event);
};
/**
 * Considers an event without whose effect the page is incomplete: where the hydrator cannot be loaded, the page is
 * reloaded.
 */
const insist = (event: Event) =>
  consider(event).catch(async () => {
    if (await reloadUnhydratedOnce()) followHeldLinks(releaseHeld);
    // Presses stay held, and the next one tries again.
    else hydrator = undefined;
  });

const releaseHeld = holdEvents(insist);
listen(HYDRATE_EVENT, insist);
listen("DOMContentLoaded", (event) => document.querySelector(HYDRATES_UNTOUCHED) && insist(event));
for (const type of ["load", "pointerdown", "pointermove", "focusin", "click"])
  listen(type, (event) => consider(event).catch(() => {}), true);
