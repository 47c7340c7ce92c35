import { reloadIfAnswered } from "@/lib/browser/reload-if-answered";

/** Matches the frame in which a party is chosen before the reservation form is here; its value is the largest party. */
const FRAME = "[data-reserve-frame]";
const BUTTON = "[data-reserve-add]";

/**
 * Makes the frame of the reservation form work without the framework: it counts the guests, within the limits of the
 * offer, and closes. Does nothing on a page without one.
 */
export function startPartyFrame(): void {
  const dialog = readDialog();
  dialog?.addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const isLeft =
      pressed === dialog || pressed.closest("[data-reserve-leave],[data-reserve-close]") !== null;
    // An awake page then corrects its address (`components/reservation-form/reserve-island.tsx`).
    if (isLeft) dialog.close();
    const button = pressed.closest<HTMLElement>(BUTTON);
    if (button !== null) count(button);
  });
  // A guest who has left need not see the form open again once the page is awake.
  dialog?.addEventListener("close", () => document.querySelector(HELD)?.removeAttribute("aria-busy"));
}

const HELD = "[data-reserve][aria-busy]";

/** Opens the frame while a press on Reserve is held. */
export function showPartyFrame(): void {
  const dialog = readDialog();
  if (dialog?.open === false && document.querySelector(HELD) !== null) dialog.showModal();
}

/** Says in the open frame that the form cannot be loaded, with what the guest can do. Returns whether it was open. */
export function losePartyFrame(): boolean {
  const dialog = readDialog();
  if (dialog?.open !== true) return false;
  dialog.dataset.lost = navigator.onLine ? "" : "offline";
  dialog
    .querySelector<HTMLElement>("[data-reserve-again]")
    ?.addEventListener("click", () => void reloadIfAnswered());
  return true;
}

function readDialog(): HTMLDialogElement | null {
  return document.querySelector(FRAME)?.closest("dialog") ?? null;
}

/** Read from an attribute, because a translator may have changed the text. */
function numberOf({ dataset }: HTMLElement): number {
  return Number(dataset.reserveNumber);
}

function count(button: HTMLElement): void {
  const frame = button.closest<HTMLElement>(FRAME);
  const shown = button.parentElement?.querySelector("output");
  if (!frame || !shown || button.getAttribute("aria-disabled") === "true") return;
  shown.dataset.reserveNumber = String(numberOf(shown) + Number(button.dataset.reserveAdd));
  shown.textContent = shown.dataset.reserveNumber;
  const counters = [...frame.querySelectorAll("output")];
  const total = counters.reduce((sum, each) => sum + numberOf(each), 0);
  for (const each of counters) {
    // A party has an adult.
    const least = each.dataset.reserveCount === "adults" ? 1 : 0;
    const [less, more] = each.parentElement?.querySelectorAll(BUTTON) ?? [];
    less?.setAttribute("aria-disabled", String(numberOf(each) <= least));
    more?.setAttribute("aria-disabled", String(total >= Number(frame.dataset.reserveFrame)));
  }
  keepInAddress(counters);
}

/** Writes the party where the form has its draft (`lib/reservation/draft/draft-address.ts`), so that a reload keeps it. */
function keepInAddress(counters: readonly HTMLElement[]): void {
  const address = new URL(location.href);
  for (const counter of counters) {
    const { reserveCount: key = "" } = counter.dataset;
    address.searchParams.set(key, String(numberOf(counter)));
    if (numberOf(counter) === 0) address.searchParams.delete(key);
  }
  history.replaceState(history.state, "", address);
}
