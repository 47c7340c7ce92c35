import { listen } from "@/lib/server/before-hydration/listen";

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
