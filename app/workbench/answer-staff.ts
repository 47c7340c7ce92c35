import "server-only";

/** What a call of the workbench answers: data that nobody keeps. */
export function answerStaff(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}
