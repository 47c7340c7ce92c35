import "server-only";

/** Returns the response of a workbench call: data that must not be cached. */
export function uncachedJson(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}
