import { readEntry } from "@/lib/browser/entry";

/** Opens the panel that the address asks for (R2.3), as its own button does. */
export function openAskedPanels(): void {
  for (const side of ["left", "right"]) {
    if (!isAsked(`${side}-side-menu`)) continue;
    const panel = document.querySelector<HTMLDialogElement>(`#panel-${side}`);
    if (panel?.open === false) document.querySelector<HTMLElement>(`[data-opens="panel-${side}"]`)?.click();
  }
}

/** The key is there and does not say no. */
function isAsked(key: string): boolean {
  const value = readEntry(key);
  return value !== undefined && !["false", "0", "no"].includes(value);
}
