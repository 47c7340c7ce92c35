import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import type { paymentAttempts } from "#database/schema/reservation.ts";
import { loadShopKey, signValues } from "#shared/shop-key.ts";

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

/** What the gateway made of a call: carried out, refused, or nobody knows because the answer did not come. */
export type GatewayAnswer = "done" | "refused" | "lost";

const answerSchema = z.object({ resultCode: z.string(), amount: z.coerce.number() });
const DONE = "0000";

type GatewayCall = "approve" | "net-cancel" | "refund";

/** Charges the card of an attempt that was authenticated. */
export const approveAtGateway = (context: SandboxContext, attempt: PaymentAttempt) =>
  callGateway(context, "approve", attempt, attempt.amount);

/** Takes an attempt back whatever became of it: once this is done, nothing was charged. */
export const netCancelAtGateway = (context: SandboxContext, attempt: PaymentAttempt) =>
  callGateway(context, "net-cancel", attempt, attempt.amount);

/** Gives back `amount` won of an attempt that was approved. */
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
      signal: AbortSignal.timeout(config.gateway.patienceMs),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.resultCode !== DONE) return "refused";
    // An approval of another amount is none: the caller takes it back.
    return answer.amount === amount ? "done" : "lost";
  } catch (error) {
    console.warn(`the gateway did not answer ${call} of ${attempt.orderId}: ${String(error)}`);
    return "lost";
  }
}
