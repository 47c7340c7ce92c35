import "client-only";
import { hasCoarsePointer, inAppBrowserOf } from "@/lib/browser/device";
import { readStored, writeStored } from "@/lib/browser/storage";

const WINDOW = "width=350,height=510";
const LOOK_EVERY_MS = 1_000;
/** Set when the guest leaves for the channel in this window, so that their return reloads the profile. */
const LEFT_KEY = "left-for-channel";

let watch: ReturnType<typeof setInterval> | undefined;

/**
 * Opens the page that adds the channel (R3.10) in a small window that is watched until it closes, and says so when the
 * browser blocks it. Returns false where a link has to lead there in this window: on a phone, in an app's own browser,
 * and when the guest's gesture has expired.
 */
export function openChannel(address: string): boolean {
  if (!mayOpenWindow()) {
    writeStored("sessionStorage", LEFT_KEY, true);
    return false;
  }
  const opened = window.open(address, "add-channel", WINDOW);
  if (opened === null) {
    void afterChannel().then(({ sayChannelRefused }) => sayChannelRefused());
    return true;
  }
  clearInterval(watch);
  watch = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(watch);
    void afterChannel().then(({ refreshProfile }) => refreshProfile());
  }, LOOK_EVERY_MS);
  return true;
}

/** Opens the channel for an element that is not a link: in a window, else in place of this page. */
export function goToChannel(address: string): void {
  if (!openChannel(address)) location.assign(address);
}

/** Returns whether the guest has returned from the channel in this window; true once. */
export function takeChannelReturn(): boolean {
  if (readStored("sessionStorage", LEFT_KEY) !== true) return false;
  writeStored("sessionStorage", LEFT_KEY, false);
  return true;
}

function mayOpenWindow(): boolean {
  // Older versions of Safari do not report gestures; there the window is tried.
  const hasGesture = !("userActivation" in navigator) || navigator.userActivation.isActive;
  return hasGesture && !hasCoarsePointer() && inAppBrowserOf(navigator.userAgent) === undefined;
}

/** Loaded once there is a window, so that it adds nothing to the page before. */
function afterChannel() {
  return import("@/components/account/after-channel");
}
