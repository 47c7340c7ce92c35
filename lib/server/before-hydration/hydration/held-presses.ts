import { isComposing } from "@/lib/browser/device";
import {
  DEFERRED,
  HYDRATED_EVENT,
  HYDRATES,
  HYDRATES_ON_PRESS,
} from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";

const BUSY = "aria-busy";

/** Stops holding and passes each held element to `use`, in order, with its key (undefined for a click). */
export type ReleaseHeld = (use: (target: Element, key: string | undefined) => void) => void;

/**
 * Holds presses on parts that hydrate until the page is hydrated, so that they can be replayed then,
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

/** What an element is, however often it is rendered anew: a selector, and its number among all that match it. */
type Description = { selector: string; number: number };

/** Attributes of elements that act outside of a widget. */
const ACTS = ["data-reserve", "data-photo", "data-share"];
const HELD = "[data-slot],[data-reserve],[data-photo],[data-share]";

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
