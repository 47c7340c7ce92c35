import "client-only";

/**
 * Returns the telephone number for a guest whose page has failed: the one that the page itself shows, such as its
 * outlet's, else the hotels'. Undefined where the page has neither.
 */
export function readPhone(): string | undefined {
  const main = document.querySelector<HTMLElement>("main");
  const link = main?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const address = link?.getAttribute("href")?.slice("tel:".length);
  // People read the number with its separators, which the address of a link does not have.
  return NUMBER.exec(link?.textContent ?? "")?.[0] ?? address ?? main?.dataset.phone;
}

const NUMBER = /\+?\d[\d ()-]{5,}\d/;
