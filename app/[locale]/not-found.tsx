/**
 * Deliberately empty: Next writes this screen into the payload of every page. The server that fronts Next answers a
 * missing page with `/error-404` (scripts/start.mjs), which has the full layout.
 */
export default function NotFound() {
  return null;
}
