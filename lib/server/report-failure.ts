import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { log } from "@/lib/server/log/log";
import { currentTrace, failureReason } from "@/lib/server/log/request-trace";

/** Answers a request, and writes one line that explains the response if its status is 500 or above. */
export async function reportFailure(
  { method }: Pick<HttpRequest, "method">,
  answer: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const began = performance.now();
  const response = await answer();
  const trace = currentTrace();
  if (response.status < 500 || trace === undefined || trace.route === "/readyz") return response;
  log.report("a request failed", {
    method,
    route: trace.route,
    status: response.status,
    reason: failureReason(trace),
    ms: Math.round(performance.now() - began),
    calls: trace.failedCalls,
  });
  return response;
}
