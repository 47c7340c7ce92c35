/** Liveness: this process answers. It says nothing of the back end, whose failing must not restart us. */
export function GET(): Response {
  return new Response("ok\n", { headers: { "cache-control": "no-store" } });
}
