import { actionLink } from "@/components/widgets/action-link";
import type { Action } from "@/lib/cms/action";

/** Does what an author's action says, as if the guest had clicked a link that does it. Call it from a gesture. */
export function runAction(action: Action): void {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(actionLink(action))) link.setAttribute(name, value);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
