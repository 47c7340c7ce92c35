import { serverAnswers } from "@/lib/browser/reload-if-answered";
import { idleScript } from "@/lib/page-script/built-files";
import { listen } from "@/lib/page-script/listen";
import { loadScript } from "@/lib/page-script/load-script";
import { reloadOnSessionChange } from "@/lib/page-script/reload-on-session-change";
import { reloadOnce } from "@/lib/page-script/reload-once";
import { clearWay } from "@/lib/page-script/waking/clear-way";
import { followHeldLinks, type ReleaseHeld } from "@/lib/page-script/waking/hold-events";
import { losePartyFrame, showPartyFrame, startPartyFrame } from "@/lib/page-script/waking/party-frame";
import { rememberPlace, replayWhenAwake } from "@/lib/page-script/waking/replay-held";
import { createWaker } from "@/lib/page-script/waking/wake";
import { isNeededFor, whenNeeded } from "@/lib/page-script/waking/when-needed";
import { watchScripts } from "@/lib/page-script/watch-scripts";
import { whenIdle } from "@/lib/page-script/when-idle";
import { isSignedIn } from "@/lib/session/signed-in";

declare global {
  interface Window {
    /**
     * Prepares the waking of this page, once; set when `waker-main.ts` has loaded. Returns what wakes the page if an
     * event needs it awake.
     */
    siteWaker?: (releaseHeld: ReleaseHeld) => (event: Event) => void;
  }
}

/**
 * What a sleeping page needs only once it is loaded or touched: it decides when to wake, and wakes (`asleep-main.ts`
 * loads it). One file for all pages; each page states the address of its own waking data.
 */
const { dataset } = document.documentElement;
const { waking = "" } = document.querySelector<HTMLElement>("script[data-waking]")?.dataset ?? {};

window.siteWaker = (releaseHeld) => {
  const waker = createWaker(waking);
  let hurry = () => {};
  const touched = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const start = (turn?: () => Promise<void>) => {
    if (!("asleep" in dataset)) return;
    delete dataset.asleep;
    replayWhenAwake(releaseHeld);
    watchScripts();
    clearWay();
    waker.wake(turn).catch(async () => {
      if (await reloadOnce()) return;
      // Without a server a link would lead to the browser's own error page.
      if (!losePartyFrame() && (await serverAnswers())) followHeldLinks(releaseHeld);
      else releaseHeld(() => {});
    });
  };
  const wake = () => {
    hurry();
    start();
  };
  const turn = () => Promise.race([touched, new Promise<void>(whenIdle)]);
  reloadOnSessionChange();
  // The guest may have left the page and come back before this code was loaded.
  if (isSignedIn(document.cookie) !== (dataset.session === "in")) location.reload();
  whenParsed(() => whenNeeded(wake));
  whenIdle(() => {
    loadScript({ src: idleScript }).catch(() => {});
    waker.prefetch().then((isHere) => {
      if (isHere && !document.hidden) turn().then(() => start(turn));
    });
  });
  startPartyFrame();
  return (event) => {
    rememberPlace(event);
    if (isNeededFor(event)) whenParsed(wake);
    showPartyFrame();
  };
};

function whenParsed(then: () => void): void {
  if (document.readyState === "loading") listen("DOMContentLoaded", then);
  else then();
}
