/**
 * Shows that a control was pressed and that what it opens is on its way; `app/globals.css` draws it. Returns the
 * function that ends it.
 */
export function showBusy(control: Element | null | undefined): () => void {
  control?.setAttribute("aria-busy", "true");
  return () => control?.removeAttribute("aria-busy");
}
