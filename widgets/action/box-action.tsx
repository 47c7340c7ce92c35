"use client";

import { createElement } from "react";
import { goToChannel, openChannel } from "@/components/account/open-channel";
import { actionLink } from "@/widgets/action/action-link";
import type { WidgetProps } from "@/widgets/widget-props";
import "./box-action.module.css";

/**
 * `cms-box-action` (R4.7). It is always a link, so it works before any script and in a new tab. Linking begins with the
 * login it needs, and so does sharing without script. The action that adds the channel is hidden where no channel is
 * configured (R12.3).
 */
export function BoxAction(props: WidgetProps<"action">) {
  const { tag, attributes, slot, content, options, deferred, data } = props;
  const link = actionLink(options.action, data?.page);
  if (link === undefined)
    return createElement(tag, { ...attributes, hidden: true, "data-content": slot }, content);
  const isChannel = options.action.type === "add-channel";
  const beside = isChannel ? { onClick: openBeside } : {};
  const marked = { ...attributes, "data-content": slot };
  if (tag === "a" || tag === "button") {
    const { type: _, ...linkAttributes } = attributes as { type?: string };
    return createElement("a", { ...linkAttributes, "data-content": slot, ...link, ...beside }, content);
  }
  if (deferred) {
    // Inside a paragraph, a link or a table HTML does not allow this link; script can still follow it.
    const mark = link["data-share"];
    const go = () => (isChannel ? goToChannel(link.href) : open(link));
    const behaviour =
      mark === undefined
        ? { onClick: go, onKeyDown: onEnter(go) }
        : { "data-share": mark, onKeyDown: onEnter((element) => element.click()) };
    return createElement(tag, { ...marked, role: "link", tabIndex: 0, ...behaviour }, content);
  }
  return createElement(
    tag,
    { ...attributes, "data-action": "" },
    <a data-content={slot} {...link} {...beside}>
      {content}
    </a>,
  );
}

/** Opens the channel in a small window where possible; otherwise the link is followed. */
function openBeside(event: React.MouseEvent<HTMLAnchorElement>): void {
  if (openChannel(event.currentTarget.href)) event.preventDefault();
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
