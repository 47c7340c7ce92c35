/**
 * What the stored page for a page that could not be rendered says in place of the request's number; the web server
 * replaces it in every answer (`lib/server/page/page-answer.ts`).
 */
export const REQUEST_ID_PLACEHOLDER = "0000-0000";
