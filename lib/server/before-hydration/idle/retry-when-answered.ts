import { reloadIfAnswered } from "@/lib/browser/reload";
import { listen } from "@/lib/server/before-hydration/listen";
import { sayIncomplete } from "@/lib/server/before-hydration/reload/say-incomplete";

/**
 * Follows a link that loads the page again (`data-again`) only where the server answers. Otherwise, as without a
 * connection, the page stays and says that it is incomplete, instead of the browser's own error page.
 */
export function retryWhenAnswered(): void {
  listen("click", async (event) => {
    const target = event.target as Partial<Element>;
    if (!target.closest?.("a[data-again]")) return;
    event.preventDefault();
    if (!(await reloadIfAnswered())) sayIncomplete();
  });
}
