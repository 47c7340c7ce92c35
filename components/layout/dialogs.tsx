"use client";

import { useEffect } from "react";
import { readEntry } from "@/lib/browser/entry";

/**
 * Opens and closes the page's dialogs: a link with `data-opens` opens the one it points to, `data-closes` and a click
 * beside it close it, Escape and focus are the browser's own. One at a time (R2.2); without script CSS shows the
 * dialog that such a link targets.
 */
export function Dialogs() {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const opener = target.closest("[data-opens]");
      if (opener !== null) {
        event.preventDefault();
        toggle(opener.getAttribute("data-opens") ?? "");
      } else if (target.closest("[data-closes]") !== null) {
        event.preventDefault();
        closeAll();
      } else if (target instanceof HTMLDialogElement && target.hasAttribute("data-panel")) {
        closeAll();
      }
    };
    const handleKey = (event: KeyboardEvent) => {
      const isButton = event.target instanceof HTMLElement && event.target.matches("a[role=button]");
      if (event.key !== " " || !isButton) return;
      event.preventDefault();
      (event.target as HTMLElement).click();
    };
    document.addEventListener("click", handleClick);
    document.addEventListener("keydown", handleKey);
    // A page that comes back from the browser's memory comes back with its panels closed.
    window.addEventListener("pagehide", closeAll);
    for (const side of ["left", "right"]) if (isAsked(`${side}-side-menu`)) open(`panel-${side}`);
    return () => {
      document.removeEventListener("click", handleClick);
      document.removeEventListener("keydown", handleKey);
      window.removeEventListener("pagehide", closeAll);
    };
  }, []);
  return null;
}

/** R2.3: the key is there and does not say no. */
function isAsked(key: string): boolean {
  const value = readEntry(key);
  return value !== undefined && !["false", "0", "no"].includes(value);
}

function toggle(id: string): void {
  const wasOpen = dialogs().some((dialog) => dialog.id === id && dialog.open);
  if (wasOpen) closeAll();
  else open(id);
}

function open(id: string): void {
  closeAll();
  dialogs()
    .find((dialog) => dialog.id === id)
    ?.showModal();
}

function closeAll(): void {
  for (const dialog of dialogs()) if (dialog.open) dialog.close();
}

function dialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[data-panel]")];
}
