import { isSignedIn } from "@/lib/session/signed-in";

/**
 * Whether the script for idle moments tells of this document's visit (`lib/page-script/idle-main.ts`): a stranger's, on a
 * page that is sent asleep. What is told of any other needs the page awake.
 */
export function isToldAsleep(): boolean {
  return document.querySelector("script[data-waking]") !== null && !isSignedIn(document.cookie);
}
