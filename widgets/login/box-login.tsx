"use client";

import { createElement } from "react";
import type { WidgetProps } from "@/widgets/widget-props";

/**
 * `cms-box-login` (R4.6): its buttons for those who are not logged in, everything else for those who are. A stranger's
 * page holds the buttons alone; in a member's stand both, and CSS shows one of them from the session hint, so that the
 * wrong one never flashes and what is for members hides when a session ends.
 */
export function BoxLogin({ tag, attributes, slot, content }: WidgetProps<"login">) {
  return createElement(tag, { ...attributes, "data-content": slot }, content);
}
