/** Fired at the window before the page is loaded anew for a script that did not come; whoever prevents it keeps the page. */
export const NEW_START = "yeoul-new-start";

/**
 * Asks `isReady` before the page is loaded anew for a script that did not come (R12.4): it puts by what was typed and
 * answers whether nothing would be lost, false during a payment above all. Answers what takes the question back.
 */
export function beforeNewStart(isReady: () => boolean): () => void {
  const ask = (event: Event) => {
    if (!isReady()) event.preventDefault();
  };
  window.addEventListener(NEW_START, ask);
  return () => window.removeEventListener(NEW_START, ask);
}
