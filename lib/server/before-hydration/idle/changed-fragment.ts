import { decodeText } from "@/lib/base/text";
import { CONTENT_ID, ID_PREFIX } from "@/lib/routing/safe-url";

/**
 * Scrolls to an author's anchor when the address gets its name as a new fragment: the element's id has our prefix
 * (`lib/server/policy/entry-script.ts` does this when a page is entered at an anchor). A fragment that came before this
 * was loaded, on a page that was entered without one, is followed now.
 */
export function followChangedFragment(): void {
  addEventListener("hashchange", followFragment);
  if (window.siteLanded === undefined) followFragment();
}

function followFragment(): void {
  const name = readName(location.hash.slice(1));
  if (name === "" || name === CONTENT_ID) return;
  document.getElementById(ID_PREFIX + name)?.scrollIntoView();
}

/** Somebody may have typed a lone percent sign, which names nothing of ours. */
function readName(fragment: string): string {
  return decodeText(fragment)?.normalize("NFC") ?? "";
}
