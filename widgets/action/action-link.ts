import { addChannelAddress } from "@/lib/account/channel-page";
import type { Action } from "@/lib/cms/widget/action";
import { namedRoutePath, paths } from "@/lib/routing/paths";
import { shareMark } from "@/lib/share/share-mark";
import { linkProps, toShareContent } from "@/widgets/widget-props";

type ActionLink = ReturnType<typeof linkProps> & { download?: string; "data-share"?: string };

/**
 * Returns the attributes of a link that does an author's action (R4.7). `channelPage` is the channel's page at the
 * messenger; without it, the action that adds the channel is undefined.
 */
export function actionLink(action: Action, channelPage: string | undefined): ActionLink | undefined {
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
      return { href: paths.login("kakao"), ...shareMark(toShareContent(action.content)) };
    case "add-channel":
      return channelPage === undefined ? undefined : { href: addChannelAddress(channelPage) };
    default:
      return action satisfies never;
  }
}
