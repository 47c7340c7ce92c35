export const dynamic = "force-static";

const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>';

/** Returns an empty page, in which ad scripts run when the address of the page around it is private to one guest. */
export function GET(): Response {
  return new Response(EMPTY, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex",
    },
  });
}
