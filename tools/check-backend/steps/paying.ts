import { APPROVAL_ID, whole } from "@/lib/base/ids";
import { createReservation, getReservationStatus } from "@/lib/booking/endpoints";
import { toAddress } from "@/lib/http/endpoint";
import { approvePayment, getGatewayForm, preApprovePayment } from "@/lib/payment/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { isLoopback } from "@/tools/check-backend/is-loopback";
import { checkCreated, checkMasked, checkOrdered } from "@/tools/check-backend/steps/booked";
import { cancel } from "@/tools/check-backend/steps/cancel";
import { expectSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";
import { findTable, type Table } from "@/tools/check-backend/steps/find-table";
import { expectSame } from "@/tools/check-backend/steps/promotions";
import { loadReservation, reserve } from "@/tools/check-backend/steps/reserve";
import { walkGateway } from "@/tools/check-backend/walk-gateway";

const isApprovalId = whole(APPROVAL_ID);

/** The calls for whose sake a table is paid. */
export const payingCalls = [
  "getGatewayForm",
  "preApprovePayment",
  "approvePayment",
  "cancelReservation",
] as const;

/** Reserves a table that must be paid, pays it at the test gateway, and cancels it. */
export async function checkPaying(check: CheckContext, found: Found): Promise<void> {
  const { publicOrigin } = check;
  const table = await findPaidTable(check, found);
  if (table === undefined) {
    for (const id of payingCalls) check.skip(id, "no promotion with a free table must be paid");
    return;
  }
  const result = await reserve(check, table, { key: check.newKey() });
  const created = check.parse(createReservation.data, result?.data);
  if (created === undefined) {
    for (const call of payingCalls) check.skip(call, "nothing could be reserved");
    return;
  }
  const id = created.reservationId;
  try {
    checkCreated(check, table, created);
    await checkOrdered(check, table);
    const approvalId = await authenticate(check, table, id, publicOrigin);
    if (approvalId !== undefined) await approve(check, table, id, approvalId);
    else check.skip("approvePayment", "the test gateway led to no approval id");
  } finally {
    await cancel(check, found, id);
  }
}

async function findPaidTable(check: CheckContext, found: Found): Promise<Table | undefined> {
  for (const promotion of found.details) {
    if (!promotion.needsPayment) continue;
    const table = await findTable(check, promotion);
    if (table !== undefined && Number(table.draft.amount) > 0) return table;
  }
  return undefined;
}

/** Goes to the gateway and back; returns the approval id. */
async function authenticate(
  check: CheckContext,
  { promotion }: Table,
  reservationId: string,
  publicOrigin: URL,
): Promise<string | undefined> {
  const returnUrl = new URL(`/payment-request/${promotion.resourceId}/${reservationId}`, publicOrigin).href;
  const result = await check.ask("getGatewayForm", { reservationId, returnUrl });
  const form = check.parse(getGatewayForm.data, result?.data);
  if (form === undefined) return undefined;
  checkForm(check, form.action, result?.data);
  await checkForgedReturns(check, returnUrl);
  const back = await walkGateway(form, publicOrigin.origin).catch((error: Error) => {
    check.skip("preApprovePayment", error.message);
    return undefined;
  });
  if (back === undefined) return undefined;
  const expected = new URL(toAddress(preApprovePayment, { returnUrl }), publicOrigin);
  if (back.address.pathname !== expected.pathname) {
    check.note("getGatewayForm", {
      path: "$.data.fields",
      expected: `a return to ${expected.pathname}`,
      got: back.address.pathname,
      guest: "Comes back from the gateway to a page that is not found.",
    });
    return undefined;
  }
  const returned = await check.ask(
    "preApprovePayment",
    { returnUrl },
    {
      token: null,
      address: `${back.address.pathname}${back.address.search}`,
      body: back.body,
      contentType: back.contentType,
      expect: "redirect",
    },
  );
  return returned === undefined ? undefined : readApprovalId(check, returned, returnUrl);
}

function checkForm(check: CheckContext, action: string, data: unknown): void {
  const { protocol, hostname } = new URL(action);
  if (protocol !== "https:" && !isLoopback(hostname))
    check.note("getGatewayForm", {
      kind: "insecure",
      path: "$.data.action",
      expected: "https:",
      got: protocol,
      guest: "Enters a card on a page that everybody on the way can read.",
    });
  const { expiresAt } = data as { expiresAt?: unknown };
  if (typeof expiresAt === "string" && Date.parse(expiresAt) <= Date.now())
    check.note("getGatewayForm", {
      path: "$.data.expiresAt",
      expected: "an instant to come",
      got: expiresAt,
      guest: "Is refused by the gateway as too late.",
    });
}

/** A form that the gateway never sent leads to no approval, and never to another site. */
async function checkForgedReturns(check: CheckContext, returnUrl: string): Promise<void> {
  const elsewhere = "https://elsewhere.example/";
  for (const address of [returnUrl, elsewhere]) {
    const result = await check.ask(
      "preApprovePayment",
      { returnUrl: address },
      {
        token: null,
        body: "P_STATUS=00&P_OID=check-backend&P_AMT=1",
        contentType: "application/x-www-form-urlencoded",
        expect: "redirect",
      },
    );
    const location = result?.headers.location ?? "";
    const isApproved = location.startsWith(`${returnUrl}/`);
    if (!isApproved && !location.startsWith(elsewhere)) continue;
    check.note("preApprovePayment", {
      kind: "insecure",
      path: "header location",
      expected: isApproved ? "returnUrl?payment=failed for a form that is not signed" : "no other site",
      got: location.slice(0, 80),
      guest: isApproved
        ? "May be told that they paid, although nobody did."
        : "Can be led to a false page by a link to ours.",
    });
  }
}

function readApprovalId(
  check: CheckContext,
  { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
  returnUrl: string,
): string | undefined {
  const location = headers.location ?? "";
  const approvalId = location.startsWith(`${returnUrl}/`) ? location.slice(returnUrl.length + 1) : undefined;
  const isRead = approvalId !== undefined && isApprovalId.test(approvalId);
  if (status === 303 && isRead) check.pass("preApprovePayment");
  else
    check.note("preApprovePayment", {
      path: isRead ? "status" : "header location",
      expected: isRead ? "303, which browsers follow with GET" : "returnUrl and an approval id",
      got: isRead ? `${status}` : location === "" ? `nothing, with ${status}` : location.slice(0, 80),
      guest: isRead
        ? "May send the gateway's form to the page that they return to."
        : "Is told that the payment failed, although they paid.",
    });
  return isRead ? approvalId : undefined;
}

async function approve(
  check: CheckContext,
  table: Table,
  reservationId: string,
  approvalId: string,
): Promise<void> {
  const input = { reservationId, approvalId };
  const key = check.newKey();
  const result = await check.ask("approvePayment", input, { key });
  const approval = check.parse(approvePayment.data, result?.data);
  if (approval === undefined) return;
  const guest = "Reads of another payment than the one they made.";
  expectSame(check, "approvePayment", "$.data.paymentStatus", "approved", approval.paymentStatus, guest);
  expectSame(check, "approvePayment", "$.data.amount", table.draft.amount, approval.amount, guest);
  checkMasked(check, "approvePayment", approval.sent);
  const again = await check.ask("approvePayment", input, { key, expect: "either" });
  expectSameAnswer(check, "approvePayment", {
    first: result,
    again,
    guest: "May be charged twice, or reads that the payment failed.",
  });
  const status = check.parse(
    getReservationStatus.data,
    (await check.ask("getReservationStatus", { id: reservationId }))?.data,
  );
  if (status !== undefined)
    expectSame(
      check,
      "getReservationStatus",
      "$.data.paymentStatus",
      "approved",
      status.paymentStatus,
      guest,
    );
  const detail = await loadReservation(check, reservationId);
  if (detail !== undefined)
    expectSame(check, "getReservation", "$.data.paymentStatus", "approved", detail.paymentStatus, guest);
  const returnUrl = new URL(
    `/payment-request/${table.promotion.resourceId}/${reservationId}`,
    check.publicOrigin,
  ).href;
  const form = await check.ask("getGatewayForm", { reservationId, returnUrl }, { expect: "refusal" });
  if (form?.data !== undefined)
    check.note("getGatewayForm", {
      path: "status",
      expected: "a refusal (payment_done) of what is already paid",
      got: `${form.status} with data`,
      guest: "Can pay the same table twice.",
    });
}
