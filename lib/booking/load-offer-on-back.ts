import "client-only";

/**
 * On the page of a booking's summary: loads its offer where Back leads to it in this document. A summary that was
 * opened over its offer and then reloaded is another document, which browsers take for the same one; the framework
 * would ask for data of the offer, which no page of ours has.
 */
export function loadOfferOnBack(): void {
  const { pathname } = location;
  if (!pathname.endsWith("/summary")) return;
  addEventListener(
    "popstate",
    (event) => {
      if (location.pathname === pathname) return;
      event.stopImmediatePropagation();
      // What is not reported of this document's visit yet would be taken for one of the offer.
      window.siteVisit = true;
      location.reload();
    },
    true,
  );
}
