import { APPROVAL_ID, whole } from "@/lib/base/ids";
import { createReservation, getReservation, getReservationStatus } from "@/lib/booking/endpoints";
import { toAddress } from "@/lib/http/endpoint";
import { approvePayment, getGatewayForm, preApprovePayment } from "@/lib/payment/endpoints";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { isLoopback } from "@/tools/check-backend/send";
import { checkCreated, checkMasked, checkOrdered, expectNow } from "@/tools/check-backend/steps/booked";
import { cancel } from "@/tools/check-backend/steps/cancel";
import { askOnce } from "@/tools/check-backend/steps/expect-same-answer";
import { findTable, type Table } from "@/tools/check-backend/steps/find-table";
import { expectNotTheirs } from "@/tools/check-backend/steps/other-guest";
import { expectSame } from "@/tools/check-backend/steps/promotions";
import { reserve } from "@/tools/check-backend/steps/reserve";
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
  let isPaidAgain = false;
  try {
    checkCreated(check, table, created);
    await checkOrdered(check, table);
    const approved = await authenticate(check, table, id, publicOrigin);
    if (approved !== undefined) {
      await checkForeignApprovals(check, found, id, approved.approvalId);
      isPaidAgain = await approve(check, table, id, approved.approvalId);
      await checkUsedForm(check, approved);
    } else check.skip("approvePayment", "the test gateway led to no approval id");
  } finally {
    await cancel(check, found, id);
  }
  // What can be paid twice has been reported.
  if (!isPaidAgain) await checkCancelledForm(check, id, returnUrlOf(check, table, id));
}

const returnUrlOf = ({ publicOrigin }: CheckContext, { promotion }: Table, reservationId: string) =>
  new URL(`/payment-request/${promotion.resourceId}/${reservationId}`, publicOrigin).href;

/** How the gateway's form came back, and the approval id that it led to. */
type Authenticated = {
  approvalId: string;
  returnUrl: string;
  back: { address: URL; contentType: string; body: string };
};

/** An approval is that of its guest and its reservation, and no invented one is any. */
async function checkForeignApprovals(
  check: CheckContext,
  found: Found,
  reservationId: string,
  approvalId: string,
): Promise<void> {
  const guest = "Has a table that nobody paid, or pays another guest's.";
  await expectNotTheirs(check, "approvePayment", { reservationId, approvalId }, "the payment", guest);
  const refuse = async (input: { reservationId: string; approvalId: string }, what: string) => {
    const result = await check.ask("approvePayment", input, { key: check.newKey(), expect: "refusal" });
    if (result?.data === undefined) return;
    check.note("approvePayment", {
      kind: "insecure",
      path: "$.data.paymentStatus",
      expected: `a refusal of ${what}`,
      got: `${result.status} with data`,
      guest,
    });
  };
  await refuse({ reservationId, approvalId: "check-backend-none" }, "an approval id that there is not");
  const other = await findPaidTable(check, found);
  if (other === undefined) return;
  const created = check.parse(
    createReservation.data,
    (await reserve(check, other, { key: check.newKey(), expect: "either" }))?.data,
  );
  if (created === undefined) return;
  try {
    await refuse({ reservationId: created.reservationId, approvalId }, "the approval id of another payment");
  } finally {
    const input = { id: created.reservationId };
    await check.ask("cancelReservation", input, { key: check.newKey(), expect: "either" });
  }
}

/** The form of an order works once: sent again, it leads to no other approval. */
async function checkUsedForm(
  check: CheckContext,
  { returnUrl, back, approvalId }: Authenticated,
): Promise<void> {
  const again = await sendBack(check, returnUrl, back);
  const location = again?.headers.location ?? "";
  if (!location.startsWith(`${returnUrl}/`) || location === `${returnUrl}/${approvalId}`) return;
  check.note("preApprovePayment", {
    kind: "insecure",
    path: "header location of a form that was used",
    expected: "returnUrl?payment=failed, or the same approval, as the form of one order works once",
    got: location.slice(0, 80),
    guest: "May be charged again by a form that is sent twice.",
  });
}

