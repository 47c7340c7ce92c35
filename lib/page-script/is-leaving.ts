/** A guest on the way elsewhere is there before this, or was told by then that the page cannot be had. */
const WITHIN_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;
const leave = () => {
  leftAt = Date.now();
};

addEventListener("beforeunload", leave);
// An iPhone tells of no page that is left before it is gone; there a tap on a link has to do.
addEventListener("click", ({ defaultPrevented, target }) => {
  if (!defaultPrevented && target instanceof Element && target.closest("a[href]") !== null) leave();
});

/** Has the guest set out for another page a moment ago? Known from when this file is loaded. */
export function isLeaving(): boolean {
  return Date.now() - leftAt < WITHIN_MS;
}
