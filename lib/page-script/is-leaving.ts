/** Milliseconds within which a navigation either succeeds or shows an error. */
const WITHIN_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
const leave = () => {
  leftAt = Date.now();
};

addEventListener("beforeunload", leave);
// iOS fires no `beforeunload`, so a click on a link counts there.
addEventListener("click", ({ defaultPrevented, target }) => {
  if (!defaultPrevented && target instanceof Element && target.closest("a[href]") !== null) leave();
});

/** Whether the guest started a navigation a moment ago. Observed from when this file is loaded. */
export function isLeaving(): boolean {
  return Date.now() - leftAt < WITHIN_MS;
}
