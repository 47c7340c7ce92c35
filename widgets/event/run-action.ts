import { goToChannel } from "@/components/account/open-channel";
import { readAccountSettings } from "@/components/account/read-account-settings";
import type { Action } from "@/lib/cms/widget/action";
import { actionLink } from "@/widgets/action/action-link";

/**
 * Returns a function that does an author's action as if the guest had clicked a link, to be called from a gesture;
 * undefined for an action that leads nowhere here.
 */
export function actionRunner(action: Action): (() => void) | undefined {
  const attributes = actionLink(action, readAccountSettings()?.channel);
  if (attributes === undefined) return undefined;
  if (action.type === "add-channel") return () => goToChannel(attributes.href);
  return () => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    // Escape closes a dialog but does not count as a gesture, so that a new window would be blocked.
    if (navigator.userActivation?.isActive === false) link.removeAttribute("target");
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
  };
}
