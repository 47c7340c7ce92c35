"use client";

import { createElement } from "react";
import type { WidgetProps } from "@/widgets/widget-props";

/**
 * `cms-box-login` (R4.6): its buttons for anonymous visitors, everything else for guests who are logged in. A page for
 * anonymous visitors contains the buttons alone; a member's contains both, and CSS shows one of them by the session
 * hint, so that the wrong one never flashes and members' content is hidden when a session ends.
 */
export function BoxLogin({ tag, attributes, slot, content }: WidgetProps<"login">) {
  return createElement(tag, { ...attributes, "data-content": slot }, content);
}
