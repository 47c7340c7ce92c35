import "client-only";

/** Whoever has looked at a page for so long has arrived; before that a popup is all they see. */
const SEEN_MS = 6_000;
/** Or has read on: this share of the screen's height. */
const SCROLLED_SHARE = 0.6;

/**
 * Calls back once, when the page was seen for some seconds or scrolled; in seconds only where no finder stands on the
 * screen, since nobody is to be stopped while they look for a table. Answers the way to call it off.
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
