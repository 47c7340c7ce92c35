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
  /** Asks every instance of the server a question. */
  copies: Pick<AskedCopies, "ask">;
  /** Whether search engines may index this site (`SEARCH_ENGINES`). */
  mayBeFound: boolean;
  /** Whether the staff's workbench is enabled (`WORKBENCH_SECRET`); without it its addresses are unknown. */
  hasWorkbench: boolean;
  /** The key that proves IndexNow messages to be ours; `undefined` where search engines are not notified. */
  indexNowKey: string | undefined;
  /** Whether new guests may still be routed to this instance. */
  isReady: () => boolean;
};

/** Addresses other than pages: calls, logins, and the empty page in which ad scripts run. */
const HANDLED = /^\/(?:api|auth)\/|^\/visit$/;
const AD_FRAME = "/visit";

/** Set on every response of a trial site, because a search engine may already have found a link to it. */
const NOT_TO_BE_FOUND = { "x-robots-tag": "noindex, nofollow" };

/**
 * Creates the front server without its socket: it turns every request into one complete response. Client input is
 * parsed once and either refused or rebuilt in canonical form before it reaches the application.
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
  // Liveness does not depend on the back end: a back-end failure must not restart us.
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

/** Passes a call to its handler: the canonical address, the headers meant for it, and the complete body. */
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
  // The card gateway may call from a page of its own; other sites' pages may not.
  const isGateway = pathname.endsWith("/payment/preApproval");
  const headers = { ...answer.headers, [POLICY]: policy, ...(isGateway ? {} : OWN_ORIGIN_ONLY) };
  return answerOnce({ ...answer, headers }, request.headers["accept-encoding"]);
}
