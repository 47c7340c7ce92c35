"use client";

import { createElement } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { paths } from "@/lib/routing/paths";

/** `cms-box-share` for a reader who is not logged in (R4.8): sharing begins with the login it needs. */
export function BoxShare({ tag, attributes, slot, content }: WidgetProps<"share">) {
  const goAndReturn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    location.assign(paths.login("kakao", location.pathname + location.search));
  };
  const marked = { ...attributes, "data-content": slot, onClick: goAndReturn };
  if (tag === "a" || tag === "button") {
    const { type: _, ...kept } = marked as typeof marked & { type?: string };
    return createElement("a", { ...kept, href: paths.login("kakao", "/") }, content);
  }
  return createElement(tag, { ...marked, role: "link", tabIndex: 0 }, content);
}
