import type { BrowserContext, Page } from "playwright/test";

/** Holds the requests of a page, or of every page of a context, to these addresses; returns what lets them go. */
export async function holdRequests(
  pages: Page | BrowserContext,
  addresses: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await pages.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records the addresses that match and that a page requests from now on. */
export function listRequests(page: Page, addresses: RegExp): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (addresses.test(request.url())) requests.push(request.url());
  });
  return requests;
}
