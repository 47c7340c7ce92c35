import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { gatewayOrders, gatewayPresets } from "#database/schema/gateway.ts";
import { loadShopKey, signValues } from "#database/shop-key.ts";
import type { GatewayOutcome } from "#shared/gateway-names.ts";
import type { GatewayOrder } from "./window-pages.ts";

/** The status and message of outcomes that are not a success. */
const FAILURES: Partial<Record<GatewayOutcome, { status: string; message: string }>> = {
  cancel: { status: "01", message: "사용자가 결제를 취소하였습니다." },
  decline: { status: "11", message: "카드사에서 승인을 거절하였습니다." },
  insufficient: { status: "12", message: "한도가 초과되었거나 잔액이 부족합니다." },
  timeout: { status: "21", message: "인증 시간이 초과되었습니다." },
};
const AUTHENTICATED = { status: "00", message: "정상 처리되었습니다." };

const WRONG_AMOUNT_EXCESS = 1_000;

/** Removes and returns the outcome that the controls preset for the next Pay with this notice; `undefined` if none. */
export function takePreset(database: Database, notice: string): Promise<GatewayOutcome | undefined> {
  return database.transaction(async (transaction) => {
    const [preset] = await transaction
      .select()
      .from(gatewayPresets)
      .where(or(isNull(gatewayPresets.notice), eq(gatewayPresets.notice, notice)))
      .orderBy(asc(gatewayPresets.id))
      .limit(1)
      .for("update");
    if (preset) await transaction.delete(gatewayPresets).where(eq(gatewayPresets.id, preset.id));
    return preset?.outcome;
  });
}

/**
 * Ends an order's window with an outcome and stores the fields that the guest's browser returns to the shop; nothing is
 * charged. An order that has already ended stays as it is, so that a second press returns the same result.
 */
export async function finishOrder(
  database: Database,
  order: GatewayOrder,
  outcome: GatewayOutcome,
  { now, gatewayOrigin }: { now: Date; gatewayOrigin: string },
): Promise<GatewayOrder> {
  const result = FAILURES[outcome] ?? AUTHENTICATED;
  const isAuthenticated = result === AUTHENTICATED;
  const transactionId = isAuthenticated ? `YP${randomBytes(10).toString("hex")}` : null;
  const authToken = isAuthenticated ? randomBytes(24).toString("base64url") : null;
  const amount = outcome === "wrong_amount" ? order.amount + WRONG_AMOUNT_EXCESS : order.amount;
  const timestamp = String(now.getTime());
  const signature = signValues(
    { authToken: authToken ?? "", oid: order.orderId, price: amount, status: result.status, timestamp },
    await loadShopKey(database, order.merchantId),
  );
  const returnFields = {
    P_STATUS: result.status,
    P_RMESG1: result.message,
    P_TID: transactionId ?? "",
    P_AUTH_TOKEN: authToken ?? "",
    P_MID: order.merchantId,
    P_OID: order.orderId,
    P_AMT: String(amount),
    P_NOTI: order.notice,
    P_REQ_URL: `${gatewayOrigin}/approve`,
    P_TIMESTAMP: timestamp,
    P_SIGNATURE: outcome === "bad_signature" ? signature.split("").reverse().join("") : signature,
  };
  const isThisOrder = eq(gatewayOrders.windowKey, order.windowKey);
  const [finished] = await database
    .update(gatewayOrders)
    .set({
      outcome,
      state: isAuthenticated ? "authenticated" : "failed",
      transactionId,
      authToken,
      returnFields,
    })
    .where(and(isThisOrder, eq(gatewayOrders.state, "opened")))
    .returning();
  if (finished) return finished;
  const [earlier] = await database.select().from(gatewayOrders).where(isThisOrder);
  return earlier ?? order;
}
