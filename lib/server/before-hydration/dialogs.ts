import { listen } from "@/lib/server/before-hydration/listen";

/** Matches the panels; authors cannot use this attribute. */
const PANEL = "[data-panel]";

/**
 * Opens and closes the page's dialogs: a link with `data-opens` opens the dialog it points to; `data-closes` and a
 * click on the backdrop close it; the browser handles Escape and focus. One dialog is open at a time (R2.2); without
 * script CSS shows the dialog that such a link targets. Independent of the framework, so panels open at once on an
 * unhydrated page.
 */
export function startDialogs(): void {
  // In the capture phase: the framework stops a click on a part that it has not hydrated yet.
  listen("click", handleClick, true);
  listen("keydown", handleKey, true);
  // A page restored from the back/forward cache starts with its panels closed.
  listen("pagehide", closeAll);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>("[data-opens],[data-closes]");
  if (button !== null) {
    event.preventDefault();
    toggle(button.dataset.opens);
  } else if (target.matches(PANEL)) closeAll();
}

function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key !== " " || !target.matches("a[role=button]")) return;
  event.preventDefault();
  target.click();
}

/** Opens the dialog with this id, or closes it if it was open; without an id closes any open dialog. */
function toggle(id?: string): void {
  const dialog = panels().find((panel) => panel.id === id && !panel.open);
  closeAll();
  dialog?.showModal();
}

function closeAll(): void {
  for (const panel of panels()) panel.close();
}

function panels(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>(PANEL)];
}
