import type { PixelHost, PurchaseEvent } from "@/lib/tracking/ad-platforms/ad-platform";
import { googleTag } from "@/lib/tracking/ad-platforms/google-tag";
import { kakaoPixel } from "@/lib/tracking/ad-platforms/kakao-pixel";
import { metaPixel } from "@/lib/tracking/ad-platforms/meta-pixel";
import { naverWcs, topDomain } from "@/lib/tracking/ad-platforms/naver-wcs";
import { cleanAddress } from "@/lib/tracking/clean-address";

const order: PurchaseEvent = {
  id: "hash",
  value: 70_000,
  currency: "KRW",
  items: [
    { id: "11", name: '불 "코스"', quantity: 2, unitPrice: 25_000, totalPrice: 50_000 },
    { id: "12", name: "와인", quantity: 1, unitPrice: 20_000, totalPrice: 20_000 },
  ],
};

/** A window whose scripts the test controls: `arrive` loads them. */
function openHost() {
  const waiting: (() => void)[] = [];
  const window = {
    location: new URL("https://dining.yeoul.co.kr/promotion/14/1401?utm_source=a&name=Hana"),
    document: { title: "여울" },
    Date,
  } as unknown as Window & Record<string, unknown>;
  const load = jest.fn();
  const address = () => cleanAddress(window.location.href);
  const host: PixelHost = { window, address, load, whenLoaded: (then) => waiting.push(then) };
  const arrive = () => {
    for (const then of waiting.splice(0)) then();
  };
  return { host, window, load, arrive };
}

/** Returns the queued calls and checks that each was pushed as `arguments`. */
function readQueue(queue: unknown[]): unknown[][] {
  return queue.map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe("[object Arguments]");
    return [...(entry as ArrayLike<unknown> & Iterable<unknown>)];
  });
}

test("Kakao: waits for its function, calls it once per account, and passes numbers as text (R10.2)", () => {
  const { host, window, arrive } = openHost();
  const calls: unknown[] = [];
  const pixel = kakaoPixel.open(host, ["100", "200"]);
  pixel.pageView();
  pixel.purchase(order);
  window.kakaoPixel = (id: string) => ({
    pageView: (...args: unknown[]) => calls.push([id, "pageView", ...args]),
    purchase: (...args: unknown[]) => calls.push([id, "purchase", ...args]),
  });
  arrive();
  const purchase = {
    total_quantity: "3",
    total_price: "70000",
    currency: "KRW",
    products: [
      { id: "11", name: '불 "코스"', quantity: "2", price: "25000" },
      { id: "12", name: "와인", quantity: "1", price: "20000" },
    ],
  };
  expect(calls).toEqual([
    ["100", "pageView"],
    ["200", "pageView"],
    ["100", "purchase", purchase],
    ["200", "purchase", purchase],
  ]);
});

test("Naver: sets wcs_add before every call, sends inflow first and once, and passes value as text (R10.2)", () => {
  const { host, window, arrive } = openHost();
  const calls: unknown[] = [];
  const account = () => (window.wcs_add as { wa: string }).wa;
  const pixel = naverWcs.open(host, ["s_1", "s_2"]);
  pixel.pageView();
  pixel.purchase(order);
  window.wcs = {
    inflow: (domain: string) => calls.push(["inflow", domain]),
    trans: (payload: unknown) => calls.push([account(), "trans", payload]),
  };
  window.wcs_do = (...args: unknown[]) => calls.push([account(), "wcs_do", ...args]);
  arrive();
  const trans = {
    type: "purchase",
    id: "hash",
    items: [
      { id: "11", name: "불 코스", quantity: 2, payAmount: 50_000 },
      { id: "12", name: "와인", quantity: 1, payAmount: 20_000 },
    ],
    value: "70000",
  };
  expect(calls).toEqual([
    ["inflow", "yeoul.co.kr"],
    ["s_1", "wcs_do"],
    ["s_2", "wcs_do"],
    ["s_1", "trans", trans],
    ["s_2", "trans", trans],
  ]);
});

test.each([
  ["www.yeoul.com", "yeoul.com"],
  ["dining.yeoul.co.kr", "yeoul.co.kr"],
  ["yeoul.kr", "yeoul.kr"],
  ["localhost", "localhost"],
  ["127.0.0.1", "127.0.0.1"],
])("Naver: the cookie domain of %s is %s (R10.2)", (hostname, domain) =>
  expect(topDomain(hostname)).toBe(domain),
);

test("a script that defines nothing throws an error for the tracker to handle (R10.2)", () => {
  for (const { open } of [kakaoPixel, naverWcs]) {
    const { host, arrive } = openHost();
    open(host, ["1"]).pageView();
    expect(arrive).toThrow("its script defined nothing");
  }
});

test("Meta: installs the documented stub, disables its listeners before init, and sends one event to one account (R10.2)", () => {
  const { host, window, load } = openHost();
  const pixel = metaPixel.open(host, ["900"]);
  pixel.pageView();
  pixel.purchase(order);
  const fbq = window.fbq as {
    queue: unknown[];
    push: unknown;
    loaded: boolean;
    version: string;
    disablePushState: boolean;
  };
  expect({ ...fbq }).toMatchObject({ loaded: true, version: "2.0", disablePushState: true });
  expect(fbq.push).toBe(fbq);
  expect(load).toHaveBeenCalledTimes(1);
  expect(readQueue(fbq.queue)).toEqual([
    ["set", "autoConfig", false, "900"],
    ["init", "900"],
    ["track", "PageView"],
    [
      "track",
      "Purchase",
      {
        value: 70_000,
        currency: "KRW",
        content_ids: ["11", "12"],
        contents: [
          { id: "11", quantity: 2 },
          { id: "12", quantity: 1 },
        ],
        content_type: "product",
        num_items: 3,
      },
      { eventID: "hash" },
    ],
  ]);
});

test("Meta: reports to several accounts one by one, and calls a loaded library directly (R10.2)", () => {
  const { host, window } = openHost();
  const pixel = metaPixel.open(host, ["900", "901"]);
  const seen: unknown[][] = [];
  const fbq = window.fbq as { callMethod?: (...args: unknown[]) => void };
  fbq.callMethod = (...args) => seen.push(args);
  pixel.pageView();
  expect(seen).toEqual([
    ["trackSingle", "900", "PageView"],
    ["trackSingle", "901", "PageView"],
  ]);
});

test("Google: sends no automatic page view, ours has a clean address, and a purchase has its id (R10.2)", () => {
  const { host, window, load } = openHost();
  const pixel = googleTag.open(host, ["G-1", "AW-2"]);
  pixel.pageView();
  pixel.purchase(order);
  expect(load).toHaveBeenCalledTimes(1);
  expect(readQueue(window.dataLayer as unknown[])).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-1", { send_page_view: false }],
    ["config", "AW-2", { send_page_view: false }],
    [
      "event",
      "page_view",
      { page_location: "https://dining.yeoul.co.kr/promotion/14/1401?utm_source=a", page_title: "여울" },
    ],
    [
      "event",
      "purchase",
      {
        transaction_id: "hash",
        value: 70_000,
        currency: "KRW",
        items: [
          { item_id: "11", item_name: '불 "코스"', price: 25_000, quantity: 2 },
          { item_id: "12", item_name: "와인", price: 20_000, quantity: 1 },
        ],
      },
    ],
  ]);
});
