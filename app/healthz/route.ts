/**
 * Liveness: responds while this process runs. Says nothing of the back end, whose failure must not restart this server.
 */
export function GET(): Response {
  return new Response("ok\n", { headers: { "cache-control": "no-store" } });
}
