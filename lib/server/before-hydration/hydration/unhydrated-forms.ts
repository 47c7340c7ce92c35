import { guestsToAdd, type PartySize, smallestParty } from "@/lib/booking/reservation-rules";
import { closeSteps, forgetStep, markLeft, pushStep, stepInAddress } from "@/lib/booking/step-history";
import { reloadIfAnswered } from "@/lib/browser/reload";
import { HYDRATED_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { listen } from "@/lib/server/before-hydration/listen";

/** Matches the form in which a party is chosen before the reservation form is here; its value is the largest party. */
const FORM = "[data-reserve-form]";
const BUTTON = "[data-reserve-add]";

/**
 * Makes the reservation form's first sheet work without the framework: it counts the guests, within the limits of the
 * offer, and closes, by Back as well. Does nothing on a page without one, or once the form has taken over; as long as
 * it stands, the hydrated form does not hear how it is left. It can be called before the page is parsed.
 */
export function startUnhydratedForm(): void {
  listen("click", handleClick, true);
  listen("close", handleClose, true);
  listen("popstate", handleBack);
  listen(HYDRATED_EVENT, settleLeft);
}

function handleClick(event: Event): void {
  const dialog = readDialog();
  const pressed = event.target as Element;
  if (dialog === null || !dialog.contains(pressed)) return;
  const button = pressed.closest<HTMLElement>(BUTTON);
  if (button !== null) count(button);
  if (pressed !== dialog && pressed.closest("[data-reserve-leave],[data-reserve-close]") === null) return;
  event.stopImmediatePropagation();
  withdrawPress();
  dialog.close();
}

function handleClose(event: Event): void {
  const dialog = readDialog();
  if (dialog === null || dialog !== event.target) return;
  event.stopImmediatePropagation();
  leave(dialog);
  if (stepInAddress() !== undefined) closeSteps();
}

function handleBack(): void {
  if (stepInAddress() !== undefined) return;
  // The form may have taken over before the press is replayed.
  withdrawPress();
  const dialog = readDialog();
  if (dialog === null) return;
  leave(dialog);
  if (dialog.open) dialog.close();
}

function leave(dialog: Element): void {
  withdrawPress();
  if (!("hydrated" in document.documentElement.dataset)) markLeft(dialog, true);
  else if (stepInAddress() === undefined) forgetStep();
}

/** Once the framework has started, the address is corrected for both. */
function settleLeft(): void {
  const dialog = document.querySelector("dialog[data-reserve-left]");
  if (dialog === null) return;
  markLeft(dialog, false);
  forgetStep();
}

const HELD = "[data-reserve][aria-busy]";

/** A guest who has left need not see the form open again once the page is hydrated. */
function withdrawPress(): void {
  document.querySelector(HELD)?.removeAttribute("aria-busy");
}

/** Opens the form at its first step, while a press on Reserve is held. */
export function showUnhydratedForm(): void {
  const dialog = readDialog();
  if (dialog?.open !== false || document.querySelector(HELD) === null) return;
  dialog.showModal();
  markLeft(dialog, false);
  if (stepInAddress() === undefined) pushStep("table");
}

/** Says in the open form that the rest cannot be loaded, with what the guest can do. Returns whether it was open. */
export function failUnhydratedForm(): boolean {
  const dialog = readDialog();
  if (dialog?.open !== true) return false;
  dialog.dataset.lost = navigator.onLine ? "" : "offline";
  dialog
    .querySelector<HTMLElement>("[data-reserve-again]")
    ?.addEventListener("click", () => void reloadIfAnswered());
  return true;
}

function readDialog(): HTMLDialogElement | null {
  return document.querySelector(FORM)?.closest("dialog") ?? null;
}

/** Read from an attribute, because a translator may have changed the text. */
function numberOf({ dataset }: HTMLElement): number {
  return Number(dataset.reserveNumber);
}

function count(button: HTMLElement): void {
  const form = button.closest<HTMLElement>(FORM);
  const shown = button.parentElement?.querySelector("output");
  if (!form || !shown || button.getAttribute("aria-disabled") === "true") return;
  shown.dataset.reserveNumber = String(numberOf(shown) + Number(button.dataset.reserveAdd));
  shown.textContent = shown.dataset.reserveNumber;
  const counters = [...form.querySelectorAll("output")];
  const total = counters.reduce((sum, each) => sum + numberOf(each), 0);
  for (const each of counters) {
    const line = form.querySelector<HTMLElement>(`[data-reserve-line=${each.dataset.reserveCount}]`);
    const number = line?.querySelector("span");
    if (line && number) {
      line.hidden = numberOf(each) === 0;
      number.textContent = String(numberOf(each));
    }
    const least = smallestParty[each.dataset.reserveCount as keyof PartySize];
    const [less, more] = each.parentElement?.querySelectorAll(BUTTON) ?? [];
    less?.setAttribute("aria-disabled", String(numberOf(each) <= least));
    more?.setAttribute("aria-disabled", String(guestsToAdd(total, Number(form.dataset.reserveForm)) === 0));
  }
  keepInAddress(counters);
}

/**
 * Writes the party where the form has its draft (`lib/booking/reservation-draft.ts`), so that a reload keeps it.
 */
function keepInAddress(counters: readonly HTMLElement[]): void {
  const address = new URL(location.href);
  for (const counter of counters) {
    const { reserveCount: key = "" } = counter.dataset;
    address.searchParams.set(key, String(numberOf(counter)));
    if (numberOf(counter) === 0) address.searchParams.delete(key);
  }
  history.replaceState(history.state, "", address);
}

/**
 * Ticks all consents of a summary with its first box, and that box with the last of them, before the framework does
 * (`components/booking/unhydrated-summary.tsx`).
 */
export function followConsentToAll(): void {
  listen("change", ({ target }) => {
    const summary = (target as Element).closest("[data-unhydrated-summary]");
    const [all, ...each] = summary?.querySelectorAll<HTMLInputElement>("input") ?? [];
    if (all === undefined) return;
    if (target === all) for (const box of each) box.checked = all.checked;
    else all.checked = each.every(({ checked }) => checked);
  });
}
