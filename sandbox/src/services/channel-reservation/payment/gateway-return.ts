import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { Database } from "#database/open-database.ts";
import { paymentAttempts, reservations } from "#database/schema/reservation.ts";
import { isSignatureOf, loadShopKey } from "#database/shop-key.ts";
import { expireUnpaid } from "#services/channel-reservation/booked/expire-unpaid.ts";
import type { PaymentFailure } from "#shared/booking-names.ts";

/** The form fields that the guest's browser returns from the gateway. */
const returnSchema = z.object({
  P_STATUS: z.string(),
  P_MID: z.string(),
  P_OID: z.string(),
  P_AMT: z.coerce.number(),
  P_TID: z.string().default(""),
  P_AUTH_TOKEN: z.string().default(""),
  P_REQ_URL: z.string(),
  P_TIMESTAMP: z.string(),
  P_SIGNATURE: z.string(),
});

type GatewayReturn = z.infer<typeof returnSchema>;

/** The gateway's failure codes; any other counts as declined. */
const FAILURES: Record<string, PaymentFailure> = {
  "01": "cancelled",
  "11": "declined",
  "12": "insufficient",
  "21": "timeout",
};
const AUTHENTICATED = "00";

/**
 * Processes the form of a guest's return from the gateway and returns the address to redirect to:
 * `returnUrl/{approvalId}`, or `returnUrl?payment=failed&reason=…`. Nothing is charged yet. The same form sent again
 * leads to the same address. The form is sent without a session and is trusted only by its signature.
 */
export async function receiveReturn(
  context: SandboxContext,
  fields: Record<string, string>,
  returnUrl: string,
): Promise<string> {
  const { database, clock } = context;
  await expireUnpaid(database, clock.now());
  const outcome = await database.transaction((transaction) =>
    decideReturn({ ...context, database: transaction }, fields, returnUrl),
  );
  return outcome.approvalId === undefined
    ? toFailedUrl(returnUrl, outcome.failure)
    : toApprovalUrl(returnUrl, outcome.approvalId);
}

type Outcome = { approvalId: string } | { approvalId?: undefined; failure: PaymentFailure };

async function decideReturn(
  { database, clock, config }: SandboxContext,
  fields: Record<string, string>,
  returnUrl: string,
): Promise<Outcome> {
  const parsed = returnSchema.safeParse(fields);
  if (!parsed.success) return { failure: "invalid" };
  const given = parsed.data;
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, given.P_OID))
    .for("update");
  // `P_REQ_URL` must be the gateway's own, as the order must not be sent to another server for approval.
  const isOurs =
    attempt?.merchantId === given.P_MID &&
    attempt.returnUrl === returnUrl &&
    given.P_REQ_URL === `${config.gateway.origin}/approve` &&
    (await isSigned(database, given));
  if (!attempt || !isOurs) return { failure: "invalid" };
  if (attempt.approvalId !== null) return { approvalId: attempt.approvalId };
  if (attempt.failure !== null) return { failure: attempt.failure };

  const failure = await findFailure(database, attempt, given, clock.now());
  const approvalId = randomBytes(16).toString("base64url");
  const change = failure
    ? { state: "failed" as const, failure }
    : {
        state: "authenticated" as const,
        approvalId,
        transactionId: given.P_TID,
        authToken: given.P_AUTH_TOKEN,
      };
  await database.update(paymentAttempts).set(change).where(eq(paymentAttempts.orderId, attempt.orderId));
  return failure ? { failure } : { approvalId };
}

async function isSigned(database: Database, given: GatewayReturn): Promise<boolean> {
  const values = {
    authToken: given.P_AUTH_TOKEN,
    oid: given.P_OID,
    price: given.P_AMT,
    status: given.P_STATUS,
    timestamp: given.P_TIMESTAMP,
  };
  return isSignatureOf(given.P_SIGNATURE, values, await loadShopKey(database, given.P_MID));
}

async function findFailure(
  database: Database,
  attempt: typeof paymentAttempts.$inferSelect,
  given: GatewayReturn,
  now: Date,
): Promise<PaymentFailure | undefined> {
  if (given.P_STATUS !== AUTHENTICATED) return FAILURES[given.P_STATUS] ?? "declined";
  if (given.P_AMT !== attempt.amount) return "amount_mismatch";
  const [reservation] = await database
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.number, attempt.reservationNumber));
  const isLate = attempt.expiresAt.getTime() < now.getTime();
  return isLate || reservation?.status === "cancelled" ? "expired" : undefined;
}

function toApprovalUrl(returnUrl: string, approvalId: string): string {
  const url = new URL(returnUrl);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${approvalId}`;
  return url.href;
}

function toFailedUrl(returnUrl: string, reason: PaymentFailure): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment", "failed");
  url.searchParams.set("reason", reason);
  return url.href;
}
