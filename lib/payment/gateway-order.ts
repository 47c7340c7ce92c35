import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import type { GatewayForm } from "@/lib/payment/schema";

const KEY = "gateway-order";

/** An order at the gateway on its way there, with what the page says until the gateway appears, and its language. */
type GatewayOrder = { form: Pick<GatewayForm, "action" | "fields">; says: string; language: string };

/** Stores, in this tab, the order with which the next page sends the guest to the gateway. */
export function storeGatewayOrder(order: GatewayOrder): void {
  writeStored("sessionStorage", KEY, order);
}

/**
 * Returns the stored order, once: a second payment is another order. Its shape is not validated, because this tab has
 * written it, and the policy of the page that uses it lets forms lead to the gateway alone.
 */
export function takeGatewayOrder(): GatewayOrder | undefined {
  const order = readStored("sessionStorage", KEY) as GatewayOrder | null;
  writeStored("sessionStorage", KEY, null);
  return order ?? undefined;
}
