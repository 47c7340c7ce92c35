import { isSignedIn } from "@/lib/account/signed-in";
import { whenDrawn } from "@/lib/browser/page";
import { serverAnswers } from "@/lib/browser/reload";
import { removeEarlyDialog, showEarlyDialog } from "@/lib/server/before-hydration/early-dialog/early-dialog";
import { showOfflineNotice } from "@/lib/server/before-hydration/early-dialog/early-words";
import {
  followHeldLinks,
  pressReplaced,
  type ReleaseHeld,
  rememberPress,
  rememberTarget,
  replayWhenHydrated,
} from "@/lib/server/before-hydration/hydration/held-presses";
import { createHydrator, moveForeignNodes } from "@/lib/server/before-hydration/hydration/hydrator";
import {
  failUnhydratedForm,
  showUnhydratedForm,
  startUnhydratedForm,
} from "@/lib/server/before-hydration/hydration/unhydrated-forms";
import {
  isNeededFor,
  saysSomebodyIsThere,
  whenNear,
  whenNeeded,
} from "@/lib/server/before-hydration/hydration/when-needed";
import { prepareFormats } from "@/lib/server/before-hydration/idle/prepare-formats";
import { nextTurn, whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import { listen } from "@/lib/server/before-hydration/listen";
import { idleScript, loadScript } from "@/lib/server/before-hydration/load-script";
import { reloadOnce, reloadOnSessionChange, watchScripts } from "@/lib/server/before-hydration/page-reload";

declare global {
  interface Window {
    /**
     * Prepares the hydration of this page, once; set when `hydrator-main.ts` has loaded. Returns what hydrates the page
     * if an event needs it hydrated, or says that somebody is there.
     */
    siteHydrator?: (releaseHeld: ReleaseHeld) => (event: Event) => void;
  }
}

/**
 * What an unhydrated page needs only once it is loaded or touched: it decides when to hydrate, and hydrates
 * (`unhydrated-main.ts` loads it). One file for all pages; each page states the address of its own hydration payload.
 */
const { dataset } = document.documentElement;
const { hydration = "" } = document.querySelector<HTMLElement>("script[data-hydration]")?.dataset ?? {};

window.siteHydrator = (releaseHeld) => {
  const hydrator = createHydrator(hydration);
  let hurry = () => {};
  const touched = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  // A touch waits for no idle moment, but for what answers it: a press is shown between two pieces.
  const turn = () => Promise.race([touched.then(nextTask), nextTurn()]);
  const start = () => {
    if (!("unhydrated" in dataset)) return;
    delete dataset.unhydrated;
    replayWhenHydrated(releaseHeld);
    watchScripts();
    moveForeignNodes();
    hydrator.hydrate(turn).catch(async () => {
      if (await reloadOnce()) return;
      if (!navigator.onLine) showOfflineNotice();
      removeEarlyDialog();
      // Without a server a link would lead to the browser's own error page.
      if (!failUnhydratedForm() && (await serverAnswers())) followHeldLinks(releaseHeld);
      else releaseHeld(() => {});
    });
  };
  const hydrate = () => {
    hurry();
    start();
  };
  let hasBegun = false;
  /** Hydrates the page in pieces, behind the first event that says that somebody is there. */
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    whenParsed(() => whenNear(hydrate));
    void prepareFormats();
    // What was touched hydrates the page at once.
    if (!("unhydrated" in dataset)) return;
    hydrator.prefetch().then((isHere) => {
      if (isHere) turn().then(start);
    });
  };
  listen("keydown", begin, true);
  reloadOnSessionChange();
  // The guest may have left the page and come back before this code was loaded.
  if (isSignedIn(document.cookie) !== (dataset.session === "in")) location.reload();
  whenParsed(() => whenNeeded(hydrate));
  whenIdle(() => {
    loadScript({ src: idleScript }).catch(() => {});
    listen("scroll", begin);
    // A page that is entered at an anchor has scrolled by itself.
    if (scrollY > 0 && location.hash === "") begin();
  });
  startUnhydratedForm();
  pressReplaced();
  return (event) => {
    rememberTarget(event);
    rememberPress(event);
    if (isNeededFor(event)) whenParsed(hydrate);
    if (saysSomebodyIsThere(event)) begin();
    showUnhydratedForm();
    // The events of this press end on the page that the guest saw. A hydrated page often has what opens already.
    void ("hydrated" in dataset ? whenDrawn() : Promise.resolve()).then(() => setTimeout(showEarlyDialog));
  };
};

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function whenParsed(then: () => void): void {
  if (document.readyState === "loading") listen("DOMContentLoaded", then);
  else then();
}
