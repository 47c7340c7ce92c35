import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { compressResponse } from "@/lib/server/page/encoded-document";
import type { PageServices } from "@/lib/server/page/page-answer";
import { POLICY, REPORT_ONLY_POLICY } from "@/lib/server/policy/content-policy";
import { OWN_ORIGIN_ONLY } from "@/lib/server/policy/security-headers";

/** The services needed to serve a staff page. */
export type StaffPageServices = Pick<PageServices, "renderPage" | "policyOf" | "withPageScript">;

/**
 * Serves a staff page as the application rendered it: not cached, not indexed, and its address not sent as a
 * referrer.
 */
export function answerStaffPage(
  { headers: requestHeaders }: HttpRequest,
  rendered: HttpResponse,
  { policyOf, withPageScript }: StaffPageServices,
): Promise<HttpResponse> {
  const html = withPageScript(Buffer.from(rendered.body).toString("utf8"));
  const headers = {
    ...rendered.headers,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    [POLICY]: policyOf("staff", html),
    ...REPORT_ONLY_POLICY,
    ...OWN_ORIGIN_ONLY,
  };
  return compressResponse(
    { ...rendered, headers, body: Buffer.from(html) },
    requestHeaders["accept-encoding"],
  );
}
