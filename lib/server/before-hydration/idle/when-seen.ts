import "client-only";

/** Milliseconds after which a visitor has had a look at the page; an earlier popup would be all they see. */
const SEEN_MS = 6_000;
/** Share of the screen's height that counts as scrolled. */
const SCROLLED_SHARE = 0.6;
/** Milliseconds without scrolling after which a reader has stopped. */
const STILL_MS = 1_200;

/**
 * Calls back once, when the page was scrolled or viewed for some seconds, but never while it scrolls: it waits until
 * the reader has stopped. The time does not count while a finder is on the screen, so that a search for a table is not
 * interrupted. Returns a function that cancels the callback.
 */
export function whenSeen(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isSeen = false;
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", handleScroll);
  };
  const come = () => {
    const still = Date.now() - scrolledAt;
    if (still < STILL_MS) {
      timer = setTimeout(come, STILL_MS - still);
      return;
    }
    stop();
    callback();
  };
  const beSeen = () => {
    if (isSeen) return;
    isSeen = true;
    clearTimeout(timer);
    come();
  };
  const handleScroll = () => {
    scrolledAt = Date.now();
    if (window.scrollY > window.innerHeight * SCROLLED_SHARE) beSeen();
  };
  const wait = () => {
    timer = setTimeout(() => (isFinderInSight() ? wait() : beSeen()), SEEN_MS);
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
