import type { ReleaseHeld } from "@/lib/page-script/waking/hold-events";
import { AWAKE } from "@/lib/page-script/waking/live";

/** Selectors of the widgets in which a press was held: a widget that is remounted is another element. */
const places = new WeakMap<Element, string>();

/** Remembers where the widget of a held press is. To be called before the page wakes, or at the press. */
export function rememberPlace({ target }: Event): void {
  const slot = (target as Partial<Element>).closest?.<HTMLElement>("[data-slot]");
  const part = slot?.closest<HTMLElement>("[data-part]");
  if (!slot || !part) return;
  places.set(slot, `[data-part="${part.dataset.part}"] [data-slot="${slot.dataset.slot}"]`);
}

/** Replays the held presses as soon as the page is awake. */
export function replayWhenAwake(releaseHeld: ReleaseHeld): void {
  addEventListener(AWAKE, () => releaseHeld(press));
}

/** Presses the element, or its replacement when its widget was remounted. */
function press(was: Element, key: string | undefined): void {
  const target = was.isConnected ? was : (findAnew(was) ?? was);
  const about = { bubbles: true, cancelable: true, key };
  if (key !== undefined) target.dispatchEvent(new KeyboardEvent("keydown", about));
  // Some widgets open on pointerdown, others on pointerup or click.
  else
    for (const type of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(type, about));
}

function findAnew(was: Element): Element | null {
  const slot = was.closest("[data-slot]");
  const place = slot === null ? undefined : places.get(slot);
  const anew = place === undefined ? null : document.querySelector(place);
  return anew?.querySelector("a,button,[role]") ?? anew;
}