/** What is cancelled is not paid. */
async function checkCancelledForm(
  check: CheckContext,
  reservationId: string,
  returnUrl: string,
): Promise<void> {
  const form = await check.ask("getGatewayForm", { reservationId, returnUrl }, { expect: "refusal" });
  if (form?.data !== undefined)
    check.note("getGatewayForm", {
      path: "status of a cancelled reservation",
      expected: "a refusal (expired_reservation) of what is cancelled",
      got: `${form.status} with data`,
      guest: "Pays for a table that they no longer have.",
    });
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
  table: Table,
  reservationId: string,
  publicOrigin: URL,
): Promise<Authenticated | undefined> {
  const returnUrl = returnUrlOf(check, table, reservationId);
  await expectNotTheirs(
    check,
    "getGatewayForm",
    { reservationId, returnUrl },
    "the reservation",
    "Pays for another guest's table, or another guest for theirs.",
  );
  await checkForeignReturn(check, reservationId);
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
  const returned = await sendBack(check, returnUrl, back);
  const approvalId = returned === undefined ? undefined : readApprovalId(check, returned, returnUrl);
  return approvalId === undefined ? undefined : { approvalId, returnUrl, back };
}

function sendBack(
  check: CheckContext,
  returnUrl: string,
  { address, body, contentType }: Authenticated["back"],
) {
  const options = { token: null, body, contentType, expect: "redirect" } as const;
  const target = `${address.pathname}${address.search}`;
  return check.ask("preApprovePayment", { returnUrl }, { ...options, address: target });
}

/** The gateway must not lead the guest to another site after the payment. */
async function checkForeignReturn(check: CheckContext, reservationId: string): Promise<void> {
  const returnUrl = "https://elsewhere.example/";
  const result = await check.ask("getGatewayForm", { reservationId, returnUrl }, { expect: "refusal" });
  if (result?.data !== undefined)
    check.note("getGatewayForm", {
      kind: "insecure",
      path: "status of another site",
      expected: "a refusal (requirements_not_satisfied) of a returnUrl that is not of this site",
      got: `${result.status} with data`,
      guest: "Can be led from the payment to a false page.",
    });
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

/** Approves the payment, and returns whether what is paid could be paid again. */
async function approve(
  check: CheckContext,
  table: Table,
  reservationId: string,
  approvalId: string,
): Promise<boolean> {
  const input = { reservationId, approvalId };
  const result = await askOnce(check, "approvePayment", input, {
    guest: "May be charged twice, or reads that the payment failed.",
  });
  const approval = check.parse(approvePayment.data, result?.data);
  if (approval === undefined) return false;
  const guest = "Reads of another payment than the one they made.";
  const paid = { paymentStatus: "approved" };
  expectSame(check, "approvePayment", { ...paid, amount: table.draft.amount }, approval, guest);
  checkMasked(check, "approvePayment", approval.sent);
  const status = await check.read(getReservationStatus, { id: reservationId });
  if (status !== undefined) expectSame(check, "getReservationStatus", paid, status, guest);
  const detail = await check.read(getReservation, { id: reservationId });
  if (detail !== undefined) expectSame(check, "getReservation", paid, detail, guest);
  expectNow(check, "$.data.paidAt", detail?.paidAt);
  const returnUrl = returnUrlOf(check, table, reservationId);
  const form = await check.ask("getGatewayForm", { reservationId, returnUrl }, { expect: "refusal" });
  if (form?.data !== undefined)
    check.note("getGatewayForm", {
      path: "status",
      expected: "a refusal (payment_done) of what is already paid",
      got: `${form.status} with data`,
      guest: "Can pay the same table twice.",
    });
  return form?.data !== undefined;
}
