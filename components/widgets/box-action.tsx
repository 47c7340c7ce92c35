"use client";

import { createElement } from "react";
import { actionLink } from "@/components/widgets/action-link";
import type { WidgetProps } from "@/components/widgets/widget-props";
import styles from "./box-action.module.css";

/**
 * `cms-box-action` (R4.7). Wherever it leads, it is a link, so it works before any script and in a new tab.
 * Linking and adding the channel begin with the login they need, and so does sharing without script.
 */
export function BoxAction(props: WidgetProps<"action">) {
  const { tag, attributes, slot, content, options, deferred } = props;
  const link = actionLink(options.action);
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

function open({ href, target }: { href: string; target?: string }): void {
  if (target === "_blank") window.open(href, "_blank", "noopener");
  else location.assign(href);
}

function onEnter(follow: (element: HTMLElement) => void) {
  return (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter") follow(event.currentTarget);
  };
}
