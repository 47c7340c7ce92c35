import type { AskedCopies } from "@/lib/copies/asked-copies";
import { bareAnswer, type FrontAnswer, type FrontRequest, textAnswer } from "@/lib/front/front-message";
import { indexNowKeyPath } from "@/lib/front/index-now";
import type { Assets } from "@/lib/front/page/assets";
import { answerDocument } from "@/lib/front/page/document-answer";
import { answerFinished, answerOnce } from "@/lib/front/page/finished-bytes";
import { type JoinedSheets, SHEETS_PATH } from "@/lib/front/page/joined-sheets";
import { answerPage, type PageServices } from "@/lib/front/page/page-answer";
import { answerWaking, WAKING_PATH } from "@/lib/front/page/waking-answer";
import { CALL_POLICY, POLICY, REPORT_PATH } from "@/lib/front/policy/content-policy";
import { createPolicyReport } from "@/lib/front/policy/policy-report";
import { OWN_ORIGIN_ONLY, securityHeaders } from "@/lib/front/policy/security-headers";
import { answerSpeculation, SPECULATION_PATH } from "@/lib/front/policy/speculation-rules";
import { PUBLISH_PATH } from "@/lib/front/receive-publication";
import { forwardedHeaders } from "@/lib/front/request/forwarded-headers";
import { readTarget, type Target } from "@/lib/front/request/read-target";
import { answerDraft } from "@/lib/front/workbench/draft-answer";
import { answerLive, LIVE_PATH } from "@/lib/front/workbench/live-answer";
import { answerWorkbench, WORKBENCH_CALL } from "@/lib/front/workbench/workbench-answer";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { keptDocument } from "@/lib/routing/kept-documents";

export type FrontOptions = PageServices & {
  assets: Pick<Assets, "read">;
  sheets: Pick<JoinedSheets, "answer">;
  publish: (request: FrontRequest) => Promise<FrontAnswer>;
  /** What every copy of the server can be asked. */
  copies: Pick<AskedCopies, "ask">;
  /** Whether search engines may know of this site at all (`SEARCH_ENGINES`). */
  mayBeFound: boolean;
  /** Whether there is a workbench for staff (`WORKBENCH_SECRET`); without it its addresses are unknown. */
  hasWorkbench: boolean;
  /** The key by which search engines know that a message is ours; undefined where they are told nothing. */
  indexNowKey: string | undefined;
  /** Whether new guests may still be sent here. */
  isReady: () => boolean;
};

/** Addresses that are no pages: calls, logins, and the empty page in which ad scripts run. */
const HANDLED = /^\/(?:api|auth)\/|^\/visit$/;
const AD_FRAME = "/visit";

/** Said by every answer of a site that is being tried out, for a link to it may have been found already. */
const NOT_TO_BE_FOUND = { "x-robots-tag": "noindex, nofollow" };

/**
 * The front server without its socket: every request becomes one whole answer. What strangers send is read once,
 * refused or made anew in our own spelling; only then does the application hear of it.
 */
export function createFront(options: FrontOptions): (request: FrontRequest) => Promise<FrontAnswer> {
  const report = createPolicyReport();
  const always = {
    ...securityHeaders(options.settings.PUBLIC_ORIGIN),
    ...(options.mayBeFound ? {} : NOT_TO_BE_FOUND),
  };
  return async (request) => {
    const { shared, ...answer } = await answerTo(request, options, report);
    return {
      ...answer,
      headers: { ...always, ...answer.headers },
      ...(shared && { shared: { ...shared, headers: { ...always, ...shared.headers } } }),
    };
  };
}

async function answerTo(
  request: FrontRequest,
  options: FrontOptions,
  report: (request: FrontRequest) => FrontAnswer,
): Promise<FrontAnswer> {
  const target = readTarget(request.target);
  if ("refused" in target) return bareAnswer(target.refused, { connection: "close" });
  const { pathname } = target;
  // Liveness says nothing of the back end: its failing must not restart us.
  if (pathname === "/healthz") return textAnswer(200, "ok\n");
  if (pathname === "/readyz") {
    return options.isReady() ? textAnswer(200, "ready\n") : textAnswer(503, "draining\n");
  }
  if (pathname === PUBLISH_PATH) return options.publish(request);
  if (pathname === REPORT_PATH) return report(request);
  if (pathname === SPECULATION_PATH) return answerSpeculation(request);
  if (pathname.startsWith(WAKING_PATH)) return answerWaking(request, pathname, options);
  if (HANDLED.test(pathname)) return answerCall(request, target, options);
  if (options.hasWorkbench) {
    if (pathname === LIVE_PATH) return answerLive(request, options.copies);
    if (WORKBENCH_CALL.test(pathname)) return answerCall(request, target, options);
    const bench =
      (await answerWorkbench(request, target, options)) ?? (await answerDraft(request, target, options));
    if (bench !== undefined) return bench;
  }
  if (pathname.startsWith(SHEETS_PATH)) return options.sheets.answer(request, pathname);
  const asset = await options.assets.read(pathname);
  if (asset !== undefined) {
    if (request.method !== "GET" && request.method !== "HEAD") return bareAnswer(405, { allow: "GET, HEAD" });
    const asking = {
      acceptEncoding: request.headers["accept-encoding"],
      ifNoneMatch: request.headers["if-none-match"],
    };
    return answerFinished(asset.file, asking, 200, { "cache-control": asset.cacheControl });
  }
  const keptFor = keptDocument(pathname);
  if (keptFor !== undefined) return answerDocument(request, { pathname, keptFor }, options.store);
  const { indexNowKey } = options;
  if (indexNowKey !== undefined && pathname === indexNowKeyPath(indexNowKey))
    return textAnswer(200, indexNowKey);
  if (pathname.startsWith("/_next/")) return textAnswer(404, "not found\n");
  return answerPage(request, target, options);
}

/** Hands a call on to its handler: the address in our spelling, the headers that are meant for it, the whole body. */
async function answerCall(
  request: FrontRequest,
  { pathname, query }: Target,
  { render, policyOf }: FrontOptions,
): Promise<FrontAnswer> {
  const answer = await render({
    method: request.method,
    path: query === "" ? pathname : `${pathname}?${query}`,
    headers: {
      ...forwardedHeaders(request),
      ...(request.client === undefined ? {} : { [internalHeaders.client]: request.client }),
    },
    body: request.body,
  });
  const policy = pathname === AD_FRAME ? policyOf("adFrame", "") : CALL_POLICY;
  // The card gateway may call from a page of its own; nobody else's page has any business here.
  const isGateway = pathname.endsWith("/payment/preApproval");
  const headers = { ...answer.headers, [POLICY]: policy, ...(isGateway ? {} : OWN_ORIGIN_ONLY) };
  return answerOnce({ ...answer, headers }, request.headers["accept-encoding"]);
}
