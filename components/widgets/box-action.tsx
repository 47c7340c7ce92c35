"use client";

import { createElement } from "react";
import { linkProps } from "@/components/widgets/link-props";
import { toShareContent } from "@/components/widgets/to-share-content";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { namedRoutePath, paths } from "@/lib/routing/paths";
import { shareMark } from "@/lib/share/share-mark";
import styles from "./box-action.module.css";

type Options = WidgetProps<"action">["options"];

/**
 * `cms-box-action` (R4.7). Wherever it leads, it is a link, so it works before any script and in a new tab.
 * Linking and adding the channel begin with the login they need, and so does sharing without script.
 */
export function BoxAction(props: WidgetProps<"action">) {
  const { tag, attributes, slot, content, options, deferred } = props;
  const link = toLink(options);
  const marked = { ...attributes, "data-content": slot };
  if (tag === "a" || tag === "button") {
    const { type: _, ...kept } = attributes as { type?: string };
    return createElement("a", { ...kept, "data-content": slot, ...link }, content);
  }
  if (deferred) {
    // Inside a paragraph, a link or a table no second link can be written; a script can still follow it.
    const mark = link["data-share"];
    const way =
      mark === undefined
        ? { onClick: () => open(link), onKeyDown: onEnter(() => open(link)) }
        : { "data-share": mark, onKeyDown: onEnter((element) => element.click()) };
    return createElement(tag, { ...marked, role: "link", tabIndex: 0, ...way }, content);
  }
  return createElement(
    tag,
    { ...attributes, "data-action": "" },
    <a className={styles.action} data-content={slot} {...link}>
      {content}
    </a>,
  );
}

type Link = ReturnType<typeof linkProps> & { download?: string; "data-share"?: string };

function toLink({ action }: Options): Link {
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
      return { href: paths.login("kakao") };
    default:
      return action satisfies never;
  }
}

function open({ href, target }: { href: string; target?: string }): void {
  if (target === "_blank") window.open(href, "_blank", "noopener");
  else location.assign(href);
}

function onEnter(follow: (element: HTMLElement) => void) {
  return (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter") follow(event.currentTarget);
  };
}
