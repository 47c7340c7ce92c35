/**
 * Shows that a control was pressed and that what it opens is on its way; `app/globals.css` draws it. Returns the
 * function that ends it, and returns whether the guest still waits: what the page script shows meanwhile
 * (`lib/page-script/opening/opening.ts`) can be closed.
 */
export function showBusy(control: Element | null | undefined): () => boolean {
  control?.setAttribute("aria-busy", "true");
  return () => {
    const isWaiting = control?.hasAttribute("aria-busy") ?? true;
    control?.removeAttribute("aria-busy");
    return isWaiting;
  };
}
