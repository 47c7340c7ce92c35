import "client-only";

let settle: () => void = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Says that no login takes the guest away from this page by itself (R3.5–R3.8). Once said it stays so. */
export const stay = (): void => settle();

/**
 * Resolves when that is certain. What is counted once per page waits for it: a page that is left for such a login is
 * the same page when the guest is back.
 */
export const whenStaying = (): Promise<void> => settled;
