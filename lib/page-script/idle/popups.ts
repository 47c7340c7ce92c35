import { readStored, writeStored } from "@/lib/browser/storage";
import { whenSeen } from "@/lib/page-script/idle/when-seen";

const DAY_MS = 24 * 60 * 60 * 1_000;
const POPUP_STATE = "popup";

/**
 * Shows the page's popups once the page was seen (R4.11), unless the reader asked not to see them for N days, which a
 * closed one remembers. Escape and Back close them. What a popup holds is fetched only when it is shown, so that its
 * pictures do not delay what stands in the page itself.
 */
export function showPopups(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[data-popup]")) showPopup(dialog);
}

/** The same for one, as when it comes to be in the page later. Again it does nothing. */
export function showPopup(dialog: HTMLDialogElement): void {
  const { popup, days } = dialog.dataset;
  if ("known" in dialog.dataset) return;
  dialog.dataset.known = "";
  const key = `popup:${popup}`;
  const until = readStored("localStorage", key);
  if (typeof until === "number" && until > Date.now()) return;
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    const isRefused = dialog.querySelector<HTMLInputElement>("[data-refuse]")?.checked === true;
    if (isRefused) writeStored("localStorage", key, Date.now() + Number(days) * DAY_MS);
    // Closed by its button or Escape: the entry that Back would have taken goes with it.
    const state: unknown = history.state;
    if (typeof state === "object" && state !== null && POPUP_STATE in state) history.back();
  });
  addEventListener("popstate", () => dialog.close());
  whenSeen(() => {
    // Two popups on one page come one after the other, and none over a dialog that the guest has opened.
    if (document.querySelector("dialog[open], [role=dialog]") !== null) return;
    dialog.showModal();
    // On a phone Back closes what came by itself, and leads nowhere else; a keyboard has Escape.
    if (matchMedia("(pointer: coarse)").matches)
      history.pushState({ ...history.state, [POPUP_STATE]: true }, "");
  });
}
