import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { paymentAttempts } from "#database/schema/reservation.ts";
import { loadShopKey, signValues } from "#database/shop-key.ts";

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

/** The result of a gateway call: carried out, refused, or unknown because there was no valid response. */
export type GatewayAnswer = "done" | "refused" | "lost";

const answerSchema = z.object({ resultCode: z.string(), amount: z.coerce.number() });
const DONE = "0000";

type GatewayCall = "approve" | "net-cancel" | "refund";

/** Charges the card of an authenticated attempt. */
export const approveAtGateway = (context: SandboxContext, attempt: PaymentAttempt) =>
  callGateway(context, "approve", attempt, attempt.amount);

/** Cancels an attempt in any state; once `done`, nothing is charged. */
export const netCancelAtGateway = (context: SandboxContext, attempt: PaymentAttempt) =>
  callGateway(context, "net-cancel", attempt, attempt.amount);

/** Refunds `amount` won of an approved attempt. */
export const refundAtGateway = (context: SandboxContext, attempt: PaymentAttempt, amount: number) =>
  callGateway(context, "refund", attempt, amount);

async function callGateway(
  { database, clock, config }: SandboxContext,
  call: GatewayCall,
  attempt: PaymentAttempt,
  amount: number,
): Promise<GatewayAnswer> {
  const timestamp = clock.now().getTime();
  const values = { call, oid: attempt.orderId, price: amount, timestamp };
  const shopKey = await loadShopKey(database, attempt.merchantId);
  try {
    const response = await fetch(`${config.gateway.origin}/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        merchantId: attempt.merchantId,
        orderId: attempt.orderId,
        transactionId: attempt.transactionId,
        authToken: attempt.authToken,
        amount,
        timestamp,
        signature: signValues(values, shopKey),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(config.gateway.timeoutMs),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.resultCode !== DONE) return "refused";
    // An approval of another amount is not valid: the caller net-cancels it.
    return answer.amount === amount ? "done" : "lost";
  } catch (error) {
    console.warn(`the gateway did not respond to ${call} of ${attempt.orderId}: ${String(error)}`);
    return "lost";
  }
}
