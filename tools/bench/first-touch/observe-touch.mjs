/**
 * Runs in the page. Notes, in milliseconds from the finger: `sign`, when the pressed control shows that it was pressed
 * or what it opens is visible; `usable`, when the first control in that can be used; `answer`, when something that
 * `answers` matches can be; `inp`, the longest delay until the next paint. It begins with the first event of the type `begins`. `window.firstTouch` resolves with them.
 */
export function observeTouch({ press, opens, usable, answers, begins, withinMs }) {
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isBusy = (element) => element.closest("[aria-busy=true],[inert]") !== null;
  const find = (selector) => [...document.querySelectorAll(selector)].filter(isVisible);
  const wasOpen = new Set(find(opens));
  const wasUsable = new Set(find(usable));
  const isDone = ({ usable: used, answer }) =>
    used !== undefined && (answers === undefined || answer !== undefined);
  window.firstTouch = new Promise((resolve) => {
    let inp = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) inp = Math.max(inp, duration);
    }).observe({ type: "event", durationThreshold: 16 });
    const begin = ({ timeStamp }) => {
      const found = {};
      const look = () => {
        const now = performance.now() - timeStamp;
        const marked = find(press).some((element) =>
          element.matches("[aria-busy=true],[aria-expanded=true],[aria-pressed=true]"),
        );
        if (marked || find(opens).some((element) => !wasOpen.has(element))) found.sign ??= now;
        if (find(usable).some((element) => !wasUsable.has(element) && !element.disabled && !isBusy(element)))
          found.usable ??= now;
        if (answers && find(answers).some((element) => !isBusy(element))) found.answer ??= now;
        if (!isDone(found) && now < withinMs) requestAnimationFrame(look);
        // The entries of the events arrive after the next paint.
        else setTimeout(() => resolve({ ...found, inp }), 200);
      };
      look();
    };
    addEventListener(begins, begin, { capture: true, once: true });
  });
}
