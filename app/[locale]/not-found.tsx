import type { Metadata } from "next";

/** Next takes the head of every answer with status 404 from here; the title is the screen's own. */
export const metadata: Metadata = { icons: { icon: "/brand/mark.svg" } };

/**
 * Deliberately empty: Next writes this screen into the payload of every page. The server that fronts Next answers a
 * missing page with `/error-404` (scripts/start.mjs), which has the full layout.
 */
export default function NotFound() {
  return null;
}
