import { loginPath } from "@/lib/routing/return-target";
import { openSheet } from "@/lib/server/before-hydration/opening/sheet";

type Login = {
  name?: string;
  sentence: string;
  logIn: string;
  /** Called when the guest leaves for the login. */
  onLeave?: () => void;
};

/**
 * Says in a sheet that a login comes first, with the way there and back to this page. The press has its effect with
 * that, and nothing of it is replayed.
 */
export function showLogin(opener: HTMLElement, { name, sentence, logIn, onLeave }: Login): void {
  const said = Object.assign(document.createElement("p"), { textContent: sentence });
  const link = Object.assign(document.createElement("a"), {
    href: loginPath("kakao", location.pathname + location.search),
    textContent: logIn,
    onclick: onLeave ?? null,
  });
  openSheet(opener, { ...(name === undefined ? {} : { name }), content: [said, link] });
  opener.removeAttribute("aria-busy");
}
