"use client";

import { createElement } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";

/**
 * `cms-box-login` (R4.6): its buttons for those who are not logged in, everything else for those who are. Both are
 * in the HTML; CSS shows one of them from the session hint, so that the wrong one never flashes.
 */
export function BoxLogin({ tag, attributes, slot, content }: WidgetProps<"login">) {
  return createElement(tag, { ...attributes, "data-content": slot }, content);
}
