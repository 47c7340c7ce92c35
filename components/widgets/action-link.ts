import { linkProps } from "@/components/widgets/link-props";
import type { Action } from "@/lib/cms/action";
import { namedRoutePath, paths } from "@/lib/routing/paths";

/** An author's action as the attributes of a link that does it (R4.7). */
export function actionLink(action: Action): ReturnType<typeof linkProps> & { download?: string } {
  switch (action.type) {
    case "link":
      return linkProps(action.url, action.target);
    case "file":
      return {
        ...linkProps(action.url, action.target),
        ...(action.name === undefined ? {} : { download: action.name }),
      };
    case "move-page":
      return linkProps(namedRoutePath(action.route, action.params) ?? "/", action.target);
    case "login":
      return { href: paths.login(action.name) };
    case "bind":
      return { href: paths.bind() };
    case "share":
    case "add-channel":
      return { href: paths.login("kakao") };
    default:
      return action satisfies never;
  }
}
