import { howOpened } from "@/lib/browser/page";
import { serverAnswers } from "@/lib/browser/reload";
import { isLeaving } from "@/lib/server/before-hydration/reload/is-leaving";
import { sayIncomplete } from "@/lib/server/before-hydration/reload/say-incomplete";

/**
 * R12.4: reloads a page that is still unhydrated once when it cannot hydrate; does what `reloadOnce` does in fewer
 * bytes, because there is no payment and no script of ours holds typed input. Not without an answer of the server,
 * after a reload that has brought the page, or while the guest is leaving. Resolves with whether the page stays
 * although the server answers.
 */
export async function reloadUnhydratedOnce(): Promise<boolean> {
  const isAnswered = await serverAnswers();
  if (isLeaving()) return false;
  if (isAnswered && howOpened() !== "reload") {
    location.reload();
    return false;
  }
  sayIncomplete();
  return isAnswered;
}
