"use client";

import { createElement } from "react";
import { linkProps } from "@/components/widgets/link-props";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { namedRoutePath, paths } from "@/lib/routing/paths";
import styles from "./box-action.module.css";

type Options = WidgetProps<"action">["options"];

/**
 * `cms-box-action` (R4.7). Wherever it leads, it is a link, so it works before any script and in a new tab.
 * Sharing, linking and adding the channel begin with the login they need.
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
    const follow = () => open(link);
    return createElement(
      tag,
      { ...marked, role: "link", tabIndex: 0, onClick: follow, onKeyDown: onEnter(follow) },
      content,
    );
  }
  return createElement(
    tag,
    { ...attributes, "data-action": "" },
    <a className={styles.action} data-content={slot} {...link}>
      {content}
    </a>,
  );
}

function toLink({ action }: Options): ReturnType<typeof linkProps> & { download?: string } {
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

function open({ href, target }: { href: string; target?: string }): void {
  if (target === "_blank") window.open(href, "_blank", "noopener");
  else location.assign(href);
}

function onEnter(follow: () => void) {
  return (event: React.KeyboardEvent) => {
    if (event.key === "Enter") follow();
  };
}
