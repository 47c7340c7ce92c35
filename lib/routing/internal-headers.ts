import { randomBytes } from "node:crypto";
import { processWide } from "@/lib/server/settings/process-wide";

/**
 * What the stored page for a page that could not be rendered says in place of the request's number; the web server
 * replaces it in every answer (`lib/server/page/page-answer.ts`).
 */
export const REQUEST_ID_PLACEHOLDER = "0000-0000";

/**
 * The header with which a read asks for the answer as of another instant (ISO 8601). A back end that knows it repeats
 * it in its answer; any other ignores it and answers as of now.
 */
export const AS_OF = "x-as-of";

/**
 * Returns the secret that proves to middleware that the web server has decided a route. Random for each process, and
 * never sent outside it.
 */
export function serverKey(): string {
  return processWide("server-key", () => randomBytes(24).toString("base64url"));
}

/**
 * The headers between the parts of this server. Code that sets one and code that strips them from a client's request
 * both use this table, so that no header is set without being stripped (forged internal headers).
 */
export const internalHeaders = {
  /** Proves that the web server has decided the route; its value is random at every start. */
  decided: "x-yeoul-decided",
  /** `member` when the page is rendered for signed-in readers; any other value means an anonymous visitor. */
  audience: "x-yeoul-audience",
  /** The decision for a legacy address, for the redirect handler. */
  legacy: "x-yeoul-legacy",
  /** The client's address as the web server knows it: the rate-limit key of clients without a session. */
  client: "x-yeoul-client",
} as const;

/** The audience of a rendered page: the content of a members' login box is in the `member` version only. */
export type Audience = "anonymous" | "member";
