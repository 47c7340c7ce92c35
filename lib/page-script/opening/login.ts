import { openingWords } from "@/lib/page-script/opening/opening-words";
import { openSheet } from "@/lib/page-script/opening/sheet";
import { loginPath } from "@/lib/routing/return-target";
import { rememberShare } from "@/lib/share/pending-share";

/**
 * Says in a sheet that sharing needs a login (R4.8), with the way there; after it the page shares by itself. The press
 * has its effect with that, and nothing of it is replayed.
 */
export function showLogin(opener: HTMLElement): void {
  const { share, loginFirst, logIn } = openingWords();
  const sentence = Object.assign(document.createElement("p"), { textContent: loginFirst });
  const link = Object.assign(document.createElement("a"), {
    href: loginPath("kakao", location.pathname + location.search),
    textContent: logIn,
  });
  rememberShare(opener.dataset.share ?? "");
  openSheet(opener, { name: share, content: [sentence, link] });
  opener.removeAttribute("aria-busy");
}
