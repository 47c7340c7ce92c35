import assert from "node:assert/strict";
import { test } from "node:test";
import { checkHit, type SentHit } from "./check-hit.ts";

const WEB = "http://web.test";

function hit(
  platform: SentHit["platform"],
  call: string,
  args: unknown[],
  rest: Partial<SentHit> = {},
): SentHit {
  return {
    platform,
    sdkId: "id-1",
    call,
    args,
    page: `${WEB}/promotion/14/1401`,
    referrer: "",
    isTop: true,
    notes: [],
    ...rest,
  };
}

const kakao = {
  total_quantity: "3",
  total_price: "70000",
  currency: "KRW",
  products: [
    { id: "1", name: "코스", quantity: "2", price: "25000" },
    { id: "2", name: "와인", quantity: "1", price: "20000" },
  ],
};
const naver = {
  type: "purchase",
  id: "h",
  items: [{ id: "1", name: "코스", quantity: 2, payAmount: 50_000 }],
  value: "50000",
};
const meta = {
  value: 50_000,
  currency: "KRW",
  content_ids: ["1"],
  contents: [{ id: "1", quantity: 2 }],
  content_type: "product",
  num_items: 2,
};
const google = {
  transaction_id: "h",
  value: 50_000,
  currency: "KRW",
  items: [{ item_id: "1", item_name: "코스", price: 25_000, quantity: 2 }],
};
const link = { webUrl: `${WEB}/r/14`, mobileWebUrl: `${WEB}/r/14` };
const buttons = [{ title: "자세히", link }];

for (const [name, good] of Object.entries({
  "a Kakao page view": hit("kakao_pixel", "pageView", []),
  "a Kakao purchase": hit("kakao_pixel", "purchase", [kakao]),
  "a Naver page view": hit("naver_wcs", "wcs_do", []),
  "a Naver purchase": hit("naver_wcs", "trans", [naver]),
  "a Meta page view": hit("meta_pixel", "track", ["PageView"]),
  "a Meta purchase": hit("meta_pixel", "track", ["Purchase", meta, { eventID: "h" }]),
  "a Google page view": hit("google_tag", "event", ["page_view", { page_location: WEB, page_title: "여울" }]),
  "a Google purchase": hit("google_tag", "event", ["purchase", google]),
  "a messenger's card": hit("kakao_sdk", "sendDefault", [
    { objectType: "text", text: "여울", link, buttons },
  ]),
})) {
  test(`${name} in the documented shape has no faults`, () => assert.deepEqual(checkHit(good, WEB), []));
}

const withoutTotal = { ...kakao, total_price: "1" };
for (const [name, bad, complaint] of [
  ["an unexpected call", hit("kakao_pixel", "signUp", []), /was not expected/],
  [
    "numbers where Kakao requires text",
    hit("kakao_pixel", "purchase", [{ ...kakao, total_quantity: 3 }]),
    /string/,
  ],
  ["a Kakao total that is not the sum", hit("kakao_pixel", "purchase", [withoutTotal]), /total_price/],
  ["a Naver value that is a number", hit("naver_wcs", "trans", [{ ...naver, value: 50_000 }]), /string/],
  [
    "a Naver name with quotes",
    hit("naver_wcs", "trans", [{ ...naver, items: [{ ...naver.items[0], name: 'a "b"' }] }]),
    /quote/,
  ],
  ["a Meta purchase without an event id", hit("meta_pixel", "track", ["Purchase", meta]), /Invalid|expected/],
  [
    "a Google purchase with an empty id",
    hit("google_tag", "event", ["purchase", { ...google, transaction_id: "" }]),
    /transaction_id|Invalid/,
  ],
  ["no account", hit("naver_wcs", "wcs_do", [], { sdkId: "" }), /account/],
  [
    "an error noted by the stub script",
    hit("naver_wcs", "wcs_do", [], { notes: ["loaded twice"] }),
    /loaded twice/,
  ],
  [
    "a reservation number in the address",
    hit("naver_wcs", "wcs_do", [], { page: `${WEB}/payment-request/14/AH_21` }),
    /personal/,
  ],
  [
    "a mail address in the referrer",
    hit("naver_wcs", "wcs_do", [], { referrer: `${WEB}/?m=hana%40yeoul.test` }),
    /personal/,
  ],
  [
    "a card that links to another domain",
    hit("kakao_sdk", "sendDefault", [
      {
        objectType: "text",
        text: "여울",
        link: { webUrl: "http://evil.test/", mobileWebUrl: "http://evil.test/" },
        buttons,
      },
    ]),
    /not registered/,
  ],
] as const) {
  test(`${name} is a fault`, () => assert.match(checkHit(bad, WEB).join("\n"), complaint));
}
