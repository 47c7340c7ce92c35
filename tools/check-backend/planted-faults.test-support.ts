import { randomUUID } from "node:crypto";
import { type Fault, objectAt, objectsAt } from "@/tools/check-backend/serve-faults.test-support";

const DAY_MS = 86_400_000;
const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/** Faults of different kinds, each in a call of its own. */
export const plantedFaults: readonly Fault[] = [
  {
    fault: "a setting is missing",
    call: /system\/get/,
    change: (answer, { query }) =>
      query.get("key") === "account_order"
        ? { ...answer, status: 404, error: { error: "page_not_found" } }
        : undefined,
    line: "GET system/get missing ?key=account_order: expected the setting; got 404",
  },
  {
    fault: "a time zone has no such name",
    call: /system\/get/,
    change: ({ data }, { query }) => {
      if (query.get("key") === "func_config") objectAt(data, "value").timezone = "Asia/Soul";
    },
    line: 'GET system/get differs $.data.value.timezone: expected the IANA name of a time zone; got "Asia/Soul"',
  },
  {
    fault: "a hidden place is listed",
    call: /resource\/query/,
    change: ({ data }) => {
      objectAt(data, "0", "descendents", "0", "meta").visible = false;
    },
    line: "POST resource/query differs $.data[*].descendents[*].meta.visible: expected visible places only (enabledOnly); got hidden ones: 41",
  },
  {
    fault: "an optional field is of another type",
    call: /resource\/query/,
    change: ({ data }) => {
      for (const place of objectsAt(data)) {
        const content = objectAt(place, "meta", "content");
        if (content.latitude !== undefined) content.latitude = "north";
      }
    },
    line: 'POST resource/query differs $.data[0].meta.content.latitude: expected a number; got "north"',
  },
  {
    fault: "a place does not say what is above it",
    call: /resource\/query/,
    change: ({ data }) => {
      for (const place of objectsAt(data)) place.ancestors = [];
    },
    line: "POST resource/query differs $.data[*].ancestors: expected 1 above 11, as 11 is below it (includeAncestors); got nothing",
  },
  {
    fault: "a hotel has a place that does not exist",
    call: /site\/list/,
    change: ({ data }) => {
      objectAt(data, "rows", "0").resourceId = 987_000;
    },
    line: "GET site/list differs $.data.rows[*].resourceId: expected a place of resource/query; got 987000",
  },
  {
    fault: "JSON is called HTML",
    call: /language\/list/,
    change: ({ headers }) => {
      headers["content-type"] = "text/html";
    },
    line: "GET language/list differs header content-type: expected application/json; got text/html",
  },
  {
    fault: "an id depends on the language",
    call: /page\/layout/,
    change: ({ data }, { headers }) => {
      if (headers["accept-language"] === "ko") objectAt(data).top = 999;
    },
    line: "GET page/layout differs $.data.top: expected the same in both languages: 999 in Korean; got 1 in English",
  },
  {
    fault: "another page than the one that was asked for",
    call: /page\/resource\/(?!1$)/,
    change: ({ data }) => {
      objectAt(data).resourceId = 1;
    },
    line: "GET page/resource differs $.data.resourceId: expected 11, as it was requested; got 1",
  },
  {
    fault: "an error without the envelope",
    call: /page\/page\/check-no-such/,
    change: (answer) => ({ ...answer, text: "<h1>Not Found</h1>" }),
    line: 'GET page/page differs $.error: expected { "error": { "error": … } }; got no JSON: "<h1>Not Found</h1>"',
  },
  {
    fault: "a part is lost",
    call: /page\/parts/,
    change: ({ data }) => {
      if (Array.isArray(data) && data.length > 1) data.pop();
    },
    line: "GET page/parts differs $.data: expected every part that was requested; got not 122",
  },
  {
    fault: "the last page is told too early",
    call: /promotion\/list/,
    change: ({ data }) => {
      objectAt(data).lastPage = 1;
    },
    line: "POST promotion/list differs $.data.lastPage: expected the last page that has rows; got 1",
  },
  {
    fault: "a required field is missing in a row",
    call: /promotion\/special/,
    change: ({ data }) => {
      delete objectAt(data, "0").name;
    },
    line: "GET promotion/special differs $.data[0].name: expected a text; got nothing",
  },
  {
    fault: "the language is ignored",
    call: /promotion\/name/,
    before: ({ headers }) => {
      headers["accept-language"] = "ko";
    },
    line: 'GET promotion/name differs $.data.name: expected "',
  },
  {
    fault: "a number is a word",
    call: /promotion\/detail/,
    change: ({ data }) => {
      objectAt(data).autoCancelMinutes = "ten";
    },
    line: 'GET promotion/detail differs $.data.autoCancelMinutes: expected a whole number, at least 0; got "ten"',
  },
  {
    fault: "days that have passed are offered",
    call: /promotion\/calendarRange/,
    change: ({ data }) => {
      objectAt(data).start = yesterday;
    },
    line: "GET promotion/calendarRange differs $.data.start: expected today (2026-11-25) or later; got 2026-11-24",
  },
  {
    fault: "another day is promised, and today is answered",
    call: /promotion\/calendarRange/,
    before: ({ headers }) => {
      if (headers["x-as-of"] === undefined) return;
      headers["x-ignored"] = headers["x-as-of"];
      delete headers["x-as-of"];
    },
    change: ({ headers }, { headers: asked }) => {
      if (asked["x-ignored"] !== undefined) headers["x-as-of"] = asked["x-ignored"];
    },
    line: "what is asked as of another day is answered as of it differs $.data.start: expected 2026-11-26 or later; got 2026-11-25",
  },
  {
    fault: "a state has another name",
    call: /promotion\/calendar\//,
    change: ({ data }) => {
      for (const day of objectsAt(data)) if (day.status === "few") day.status = "nearly_full";
    },
    line: 'GET promotion/calendar differs $.data[26].status: expected one of open, few, full, closed; got "nearly_full"',
  },
  {
    fault: "the timetable says another thing than the calendar",
    call: /promotion\/timetable\/1101/,
    change: ({ data }) => {
      for (const time of objectsAt(data)) {
        time.status = "full";
        time.remaining = 0;
      }
    },
    line: "GET promotion/timetable differs $.data[*].status: expected a free time on 2026-11-25, which the calendar calls open; got full ones only",
  },
  {
    fault: "hours of service leave times out",
    call: /promotion\/timetableRange/,
    change: ({ data }) => {
      const range = objectAt(data);
      range.end = range.start;
    },
    line: "GET promotion/timetableRange differs $.data: expected hours that include 20:00, which the timetable of 2026-11-25 has; got 17:30 to 17:30",
  },
  {
    fault: "a day is written otherwise",
    call: /promotion\/holiday/,
    change: ({ data }) => {
      if (Array.isArray(data)) data[0] = "01/01/2026";
    },
    line: 'GET promotion/holiday differs $.data[0]: expected a day, YYYY-MM-DD; got "01/01/2026"',
  },
  {
    fault: "a count is a word",
    call: /promotion\/orderedItemCount/,
    change: ({ data }) => {
      objectAt(data)["7"] = "many";
    },
    line: 'GET promotion/orderedItemCount differs $.data.7: expected a whole number, at least 0; got "many"',
  },
  {
    fault: "a token is in an answer",
    call: /customer\/info/,
    change: ({ data }) => {
      objectAt(data).accessToken = "0b6d4a520a494d0a9f0e2d2f6a1c7e11";
    },
    line: "GET customer/info insecure $.data.accessToken: expected nothing secret; got a text under this name",
  },
  {
    fault: "a private answer may be stored",
    call: /customer\/qr/,
    change: ({ headers, data }) => {
      if (data) headers["cache-control"] = "public, max-age=600";
    },
    line: "GET customer/qr insecure header cache-control: expected no-store, or nothing; got public, max-age=600",
  },
  {
    fault: "a call for guests answers anybody",
    call: /coupon\/list/,
    change: (answer, { headers }) =>
      headers.authorization === undefined
        ? { ...answer, status: 200, error: undefined, data: { rows: [], lastPage: 1 } }
        : undefined,
    line: "GET coupon/list insecure status: expected 401 without a session; got 200 with data",
  },
  {
    fault: "403 where there is no session",
    call: /encodedUserID/,
    change: (answer) =>
      answer.status === 401 ? { ...answer, status: 403, error: { error: "forbidden" } } : undefined,
    line: "GET eventResults/encodedUserID differs status: expected 401 without a session; got 403 forbidden",
  },
  {
    fault: "a fault of the server where a session is none",
    call: /orderedItemCount/,
    change: (answer, { headers }) =>
      answer.status === 401 && headers.authorization !== undefined
        ? { ...answer, status: 500, error: { error: "unexpected" } }
        : undefined,
    line: "GET promotion/orderedItemCount differs status: expected a refusal (4xx); got 500 unexpected",
  },
  {
    fault: "a reservation is in both lists",
    call: /reservation\/list/,
    change: ({ data }, { query }) => {
      if (data === undefined || query.get("perPage") !== "16" || query.get("page") !== "1") return;
      const rows = objectsAt(data, "rows");
      if (query.get("tab") === "past") objectAt(data).rows = [...rows, ...current];
      else if (rows.length > 0) current.splice(0, current.length, ...rows.slice(0, 1));
    },
    line: "GET reservation/list differs $.data.rows: expected a reservation in one of `current` and `past`; got the same one in both",
  },
  {
    fault: "the detail says another thing than the list",
    call: /reservation\/detail/,
    change: ({ data }) => {
      const detail = objectAt(data);
      detail.promotionId = Number(detail.promotionId) + 1;
    },
    line: "GET reservation/detail differs $.data.promotionId: expected 1101; got 1102",
  },
  {
    fault: "a state that does not exist",
    call: /reservation\/status/,
    change: ({ data }) => {
      objectAt(data).status = "gone";
    },
    line: 'GET reservation/status differs $.data.status: expected one of tentative, pending, accepted, confirmed, delay, call_absent, call_message, call_wrong and 16 others; got "gone"',
  },
  {
    fault: "the same key with another body is carried out",
    call: /reservation\/create/,
    before: ({ headers, body }) => {
      if (body.includes("(changed)")) headers["idempotency-key"] = randomUUID();
    },
    line: "POST reservation/create differs header Idempotency-Key: expected a refusal of the same key with another body; got 200 with data",
  },
  {
    fault: "a refusal has a key that nobody knows",
    call: /reservation\/create/,
    change: (answer) =>
      answer.error?.error === "wrong_pax" ? { ...answer, error: { error: "too_many_people" } } : undefined,
    line: 'POST reservation/create differs $.error.error: expected a key that the document names; got "too_many_people"',
  },
  {
    fault: "a wrong sum is taken",
    call: /reservation\/create/,
    before: (request) => {
      const draft = JSON.parse(request.body);
      if (draft.items === undefined) return;
      const prices: number[] = draft.items.map(
        (item: { quantity: number; unitPrice: number }) => item.quantity * item.unitPrice,
      );
      const amount = prices.reduce((sum, price) => sum + price, 0);
      if (draft.amount !== amount) request.body = JSON.stringify({ ...draft, amount });
    },
    line: "POST reservation/create differs status: expected a refusal (wrong_price) of a sum that is not that of the menus; got 200 with data",
  },
  {
    fault: "another refund is paid than was quoted",
    call: /reservation\/(?:cancel|detail)/,
    change: ({ data }) => {
      const cancelled = objectAt(data);
      if (Number(cancelled.refundAmount) > 0) cancelled.refundAmount = Number(cancelled.refundAmount) - 1_000;
      const refund = objectAt(data, "refund");
      if (Number(refund.amount) > 0) {
        refund.amount = Number(refund.amount) - 1_000;
        refund.fee = Number(refund.fee) + 1_000;
      }
    },
    line: "PUT reservation/cancel differs $.data.refundAmount: expected 45000, as the refund rules say (50% of 90000); got 44000",
  },
  {
    fault: "what is paid can be paid again",
    call: /payment\/initHash/,
    change: (answer) =>
      answer.error?.error === "payment_done"
        ? {
            ...answer,
            status: 200,
            error: undefined,
            data: {
              action: "https://gateway.test/pay",
              method: "POST",
              fields: {},
              expiresAt: new Date().toISOString(),
            },
          }
        : undefined,
    line: "GET payment/initHash differs status: expected a refusal (payment_done) of what is already paid; got 200 with data",
  },
  {
    fault: "a redirect that repeats the form",
    call: /payment\/preApproval/,
    change: (answer) => (answer.status === 303 ? { ...answer, status: 307 } : undefined),
    line: "POST payment/preApproval differs status: expected 303, which browsers follow with GET; got 307",
  },
  {
    fault: "a form that the gateway did not sign is trusted",
    call: /payment\/preApproval/,
    change: (answer, { body, query }) =>
      body.includes("check-backend") && query.get("returnUrl")?.includes("AH_")
        ? { ...answer, status: 303, headers: { location: `${query.get("returnUrl")}/a1` }, text: "" }
        : undefined,
    line: "POST payment/preApproval insecure header location: expected returnUrl?payment=failed for a form that is not signed; got",
  },
  {
    fault: "a link of ours leads to another site",
    call: /payment\/preApproval/,
    change: (answer, { query }) =>
      query.get("returnUrl")?.startsWith("https://elsewhere")
        ? { ...answer, status: 303, headers: { location: String(query.get("returnUrl")) }, text: "" }
        : undefined,
    line: "POST payment/preApproval insecure header location: expected no other site; got https://elsewhere.example/",
  },
  {
    fault: "a number is not masked",
    call: /payment\/approval$/,
    change: ({ data }) => {
      const result = objectAt(data);
      if (result.sent) result.sent = [{ channel: "sms", to: "+82 10-0000-0000" }];
    },
    line: "POST payment/approval insecure $.data.sent[*].to: expected a masked address; got the whole address",
  },
  {
    fault: "a refusal shows the program",
    call: /coupon\/check/,
    change: (answer, { headers }) =>
      answer.status === 404 && headers.authorization !== undefined
        ? {
            ...answer,
            text: '{"error":{"error":"notfound_coupon","trace":"Error\\n    at spend (/srv/app/coupon.js:12:3)"}}',
          }
        : undefined,
    line: "POST coupon/check insecure $.error: expected the key of the refusal; got places in the program",
  },
  {
    fault: "every page of a list is the first",
    call: /coupon\/list/,
    before: ({ query }) => query.set("page", "1"),
    line: "GET coupon/list differs $.data.rows: expected other rows on the second page; got those of the first",
  },
  {
    fault: "another state of coupons than was asked for",
    call: /coupon\/list/,
    before: ({ query, headers }) => {
      if (headers.authorization !== undefined && query.get("status") === "used")
        query.set("status", "usable");
    },
    line: "GET coupon/list differs $.data.rows[*].status: expected used ones only, as it was requested; got usable",
  },
  {
    fault: "the call fails",
    call: /eventResults\/mine/,
    change: (answer) =>
      answer.status === 401 ? undefined : { ...answer, status: 500, text: "Internal Server Error" },
    line: "GET eventResults/mine differs status: expected 200 with data; got 500 without an envelope",
  },
  {
    fault: "an event that does not exist takes an entry",
    call: /eventResults\/create/,
    change: (answer) =>
      answer.error?.code === -101_101 ? { ...answer, status: 200, error: undefined, data: true } : undefined,
    line: "POST eventResults/create differs status: expected a refusal; got 200 with data",
  },
  {
    fault: "no answer comes",
    call: /collect\/la$/,
    change: () => "hang",
    line: "POST collect/la slow time: expected an answer within 3000 ms; got none, and none a second later",
  },
  {
    fault: "the connection breaks",
    call: /esData\/promotion/,
    change: () => "reset",
    line: "POST esData/promotion differs connection: expected an answer; got UND_ERR_SOCKET, other side closed",
  },
  {
    fault: "an answer is compressed unasked",
    call: /adSDKInfoByCampaign/,
    change: ({ headers }) => {
      headers["content-encoding"] = "gzip";
    },
    line: "GET adSDK/adSDKInfoByCampaign differs header content-encoding: expected none, as it was requested; got gzip",
  },
  {
    fault: "an entry of an unknown kind",
    call: /adSDKInfoByResourceId/,
    change: ({ data }) => {
      if (Array.isArray(data)) data.push({ type: "tiktok_pixel", sdkId: "12345" });
    },
    line: 'GET adSDK/adSDKInfoByResourceId differs $.data[0].type: expected one of kakao_pixel, naver_wcs, meta_pixel, google_tag; got "tiktok_pixel"',
  },
  {
    fault: "the text is not UTF-8",
    call: /resource\/names\//,
    change: (answer, { headers }) =>
      headers["accept-language"] === "ko" && answer.data
        ? {
            ...answer,
            text: Buffer.concat([
              Buffer.from('{"data":{"region":"'),
              Buffer.from([0xbc, 0xad, 0xbf, 0xef]),
              Buffer.from('"}}'),
            ]),
          }
        : undefined,
    line: "GET esData/resource/names differs $: expected UTF-8; got other bytes",
  },
  {
    fault: "the answer ends too early",
    call: /namesByOutletId/,
    change: (answer) =>
      answer.data ? { ...answer, text: JSON.stringify({ data: answer.data }).slice(0, -9) } : undefined,
    line: 'GET esData/resource/namesByOutletId differs $: expected { "data": … }; got no JSON: ',
  },
  {
    fault: "an unknown call has a page of its own",
    call: /noSuchCall/,
    change: (answer) => ({ ...answer, text: "<h1>404</h1>" }),
    line: 'an unknown call is refused in the envelope differs /api/crm_channel_si_tc/check/noSuchCall: expected 404 { "error": { "error": "page_not_found" } }; got 404 without an envelope',
  },
  {
    fault: "too many attempts, and no word of when",
    call: /postAction\/execute/,
    change: (answer) =>
      answer.status === 401 ? undefined : { ...answer, status: 429, error: { error: "too_many_attempts" } },
    line: "POST postAction/execute differs header retry-after: expected seconds; got nothing",
  },
  {
    fault: "a code that is none signs in",
    call: /kakao\/login/,
    change: (answer) => ({
      ...answer,
      status: 200,
      error: undefined,
      data: { accessToken: "x", expiresAt: new Date(Date.now() + DAY_MS).toISOString() },
    }),
    line: "POST auth/login differs status: expected a refusal; got 200 with data",
  },
  {
    fault: "a call is missing",
    call: /auth\/\w+\/sync/,
    change: (answer) => ({ ...answer, status: 404, error: { error: "page_not_found" } }),
    line: "POST auth/sync missing status: expected POST /api/crm_channel_base/auth/{provider}/sync; got 404",
  },
  {
    fault: "a new session is over at once",
    call: /auth\/\w+\/update/,
    change: ({ data }) => {
      objectAt(data).expiresAt = "2026-01-01T00:00:00+09:00";
    },
    line: "POST auth/update differs $.data.expiresAt: expected an instant to come; got 2026-01-01T00:00:00+09:00",
  },
  {
    fault: "the token lives on after the logout",
    call: /auth\/\w+\/logout/,
    before: ({ headers }) => {
      if (headers.authorization === undefined || headers.authorization.includes("check-backend")) return;
      delete headers.authorization;
      headers["x-kept"] = "1";
    },
    change: (answer, { headers }) =>
      headers["x-kept"] === "1" ? { ...answer, status: 200, error: undefined, data: true } : undefined,
    line: "POST auth/logout insecure status: expected 401 for the token after the logout; got 200 with data",
  },
  {
    fault: "many reads at once are turned away",
    call: /GET|POST/,
    change: (answer, { headers }) =>
      Number(headers["x-busy"]) > 5 ? { ...answer, status: 503, error: { error: "unexpected" } } : undefined,
    line: "fifty reads at once are answered as one after another differs 50 reads: expected the answers that the same questions have one after another; got",
  },
  {
    fault: "the clock is wrong",
    call: /GET|POST/,
    change: ({ headers }) => {
      headers.date = new Date(Date.now() + 600_000).toUTCString();
    },
    line: "the clock is right differs header date: expected the time of this machine, to a minute; got 599 seconds ahead",
  },
];

const current: unknown[] = [];
