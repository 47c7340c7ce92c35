import type { HeldPress, ReleaseHeld } from "@/lib/page-script/waking/hold-events";
import { AWAKE } from "@/lib/page-script/waking/live";

/** Replays the held presses as soon as the page is awake. */
export function replayWhenAwake(releaseHeld: ReleaseHeld): void {
  addEventListener(AWAKE, () => releaseHeld(press));
}

/** Presses the element, or its replacement when its widget was remounted. */
function press(was: Element, { key, place }: HeldPress): void {
  const anew = was.isConnected ? null : document.querySelector(place);
  const target = anew === null ? was : (anew.querySelector("a,button,[role]") ?? anew);
  const about = { bubbles: true, cancelable: true, key };
  if (key !== undefined) target.dispatchEvent(new KeyboardEvent("keydown", about));
  // Some widgets open on pointerdown, others on pointerup or click.
  else
    for (const type of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(type, about));
}
