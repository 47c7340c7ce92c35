/** @jest-environment jsdom */
import type { Purchase } from "@/lib/tracking/purchase/purchase";

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
  return import("@/lib/tracking/purchase/purchase");
}

/** Locks as all tabs of a browser share them; `release` ends those that are held. */
function shareLocks() {
  const held = new Map<string, () => void>();
  const request = async (name: string, _: unknown, then: (lock: object | null) => unknown) => {
    if (held.has(name)) return then(null);
    const released = new Promise<void>((resolve) => held.set(name, resolve));
    await Promise.race([then({ name }), released]);
    held.delete(name);
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

beforeEach(() => localStorage.clear());
afterEach(() => Object.defineProperty(navigator, "locks", { configurable: true, value: undefined }));

test("R10.2 a purchase is told once, whatever is reloaded", async () => {
  const told: string[] = [];
  for (const round of [1, 2]) {
    const page = await openPage();
    page.onPurchase(async ({ reservationId }) => void told.push(reservationId));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase(`AH_9${round}`));
  }
  expect(told).toEqual(["AH_1", "AH_91", "AH_92"]);
});

test("R10.2 who listens later hears what was announced before, on this page or on the next", async () => {
  const told: string[] = [];
  const listen = async ({ reservationId }: Purchase) => void told.push(reservationId);
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
  const listener = jest.fn(async () => {});
  (await openPage()).onPurchase(listener);
  expect(listener).not.toHaveBeenCalled();
});

test("R10.6 without storage this page's own purchases are told all the same", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  page.announcePurchase(purchase("AH_4"));
  const listener = jest.fn(async () => {});
  page.onPurchase(listener);
  expect(listener).toHaveBeenCalledWith(purchase("AH_4"));
});

test("R10.2 without storage a purchase is told once on its page, however often its status is read", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  const listener = jest.fn(async () => {});
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

test("R10.2 of two tabs that learn of it before storage reached the other, one tells", async () => {
  shareLocks();
  const told: string[] = [];
  for (const tab of ["one", "other"]) {
    const page = await openPage();
    page.onPurchase(async ({ reservationId }) => void told.push(`${tab} ${reservationId}`));
    localStorage.removeItem("told-purchases");
    page.announcePurchase(purchase("AH_10"));
  }
  expect(told).toEqual(["one AH_10"]);
});

test("R10.2 of two tabs that begin to listen at once, one tells what waited", async () => {
  shareLocks();
  (await openPage()).announcePurchase(purchase("AH_11"));
  const waiting = localStorage.getItem("waiting-purchases") ?? "";
  const told: string[] = [];
  for (const tab of ["one", "other"]) {
    localStorage.setItem("waiting-purchases", waiting);
    (await openPage()).onPurchase(async () => void told.push(tab));
  }
  expect(told).toEqual(["one"]);
});

test("R10.2 where locks are refused it is told all the same", async () => {
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  const page = await openPage();
  const listener = jest.fn(async () => {});
  page.onPurchase(listener);
  page.announcePurchase(purchase("AH_12"));
  await Promise.resolve().then(() => {});
  expect(listener).toHaveBeenCalledTimes(1);
});

test("R10.2 what waited and was told on another page meanwhile is not told again here", async () => {
  const here = await openPage();
  here.announcePurchase(purchase("AH_13"));
  (await openPage()).onPurchase(async () => {});
  await openPage();
  const listener = jest.fn(async () => {});
  here.onPurchase(listener);
  expect(listener).not.toHaveBeenCalled();
});

test("R10.2 a guest who leaves while it is being told is told of on the next page", async () => {
  const left = await openPage();
  left.onPurchase(() => new Promise(() => {}));
  left.announcePurchase(purchase("AH_14"));
  const told: string[] = [];
  for (const page of [await openPage(), await openPage()]) {
    page.onPurchase(async ({ reservationId }) => void told.push(reservationId));
    await openPage();
  }
  expect(told).toEqual(["AH_14"]);
});
