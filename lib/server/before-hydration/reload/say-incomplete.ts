import { reloadIfAnswered } from "@/lib/browser/reload";

/** The notice that the page is incomplete (`app/[locale]/layout.tsx`); hidden until a script of ours is lost. */
const NOTICE = "[data-incomplete]";

/**
 * Shows that a part of the page could not be loaded. `isReady` saves what was typed and returns whether the page may be
 * reloaded when the guest tries again; the notice is announced anew when that changes nothing.
 */
export function sayIncomplete(isReady = () => true): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (!notice) return;
  // The framework expects its own elements first, so the notice is not there from the start.
  document.body.prepend(notice);
  notice.hidden = false;
  (notice.lastElementChild as HTMLElement).onclick = async () => {
    notice.hidden = true;
    notice.hidden = isReady() && (await reloadIfAnswered());
  };
}
