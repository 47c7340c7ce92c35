import { isComposing } from "@/lib/browser/device";
import { DEFERRED, HYDRATES, HYDRATES_ON_PRESS } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";

const BUSY = "aria-busy";

/** Stops holding and passes each held element to `use`, in order, with its key (undefined for a click). */
export type ReleaseHeld = (use: (target: Element, key: string | undefined) => void) => void;

/**
 * Holds presses on parts that hydrate until the page is hydrated, so that they can be replayed then (`replay-held.ts`),
 * in order and once per element, however often it was pressed. A held element is busy (`aria-busy`) until then; one
 * that is no longer busy when the page is hydrated was withdrawn. Native behaviour (fields, plain links, a click with a
 * modifier) is left to the browser. `onHeld` is called with the event of each held press.
 */
export function holdEvents(onHeld: (event: Event) => void): ReleaseHeld {
  let held: Map<Element, string | undefined> | undefined = new Map();
  const hold = (event: Event) => {
    const target = held && pressed(event as MouseEvent & KeyboardEvent);
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.set(target, (event as KeyboardEvent).key);
    target.setAttribute(BUSY, "true");
    onHeld(event);
  };
  for (const type of ["click", "keydown"]) listen(type, hold, true);
  return (use) => {
    const released = held;
    held = undefined;
    released?.forEach((key, target) => {
      if (!target.hasAttribute(BUSY)) return;
      target.removeAttribute(BUSY);
      use(target, key);
    });
  };
}

/** For a page that will not hydrate: follows the held links, and the page then behaves as without script. */
export function followHeldLinks(releaseHeld: ReleaseHeld): void {
  releaseHeld((target) => target.matches("a") && (target as HTMLElement).click());
}

/** Returns the element that a plain click or key is meant for; null when the event is not to be held. */
function pressed(event: MouseEvent & KeyboardEvent): Element | null {
  const { key, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const target = event.target as Element;
  if (!target.closest || button > 0 || ctrlKey || metaKey || shiftKey || altKey || isComposing(event))
    return null;
  if (key === undefined) {
    const found = target.closest(HYDRATES_ON_PRESS);
    // An author's markup in a widget that is not mounted yet may contain a plain link.
    return found?.matches(DEFERRED) && target.closest("a[href]") ? null : found;
  }
  // Native buttons and links handle the key themselves; other elements need a script for it.
  const isOurs = key === "Enter" || (key === " " && !target.matches("input"));
  const isTheirs = target.matches("a[href],button,summary,select,textarea,input:not([type=text])");
  return isOurs && !isTheirs && target.closest(HYDRATES) ? target : null;
}
