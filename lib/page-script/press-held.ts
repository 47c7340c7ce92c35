import type { Held, LetGo } from "@/lib/page-script/hold-events";
import { AWAKE } from "@/lib/page-script/live";

/** Does what was held as soon as the page is awake. */
export function pressWhenAwake(letGo: LetGo): void {
  addEventListener(AWAKE, () => letGo(press));
}

/** What stands where a widget was mounted anew is pressed in its place. */
function press(was: Element, { key, place }: Held): void {
  const anew = was.isConnected ? null : document.querySelector(place);
  const target = anew === null ? was : (anew.querySelector("a,button,[role]") ?? anew);
  const about = { bubbles: true, cancelable: true, key };
  if (key !== undefined) target.dispatchEvent(new KeyboardEvent("keydown", about));
  // Some open when the finger comes down, others when it leaves.
  else
    for (const type of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(type, about));
}
