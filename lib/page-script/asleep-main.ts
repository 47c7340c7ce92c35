import { wakerScript } from "@/lib/page-script/built-files";
import { startDialogs } from "@/lib/page-script/dialogs";
import { endTransitionOnPress } from "@/lib/page-script/end-transition-on-press";
import { listen } from "@/lib/page-script/listen";
import { loadScript } from "@/lib/page-script/load-script";
import { reloadAsleepOnce } from "@/lib/page-script/reload-asleep-once";
import { followHeldLinks, holdEvents } from "@/lib/page-script/waking/hold-events";
import { WAKE, WAKES_ITSELF } from "@/lib/page-script/waking/live";
import { watchSinks } from "@/lib/page-script/watch-sinks";

/**
 * Entry script of a page that is sent asleep. It is inlined in every such page, so it holds only what may be needed
 * before another file has loaded; everything else is in `waker-main.ts`.
 */
watchSinks();
startDialogs();
endTransitionOnPress();
document.documentElement.dataset.asleep = "";

let waker: Promise<((event: Event) => void) | undefined> | undefined;

/** Loads the waker, once, and lets it decide whether this event wakes the page. */
const consider = async (event: Event) => {
  waker ??= loadScript({ src: wakerScript }).then(() => window.siteWaker?.(releaseHeld));
  (await waker)?.(event);
};
/** Does the same for an event without whose effect the page is incomplete. */
const insist = (event: Event) =>
  consider(event).catch(async () => {
    if (await reloadAsleepOnce()) followHeldLinks(releaseHeld);
    // Presses stay held, and the next one tries again.
    else waker = undefined;
  });

const releaseHeld = holdEvents(insist);
listen(WAKE, insist);
listen("DOMContentLoaded", (event) => document.querySelector(WAKES_ITSELF) && insist(event));
for (const type of ["load", "pointerdown", "pointermove", "focusin", "click"])
  listen(type, (event) => consider(event).catch(() => {}), true);
