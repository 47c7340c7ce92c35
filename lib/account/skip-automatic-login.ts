import "client-only";

let settle: () => void = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Declares that no automatic login will leave this page (R3.5–R3.8). This cannot be undone. */
export const skipAutomaticLogin = (): void => settle();

/**
 * Resolves after `skipAutomaticLogin` was called. Counting per page waits for it: a page left for an automatic login is
 * the same page when the guest returns.
 */
export const whenAutomaticLoginSkipped = (): Promise<void> => settled;
