import { readEntry } from "@/lib/browser/entry";

/** Opens the panel that the address requests (R2.3) by clicking its button. */
export function openRequestedPanels(): void {
  for (const side of ["left", "right"]) {
    if (!isRequested(`${side}-side-menu`)) continue;
    const panel = document.querySelector<HTMLDialogElement>(`#panel-${side}`);
    if (panel?.open === false) document.querySelector<HTMLElement>(`[data-opens="panel-${side}"]`)?.click();
  }
}

/** Whether the key is present and does not mean no. */
function isRequested(key: string): boolean {
  const value = readEntry(key);
  return value !== undefined && !["false", "0", "no"].includes(value);
}
