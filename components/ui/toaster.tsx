"use client";

import type { CSSProperties } from "react";
import { Toaster } from "sonner";

export { toast } from "sonner";

/** The site's colours, under the names of the custom properties that the toasts' own style sheet reads. */
const paper = {
  "--normal-bg": "var(--card)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line)",
  "--border-radius": "16px",
  fontFamily: "var(--sans)",
} as CSSProperties;

/** The toasts' own code and looks, which are loaded with the first toast (`toasts.tsx`). */
export function SiteToaster() {
  return <Toaster position="top-right" closeButton theme="system" style={paper} />;
}
