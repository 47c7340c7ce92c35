import { startDialogs } from "@/lib/page-script/dialogs";
import { holdEvents } from "@/lib/page-script/hold-events";
import { keepToOneGuest } from "@/lib/page-script/same-guest";
import { sleeperOf } from "@/lib/page-script/wake";
import { whenIdle } from "@/lib/page-script/when-idle";
import { whenNeeded } from "@/lib/page-script/when-needed";

/** The address of the script for idle moments; the bundler of the page script writes it here. */
declare const IDLE_SCRIPT: string | undefined;

const { dataset } = document.documentElement;
/** Where what wakes the page lies; undefined on a page that wakes by itself. */
const waking = document.currentScript?.dataset.waking;

startDialogs();
keepToOneGuest();
const letGo = holdEvents();
const sleeper = waking === undefined ? undefined : sleeperOf(waking);

let isWaking = false;
const wake = () => {
  if (isWaking || sleeper === undefined) return;
  isWaking = true;
  delete dataset.asleep;
  sleeper.wake().catch(() => window.yeoulLost?.() || letGo());
};

if (sleeper !== undefined) {
  dataset.asleep = "";
  addEventListener("DOMContentLoaded", () => whenNeeded(wake));
}
whenIdle(() => {
  sleeper?.ahead();
  if (typeof IDLE_SCRIPT === "undefined") return;
  const script = document.createElement("script");
  script.src = IDLE_SCRIPT;
  document.head.append(script);
});
