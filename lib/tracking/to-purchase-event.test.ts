import { createHash } from "node:crypto";
import { toPurchaseEvent } from "@/lib/tracking/to-purchase-event";

const purchase = {
  reservationId: "AH_20418",
  resourceId: 14,
  currency: "KRW",
  amount: 70_000,
  promotionName: "불 앞의 다섯 접시",
  items: [
    { menuId: 11, name: "코스", quantity: 2, unitPrice: 25_000, totalPrice: 50_000 },
    { menuId: 12, name: "와인", quantity: 1, unitPrice: 20_000, totalPrice: 20_000 },
  ],
};

test("an order has a stable hash of the reservation's number, never the number itself (R10.2)", async () => {
  const order = await toPurchaseEvent(purchase);
  expect(order.id).toBe(createHash("sha256").update("AH_20418").digest("hex"));
  expect(JSON.stringify(order)).not.toContain("20418");
  expect(order).toMatchObject({ value: 70_000, currency: "KRW" });
  expect(order.items).toEqual([
    { id: "11", name: "코스", quantity: 2, unitPrice: 25_000, totalPrice: 50_000 },
    { id: "12", name: "와인", quantity: 1, unitPrice: 20_000, totalPrice: 20_000 },
  ]);
  expect(await toPurchaseEvent(purchase)).toEqual(order);
});

test("a payment request without menus becomes a single item (R10.2)", async () => {
  const order = await toPurchaseEvent({ ...purchase, items: [] });
  expect(order.value).toBe(70_000);
  expect(order.items).toEqual([
    { id: "14", name: "불 앞의 다섯 접시", quantity: 1, unitPrice: 70_000, totalPrice: 70_000 },
  ]);
});
