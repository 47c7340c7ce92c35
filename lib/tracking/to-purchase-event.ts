import type { PurchaseEvent } from "@/lib/tracking/ad-platforms/ad-platform";
import type { Purchase } from "@/lib/tracking/purchase";

/**
 * Converts a purchase to what ad platforms may know. The reservation's number becomes its SHA-256 in hexadecimal:
 * stable, so that a platform drops duplicates, and not identifying a guest. A payment without menus is one item.
 * Rejects where the browser has no SHA-256, as over plain HTTP.
 */
export async function toPurchaseEvent(purchase: Purchase): Promise<PurchaseEvent> {
  const { reservationId, resourceId, currency, amount, promotionName } = purchase;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(reservationId));
  const id = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const whole = {
    menuId: resourceId,
    name: promotionName === "" ? "dining" : promotionName,
    quantity: 1,
    unitPrice: amount,
    totalPrice: amount,
  };
  const items = purchase.items.length > 0 ? purchase.items : [whole];
  return {
    id,
    currency,
    value: items.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    items: items.map(({ menuId, ...item }) => ({ id: String(menuId), ...item })),
  };
}
