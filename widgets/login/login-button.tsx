"use client";

import { createElement } from "react";
import { paths } from "@/lib/routing/paths";
import type { WidgetProps } from "@/widgets/widget-props";

/** A login button of such a block: a link whose login returns to the current page. */
export function LoginButton(props: WidgetProps<"login-button">) {
  const { tag, attributes, slot, content, options } = props;
  const href = paths.login(options.provider);
  const goAndReturn = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    location.assign(paths.login(options.provider, location.pathname + location.search));
  };
  const marked = { ...attributes, "data-when": "out", "data-content": slot, onClick: goAndReturn };
  if (tag === "a" || tag === "button") {
    const { type: _, ...linkAttributes } = marked as typeof marked & { type?: string };
    return createElement("a", { ...linkAttributes, href }, content);
  }
  return createElement(tag, { ...marked, role: "link", tabIndex: 0 }, content);
}
