import { readEntry } from "@/lib/browser/entry";
import { panelRequests } from "@/lib/routing/query/entry-keys";

/** Opens the panel that the address requests (R2.3) by clicking its button. */
export function openRequestedPanels(): void {
  for (const side of ["left", "right"]) {
    if (!panelRequests.some((value) => value === readEntry(`${side}-side-menu`))) continue;
    const panel = document.querySelector<HTMLDialogElement>(`#panel-${side}`);
    if (panel?.open === false) document.querySelector<HTMLElement>(`[data-opens="panel-${side}"]`)?.click();
  }
}
