import { decodeText } from "@/lib/base/text";
import { reloadIfAnswered, showIncompleteNotice } from "@/lib/browser/reload";
import { CONTENT_ID, ID_PREFIX, parseReturnTarget } from "@/lib/routing/safe-url";
import { listen } from "@/lib/server/before-hydration/listen";

/**
 * Scrolls to an author's anchor when the address gets its name as a new fragment: the element's id has our prefix
 * (`lib/server/policy/entry-script.ts` does this when a page is entered at an anchor). A fragment that came before this
 * was loaded, on a page that was entered without one, is followed now.
 */
export function followChangedFragment(): void {
  addEventListener("hashchange", followFragment);
  if (window.siteLanded === undefined) followFragment();
}

function followFragment(): void {
  const name = readName(location.hash.slice(1));
  if (name === "" || name === CONTENT_ID) return;
  document.getElementById(ID_PREFIX + name)?.scrollIntoView();
}

/** Somebody may have typed a lone percent sign, which names nothing of ours. */
function readName(fragment: string): string {
  return decodeText(fragment)?.normalize("NFC") ?? "";
}

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

/**
 * Follows a link that loads the page again (`data-again`) only where the server answers. Otherwise, as without a
 * connection, the page stays and says that it is incomplete, instead of the browser's own error page.
 */
export function retryWhenAnswered(): void {
  listen("click", async (event) => {
    const target = event.target as Partial<Element>;
    if (!target.closest?.("a[data-again]")) return;
    event.preventDefault();
    if (!(await reloadIfAnswered())) showIncompleteNotice();
  });
}
