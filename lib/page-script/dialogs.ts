import { listen } from "@/lib/page-script/listen";

/**
 * Opens and closes the page's dialogs: a link with `data-opens` opens the one it points to, `data-closes` and a click
 * beside it close it, Escape and focus are the browser's own. One at a time (R2.2); without script CSS shows the
 * dialog that such a link targets. Needs nothing of the framework, so panels open at once on a page that sleeps.
 */
export function startDialogs(): void {
  // Ahead of everybody: the framework keeps a press to itself while it is not yet awake where that was pressed.
  listen("click", handleClick, true);
  listen("keydown", handleKey, true);
  // A page that comes back from the browser's memory comes back with its panels closed.
  listen("pagehide", closeAll);
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>("[data-opens],[data-closes]");
  if (button !== null) {
    event.preventDefault();
    toggle(button.dataset.opens);
  } else if (target.matches("dialog[data-panel]")) closeAll();
}

function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key !== " " || !target.matches("a[role=button]")) return;
  event.preventDefault();
  target.click();
}

/** Without an id it closes whatever is open. */
function toggle(id?: string): void {
  const dialog = panels().find((panel) => panel.id === id);
  const wasOpen = dialog?.open;
  closeAll();
  if (!wasOpen) dialog?.showModal();
}

function closeAll(): void {
  for (const panel of panels()) panel.close();
}

function panels(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[data-panel]")];
}
