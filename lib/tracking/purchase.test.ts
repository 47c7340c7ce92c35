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

/** Loads the module as on a new page: its memory belongs to a document, the storage to the browser. */
async function openPage() {
  jest.resetModules();
  return import("@/lib/tracking/purchase");
}

/** Simulates locks that all tabs of a browser share. */
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

test("a purchase is reported once across reloads (R10.2)", async () => {
  const reported: string[] = [];
  for (const round of [1, 2]) {
    const page = await openPage();
    page.onPurchase(async ({ reservationId }) => void reported.push(reservationId));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase("AH_1"));
    page.announcePurchase(purchase(`AH_9${round}`));
  }
  expect(reported).toEqual(["AH_1", "AH_91", "AH_92"]);
});

test("a later listener gets what was announced before, on this page or the next (R10.2)", async () => {
  const reported: string[] = [];
  const listen = async ({ reservationId }: Purchase) => void reported.push(reservationId);
  const here = await openPage();
  here.announcePurchase(purchase("AH_1"));
  here.onPurchase(listen);
  expect(reported).toEqual(["AH_1"]);
  const left = await openPage();
  left.announcePurchase(purchase("AH_2"));
  (await openPage()).onPurchase(listen);
  (await openPage()).onPurchase(listen);
  expect(reported).toEqual(["AH_1", "AH_2"]);
});

test("a purchase that waited over half an hour is not reported (R10.2)", async () => {
  const left = await openPage();
  left.announcePurchase(purchase("AH_3"));
  const later = Date.now() + 31 * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  const listener = jest.fn(async () => {});
  (await openPage()).onPurchase(listener);
  expect(listener).not.toHaveBeenCalled();
});

test("without storage this page's own purchases are still reported (R10.6)", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const page = await openPage();
  page.announcePurchase(purchase("AH_4"));
  const listener = jest.fn(async () => {});
  page.onPurchase(listener);
  expect(listener).toHaveBeenCalledWith(purchase("AH_4"), expect.anything());
});

test("without storage a purchase is reported once on its page, however often its status is read (R10.2)", async () => {
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

test("a purchase belongs to the browser in which its payment began (R10.2)", async () => {
  const page = await openPage();
  page.rememberPayment("AH_6");
  page.rememberPayment("AH_7");
  expect(page.shouldReportPurchase("AH_6", false)).toBe(true);
  expect(page.shouldReportPurchase("AH_8", true)).toBe(false);
  expect(page.shouldReportPurchase("AH_8", false)).toBe(false);
});

test("without storage a purchase belongs to the browser that returns from the payment (R10.6)", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  (await openPage()).rememberPayment("AH_9");
  const page = await openPage();
  expect(page.shouldReportPurchase("AH_9", true)).toBe(true);
  expect(page.shouldReportPurchase("AH_9", false)).toBe(false);
});

test("of two tabs that announce it before storage has synchronised, only one reports it (R10.2)", async () => {
  shareLocks();
  const reported: string[] = [];
  for (const tab of ["one", "other"]) {
    const page = await openPage();
    page.onPurchase(async ({ reservationId }) => void reported.push(`${tab} ${reservationId}`));
    localStorage.removeItem("reported-purchases");
    page.announcePurchase(purchase("AH_10"));
  }
  expect(reported).toEqual(["one AH_10"]);
});

test("of two tabs that start listening at once, only one reports a waiting purchase (R10.2)", async () => {
  shareLocks();
  (await openPage()).announcePurchase(purchase("AH_11"));
  const waiting = localStorage.getItem("waiting-purchases") ?? "";
  const reported: string[] = [];
  for (const tab of ["one", "other"]) {
    localStorage.setItem("waiting-purchases", waiting);
    (await openPage()).onPurchase(async () => void reported.push(tab));
  }
  expect(reported).toEqual(["one"]);
});

test("a purchase is reported even where locks are denied (R10.2)", async () => {
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  const page = await openPage();
  const listener = jest.fn(async () => {});
  page.onPurchase(listener);
  page.announcePurchase(purchase("AH_12"));
  await Promise.resolve().then(() => {});
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a waiting purchase that another page has reported is not reported again (R10.2)", async () => {
  const here = await openPage();
  here.announcePurchase(purchase("AH_13"));
  (await openPage()).onPurchase(async () => {});
  await openPage();
  const listener = jest.fn(async () => {});
  here.onPurchase(listener);
  expect(listener).not.toHaveBeenCalled();
});

test("a purchase whose page is left during reporting is reported on the next page (R10.2)", async () => {
  const left = await openPage();
  left.onPurchase(() => new Promise(() => {}));
  left.announcePurchase(purchase("AH_14"));
  const reported: string[] = [];
  for (const page of [await openPage(), await openPage()]) {
    page.onPurchase(async ({ reservationId }) => void reported.push(reservationId));
    await openPage();
  }
  expect(reported).toEqual(["AH_14"]);
});

test("a purchase that was reported to some platforms is reported to the others alone on the next page (R10.2)", async () => {
  const left = await openPage();
  left.onPurchase((_, reported) => {
    reported.add("quick");
    return new Promise(() => {});
  });
  left.announcePurchase(purchase("AH_15"));
  const missing: string[][] = [];
  for (const page of [await openPage(), await openPage()]) {
    page.onPurchase(async (_, reported) => {
      missing.push(["quick", "slow"].filter((platform) => !reported.has(platform)));
    });
    await openPage();
  }
  expect(missing).toEqual([["slow"]]);
});
