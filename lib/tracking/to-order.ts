import type { Order } from "@/lib/tracking/pixels/pixel";
import type { Purchase } from "@/lib/tracking/purchase";

/**
 * A purchase as the ad platforms may know it. The reservation's number becomes its SHA-256 in hexadecimal: the same for
 * the same reservation, so that a platform drops a double, and nothing that a guest could be found by. Rejects where
 * the browser has no such hash, as over plain http.
 */
export async function toOrder({ reservationId, currency, items }: Purchase): Promise<Order> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(reservationId));
  const id = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return {
    id,
    currency,
    value: items.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    items: items.map(({ menuId, ...item }) => ({ id: String(menuId), ...item })),
  };
}
