/*
 * Opens a saved receipt where there is no network. It answers two kinds of address, a receipt and the list of
 * reservations, and only where the network does not: everything else passes it by. A copy opens only while the session
 * in which it was saved is signed in; otherwise all copies are deleted (docs/threats.md, "Private pages on a shared
 * device"). Written by lib/receipt/save-table.ts.
 */
const COPIES = "saved-tables";
const LIST = "/book";
const RECEIPT = /^\/payment-request\/\d+\/[A-Za-z0-9_-]+$/;
/** A basement often has a network that answers nothing. */
const PATIENCE_MS = 6000;
/** A guest may still look for the table this long after its time. */
const SHOWN_AFTER_MS = 6 * 3600000;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const { pathname, search } = new URL(url);
  if (mode !== "navigate" || method !== "GET" || search !== "") return;
  if (pathname === LIST || RECEIPT.test(pathname)) event.respondWith(answer(event.request, pathname));
});

/** Answers from the network; with the copy where the network fails or stays silent. */
async function answer(request, pathname) {
  const online = fetch(request).then((response) => {
    // Both addresses are redirected where the session has ended.
    if (response.type === "opaqueredirect") void caches.delete(COPIES);
    return response;
  });
  let timer;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    return await Promise.race([online, silence.then(async () => (await findCopy(pathname)) ?? online)]);
  } catch (error) {
    const copy = await findCopy(pathname);
    if (copy === undefined) throw error;
    return copy;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the copy of a receipt, and for the list that of the next table; undefined where there is none to show. */
async function findCopy(pathname) {
  const mark = (await self.cookieStore.get("signed-in"))?.value;
  const copies = await caches.open(COPIES);
  const found = [];
  for (const key of await copies.keys()) {
    const copy = await copies.match(key);
    if (mark === undefined || copy.headers.get("x-saved-in") !== mark) {
      await caches.delete(COPIES);
      return undefined;
    }
    const begins = Date.parse(copy.headers.get("x-table-begins"));
    if (begins + SHOWN_AFTER_MS > Date.now())
      found.push({ pathname: new URL(key.url).pathname, begins, copy });
  }
  found.sort((a, b) => a.begins - b.begins);
  return found.find((each) => pathname === LIST || each.pathname === pathname)?.copy;
}
