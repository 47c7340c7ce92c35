import type { NextRequest } from "next/server";
import { AppError } from "@/lib/base/app-error";
import { forwardForm } from "@/lib/http/call-backend";
import { readBytes } from "@/lib/http/read-bytes";
import { preApprovePayment } from "@/lib/payment/endpoints";
import { type GatewayOutcome, readOutcome } from "@/lib/payment/gateway-outcome";
import { cleanReturnAddress, readReturnAddress } from "@/lib/payment/resume";
import { paths } from "@/lib/routing/paths";
import { log } from "@/lib/server/log/log";
import { noteRoute } from "@/lib/server/log/request-trace";
import { env } from "@/lib/server/settings/env";

export const dynamic = "force-dynamic";

const MAX_FORM_BYTES = 16 * 1024;
const FORM = "application/x-www-form-urlencoded";

/** Handles the gateway's return as most send it: a form from another site, without our cookies, sometimes in EUC-KR. */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await readBytes(request.body, MAX_FORM_BYTES);
  const contentType = request.headers.get("content-type") ?? FORM;
  return goOn(request.nextUrl.searchParams.get("returnUrl"), form, contentType);
}

/** Handles the return as some gateways send it: the fields are in the query, beside the return address. */
export async function GET(request: NextRequest): Promise<Response> {
  const pairs = request.nextUrl.search.slice(1).split("&");
  const fields = pairs.filter((pair) => !pair.startsWith("returnUrl=")).join("&");
  const form = fields.length > MAX_FORM_BYTES ? undefined : new TextEncoder().encode(fields);
  return goOn(request.nextUrl.searchParams.get("returnUrl"), form, FORM);
}

/**
 * Passes what the gateway sent to the back end, which alone can validate it, and redirects the guest to the payment
 * page (R7.1). Redirects only to addresses that this server sealed; charges nothing.
 */
async function goOn(address: string | null, form: Uint8Array | undefined, contentType: string) {
  noteRoute("/api/crm_channel_si_tc/payment/preApproval");
  const known = readReturnAddress(address, new Date());
  if (known === undefined || form === undefined || !contentType.toLowerCase().startsWith(FORM)) {
    log.warn("a payment return was rejected: return address invalid, not a form, or too large");
    return sendTo(`${env().PUBLIC_ORIGIN}${paths.book()}?payment=unverified`);
  }
  const { resume, sealed, returnUrl } = known;
  const clean = cleanReturnAddress(resume);
  const outcome = await askOutcome(returnUrl, form, contentType, clean);
  const query = new URLSearchParams({ resume: sealed, language: resume.locale });
  if (resume.replaces !== undefined) query.set("replaces", resume.replaces);
  if (outcome.kind === "authenticated") return sendTo(`${clean}/${outcome.approvalId}?${query}`);
  query.set("payment", "failed");
  query.set("reason", outcome.reason);
  return sendTo(`${clean}?${query}`);
}

async function askOutcome(
  returnUrl: string,
  form: Uint8Array,
  contentType: string,
  clean: string,
): Promise<GatewayOutcome> {
  try {
    const location = await forwardForm(preApprovePayment, { returnUrl }, form, contentType);
    const outcome = readOutcome(location, clean);
    if (outcome !== undefined) return outcome;
    log.warn("the back end redirected a payment return to an unexpected address");
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn("a payment return could not be passed to the back end", error);
  }
  return { kind: "failed", reason: "unreachable" };
}

function sendTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}
