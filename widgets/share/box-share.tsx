"use client";

import { createElement } from "react";
import { paths } from "@/lib/routing/paths";
import { shareMark } from "@/lib/share/share-mark";
import { toShareContent, type WidgetProps } from "@/widgets/widget-props";

/** `cms-box-share` (R4.8): opens the page's share dialog; without script it leads to the login. */
export function BoxShare({ tag, attributes, slot, content, options }: WidgetProps<"share">) {
  const { type: _, ...retained } = attributes as { type?: string };
  const marked = {
    ...retained,
    "data-content": slot,
    role: "button",
    "aria-haspopup": "dialog" as const,
    ...shareMark(toShareContent(options)),
  };
  if (tag === "a" || tag === "button") {
    return createElement("a", { ...marked, href: paths.login("kakao") }, content);
  }
  return createElement(tag, { ...marked, tabIndex: 0, onKeyDown: clickByKey }, content);
}

/** Lets an element that is not a native link be pressed by these two keys. */
function clickByKey(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
