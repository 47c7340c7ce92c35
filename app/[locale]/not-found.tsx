import type { Metadata } from "next";

/** Next takes the head of every response with status 404 from here; the page sets its own title. */
export const metadata: Metadata = { icons: { icon: "/brand/mark.svg" } };

/**
 * Deliberately empty: Next writes this component into the payload of every page. The web server responds to a
 * missing page with `/error-404` (scripts/start.mjs), which has the full layout.
 */
export default function NotFound() {
  return null;
}
