import { listen } from "@/lib/page-script/listen";
import { LATER, LIVE, PRESSED } from "@/lib/page-script/live";

/** How something was pressed (without a key by a click), and where its widget stands. */
export type Held = { key: string | undefined; place: string };

/** Ends the holding and hands over what was held, in its order; what is pressed from then on is nobody's to hold. */
export type LetGo = (use: (target: Element, held: Held) => void) => void;

/**
 * Takes what a guest presses of the live parts before they can hear it, so that it can be done once they can
 * (`press-held.ts`), in its order and each thing once, however often an impatient finger came back. What a browser does
 * by itself (fields, links that only lead somewhere, a click with a modifier) is left to it.
 */
export function holdEvents(): LetGo {
  const held = new Map<Element, Held>();
  let isOver = false;
  const hold = (event: Event) => {
    const target = isOver ? null : pressed(event as MouseEvent & KeyboardEvent);
    if (target === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(target, { key: (event as KeyboardEvent).key, place: placeOf(target) });
  };
  for (const type of ["click", "keydown"]) listen(type, hold, true);
  return (use) => {
    isOver = true;
    held.forEach((value, target) => {
      use(target, value);
    });
    held.clear();
  };
}

/** For a page that will not wake: links are followed, and everything is as it is without script. */
export function followHeld(letGo: LetGo): void {
  letGo((target) => target.matches("a") && (target as HTMLElement).click());
}

/** The live thing that a plain click or key is meant for; null where it is none of ours to take. */
function pressed(event: MouseEvent & KeyboardEvent): Element | null {
  const { key, button, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  const target = event.target as Element;
  if (!target.closest || button > 0 || ctrlKey || metaKey || shiftKey || altKey || isComposing) return null;
  if (key === undefined) {
    const found = target.closest(PRESSED);
    // What an author wrote in a widget that is not mounted yet may hold a link of its own.
    return found?.matches(LATER) && target.closest("a[href]") ? null : found;
  }
  // Buttons and links of the browser's press themselves; what only looks like one hears of the key from a script.
  const isOurs = key === "Enter" || (key === " " && !target.matches("input"));
  const isTheirs = target.matches("a[href],button,summary,select,textarea,input:not([type=text])");
  return isOurs && !isTheirs && target.closest(LIVE) ? target : null;
}

function placeOf(target: Element): string {
  const part = target.closest("[data-part]")?.getAttribute("data-part");
  return `[data-part="${part}"] [data-slot="${target.closest("[data-slot]")?.getAttribute("data-slot")}"]`;
}
