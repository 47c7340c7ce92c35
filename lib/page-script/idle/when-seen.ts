import "client-only";

/** Milliseconds after which a visitor has had a look at the page; an earlier popup would be all they see. */
const SEEN_MS = 6_000;
/** Share of the screen's height that counts as scrolled. */
const SCROLLED_SHARE = 0.6;

/**
 * Calls back once, when the page was scrolled or viewed for some seconds. The time does not count while a finder is on
 * the screen, so that a search for a table is not interrupted. Returns a function that cancels the callback.
 */
export function whenSeen(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", handleScroll);
  };
  const come = () => {
    stop();
    callback();
  };
  const handleScroll = () => {
    if (window.scrollY > window.innerHeight * SCROLLED_SHARE) come();
  };
  const wait = () => {
    timer = setTimeout(() => (isFinderInSight() ? wait() : come()), SEEN_MS);
  };
  window.addEventListener("scroll", handleScroll, { passive: true });
  wait();
  return stop;
}

function isFinderInSight(): boolean {
  return [...document.querySelectorAll(".cms-box-finder")].some((finder) => {
    const { top, bottom, height } = finder.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}
