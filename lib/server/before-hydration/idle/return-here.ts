import { parseReturnTarget } from "@/lib/routing/safe-url";

const ENTRANCE = /^\/auth\/[^/]+\/(?:bind|login)$/;

/**
 * Lets links to a login or to the linking of an account return to this page as it is when they are followed, with its
 * fragment and also where a browser sends no referrer. Links that name a return address of their own stay as they are.
 */
export function returnHere(): void {
  const completed = new WeakSet<HTMLAnchorElement>();
  const complete = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== location.origin || !ENTRANCE.test(link.pathname)) return;
    const address = new URL(link.href);
    if (address.searchParams.has("return") && !completed.has(link)) return;
    completed.add(link);
    address.searchParams.set(
      "return",
      parseReturnTarget(location.pathname + location.search + location.hash),
    );
    link.setAttribute("href", address.pathname + address.search);
  };
  for (const type of ["click", "auxclick"]) addEventListener(type, complete, true);
}
