import type { ReleaseHeld } from "@/lib/server/before-hydration/hydration/hold-events";
import { HYDRATED_EVENT, HYDRATES_ON_PRESS } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";

/** What an element is, however often it is rendered anew: a selector, and its number among all that match it. */
type Description = { selector: string; number: number };

/** Attributes of elements that act outside of a widget. */
const ACTS = ["data-reserve", "data-photo", "data-share"];
const HELD = `[data-slot],[${ACTS.join("],[")}]`;

/** Descriptions of the elements on which a press was held: a widget that is rendered anew is another element. */
const descriptions = new WeakMap<Element, Description>();

/** Remembers what a pressed element is. To be called before the page hydrates, or at the press. */
export function rememberTarget({ target }: Event): void {
  const last = (target as Partial<Element>).closest?.(HELD);
  for (let step = last ? (target as Element | null) : null; step; step = step.parentElement) {
    if (descriptions.has(step)) return;
    descriptions.set(step, describe(step));
    if (step === last) return;
  }
}

/** Replays the held presses as soon as the page is hydrated. */
export function replayWhenHydrated(releaseHeld: ReleaseHeld): void {
  addEventListener(HYDRATED_EVENT, () => releaseHeld(press));
}

/** The control on which a mouse went down before the page was hydrated. */
let begun: Element | null = null;

/** Remembers where a press of a mouse begins. To be called with each event. */
export function rememberPress({ type, pointerType, target }: Partial<PointerEvent>): void {
  if (type !== "pointerdown") return;
  const isHeld = pointerType === "mouse" && !("hydrated" in document.documentElement.dataset);
  begun = isHeld ? ((target as Partial<Element>).closest?.(HYDRATES_ON_PRESS) ?? null) : null;
}

/**
 * Presses a control that is rendered anew while a mouse is down on it: browsers then send no click, or send it to what
 * holds both (UI Events, `click`). After a touch the whole press comes at its end, to the new control.
 */
export function pressReplaced(): void {
  listen("mouseup", ({ target }) => {
    const anew = begun === null || begun.isConnected ? undefined : findAnew(begun);
    begun = null;
    // Elsewhere the press was given up.
    if (anew?.contains(target as Element)) press(anew, undefined);
  });
}

/** Presses the element, or its replacement when it was rendered anew. */
function press(was: Element, key: string | undefined): void {
  const target = was.isConnected ? was : (findAnew(was) ?? was);
  // What was rendered anew may have been copied while it was busy.
  target.closest("[data-slot][aria-busy]")?.removeAttribute("aria-busy");
  const about = { bubbles: true, cancelable: true, key };
  if (key !== undefined) target.dispatchEvent(new KeyboardEvent("keydown", about));
  // Some widgets open on pointerdown, others on pointerup or click.
  else
    for (const type of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(type, about));
}

function describe(element: Element): Description {
  const selector = selectorOf(element);
  return { selector, number: [...document.querySelectorAll(selector)].indexOf(element) };
}

function selectorOf(element: Element): string {
  const slot = element.closest<HTMLElement>("[data-slot]");
  const part = slot?.closest<HTMLElement>("[data-part]");
  const widget = slot && part ? `[data-part="${part.dataset.part}"] [data-slot="${slot.dataset.slot}"]` : "";
  if (slot === element) return widget;
  const act = ACTS.find((name) => element.hasAttribute(name));
  const own = act === undefined ? element.localName : `[${act}]`;
  return `${widget} ${own}`;
}

function findAnew(was: Element): Element | undefined {
  const { selector, number } = descriptions.get(was) ?? {};
  if (selector === undefined || number === undefined) return undefined;
  const found = document.querySelectorAll(selector)[number];
  // An author's element that was pressed before its widget was mounted in it: the press is meant for the widget.
  return found?.matches("[data-slot]") ? (found.querySelector("a,button,[role]") ?? found) : found;
}
