import { listen } from "@/lib/server/before-hydration/listen";

/** Milliseconds within which a navigation either succeeds or shows an error. */
const WITHIN_MS = 10_000;

let leftAt = 0;
const leave = () => {
  leftAt = Date.now();
};

listen("beforeunload", leave);
// iOS fires no `beforeunload`, so a click on a link counts there.
listen("click", ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as Partial<Element>).closest?.("a[href]")) leave();
});

/** Whether the guest started a navigation a moment ago. Observed from when this file is loaded. */
export function isLeaving(): boolean {
  return Date.now() - leftAt < WITHIN_MS;
}
