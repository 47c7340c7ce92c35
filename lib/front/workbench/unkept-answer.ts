import type { FrontAnswer, FrontRequest } from "@/lib/front/front-message";
import { answerOnce } from "@/lib/front/page/finished-bytes";
import type { PageServices } from "@/lib/front/page/page-answer";
import { POLICY, WATCHING } from "@/lib/front/policy/content-policy";

/** The services needed to serve a staff page. */
export type UnkeptServices = Pick<PageServices, "renderPage" | "policyOf" | "withPageScript">;

/**
 * Serves a staff page as the application rendered it: not cached, not indexed, and its address not sent as a
 * referrer.
 */
export function answerUnkept(
  { headers: asked }: FrontRequest,
  drawn: FrontAnswer,
  { policyOf, withPageScript }: UnkeptServices,
): Promise<FrontAnswer> {
  const html = withPageScript(Buffer.from(drawn.body).toString("utf8"));
  const headers = {
    ...drawn.headers,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    [POLICY]: policyOf("private", html),
    ...WATCHING,
  };
  return answerOnce({ ...drawn, headers, body: Buffer.from(html) }, asked["accept-encoding"]);
}
