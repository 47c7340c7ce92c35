/** @jest-environment jsdom */
import type { Purchase } from "@/lib/tracking/purchase";

const purchase = (reservationId: string): Purchase => ({
  reservationId,
  resourceId: 14,
  currency: "KRW",
  amount: 25_000,
  promotionName: "불 앞의 다섯 접시",
  items: [{ menuId: 11, name: "코스", quantity: 1, unitPrice: 25_000, totalPrice: 25_000 }],
});

/** A page of its own: the module's memory is a document's, the storage is the browser's. */
async function openPage() {
  jest.resetModules();
  return import("@/lib/tracking/purchase");
}

beforeEach(() => localStorage.clear());

test("R10.2 a purchase is told once, whatever is reloaded", async () => {
  const told: string[] = [];
  for (const round of [1, 2]) {
    const page = await openPage();
    page.onPurchase(({ reservationId }) => told.push(reservationId));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase(`AH_9${round}`));
  }
  expect(told).toEqual(["AH_1", "AH_91", "AH_92"]);
});

test("R10.2 who listens later hears what was announced before, on this page or on the next", async () => {
  const told: string[] = [];
  const listen = ({ reservationId }: Purchase) => told.push(reservationId);
  const here = await openPage();
  here.announcePurchase(purchase("AH_1"));
  here.onPurchase(listen);
  expect(told).toEqual(["AH_1"]);
  const left = await openPage();
  left.announcePurchase(purchase("AH_2"));
  (await openPage()).onPurchase(listen);
  (await openPage()).onPurchase(listen);
  expect(told).toEqual(["AH_1", "AH_2"]);
});

test("R10.2 what waited for half an hour is no news any more", async () => {
  const left = await openPage();
  left.announcePurchase(purchase("AH_3"));
  const later = Date.now() + 31 * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  const listener = jest.fn();
  (await openPage()).onPurchase(listener);
  expect(listener).not.toHaveBeenCalled();
});

test("R10.6 without storage this page's own purchases are told all the same", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  page.announcePurchase(purchase("AH_4"));
  const listener = jest.fn();
  page.onPurchase(listener);
  expect(listener).toHaveBeenCalledWith(purchase("AH_4"));
});

test("R10.2 without storage a purchase is told once on its page, however often its status is read", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  const listener = jest.fn();
  page.onPurchase(listener);
  page.announcePurchase(purchase("AH_5"));
  page.announcePurchase(purchase("AH_5"));
  expect(listener).toHaveBeenCalledTimes(1);
});

test("R10.2 a purchase belongs to the browser in which its payment began", async () => {
  const page = await openPage();
  page.rememberPayment("AH_6");
  page.rememberPayment("AH_7");
  expect(page.isPurchaseOfHere("AH_6", false)).toBe(true);
  expect(page.isPurchaseOfHere("AH_8", true)).toBe(false);
  expect(page.isPurchaseOfHere("AH_8", false)).toBe(false);
});

test("R10.6 where nothing may be stored it belongs to the browser that comes back from the payment", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  page.rememberPayment("AH_9");
  expect(page.isPurchaseOfHere("AH_9", true)).toBe(true);
  expect(page.isPurchaseOfHere("AH_9", false)).toBe(false);
});
