import { idleScript, wakerScript } from "@/lib/page-script/built-files";
import { startDialogs } from "@/lib/page-script/dialogs";
import { endTransitionOnPress } from "@/lib/page-script/end-transition-on-press";
import { listen } from "@/lib/page-script/listen";
import { loadScript } from "@/lib/page-script/load-script";
import { reloadOnSessionChange } from "@/lib/page-script/reload-on-session-change";
import { reloadAsleepOnce } from "@/lib/page-script/reload-once";
import { followHeldLinks, holdEvents } from "@/lib/page-script/waking/hold-events";
import { whenNeeded } from "@/lib/page-script/waking/when-needed";
import { watchSinks } from "@/lib/page-script/watch-sinks";
import { whenIdle } from "@/lib/page-script/when-idle";

/**
 * Entry script of a page that is sent asleep. It is inlined in every such page, so code needed only for waking is in
 * `waker-main.ts`.
 */
const { dataset } = document.documentElement;

watchSinks();
startDialogs();
endTransitionOnPress();
reloadOnSessionChange();
const releaseHeld = holdEvents();

let brought: Promise<unknown> | undefined;
const loadWaker = () => {
  brought ??= loadScript({ src: wakerScript });
  return brought;
};

let isWaking = false;
const wake = () => {
  if (isWaking) return;
  isWaking = true;
  delete dataset.asleep;
  loadWaker()
    .then(() => window.yeoulWaker?.wake(releaseHeld))
    .catch(() => reloadAsleepOnce() || followHeldLinks(releaseHeld));
};

dataset.asleep = "";
listen("DOMContentLoaded", () => whenNeeded(wake));
whenIdle(() => {
  loadWaker().then(
    () => window.yeoulWaker?.prefetch(),
    () => {},
  );
  loadScript({ src: idleScript }).catch(() => {});
});
