import { randomUUID } from "node:crypto";
import type { Fault } from "@/lib/backend/check/serve-faults.test-support";

const DAY_MS = 86_400_000;
const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/** Faults of different kinds, each in a call of its own. */
export const plantedFaults: readonly Fault[] = [
  {
    fault: "a setting is missing",
    call: /system\/get/,
    change: (answered, { query }) =>
      query.get("key") === "account_order"
        ? { ...answered, status: 404, error: { error: "page_not_found" } }
        : undefined,
    line: "",
  },
  {
    fault: "a time zone has no such name",
    call: /system\/get/,
    change: ({ data }, { query }) => {
      if (query.get("key") === "func_config") data.value.timezone = "Asia/Soul";
    },
    line: "",
  },
  {
    fault: "a hidden place is listed",
    call: /resource\/query/,
    change: ({ data }) => {
      if (data?.[0]?.descendents?.length > 0) data[0].descendents[0].meta.visible = false;
    },
    line: "",
  },
  {
    fault: "an optional field is of another type",
    call: /resource\/query/,
    change: ({ data }) => {
      for (const { meta } of data ?? [])
        if (meta.content.latitude !== undefined) meta.content.latitude = "north";
    },
    line: "",
  },
  {
    fault: "a hotel has a place that does not exist",
    call: /site\/list/,
    change: ({ data }) => {
      if (data?.rows) data.rows[0].resourceId = 987_000;
    },
    line: "",
  },
  {
    fault: "JSON is called HTML",
    call: /language\/list/,
    change: ({ headers }) => {
      headers["content-type"] = "text/html";
    },
    line: "",
  },
  {
    fault: "an id depends on the language",
    call: /page\/layout/,
    change: ({ data }, { headers }) => {
      if (data && headers["accept-language"] === "ko") data.top = 999;
    },
    line: "",
  },
  {
    fault: "another page than the one that was asked for",
    call: /page\/resource\/(?!1$)/,
    change: ({ data }) => {
      if (data) data.resourceId = 1;
    },
    line: "",
  },
  {
    fault: "an error without the envelope",
    call: /page\/page\/check-no-such/,
    change: (answered) => ({ ...answered, text: "<h1>Not Found</h1>" }),
    line: "",
  },
  {
    fault: "a part is lost",
    call: /page\/parts/,
    change: ({ data }) => {
      if (Array.isArray(data) && data.length > 1) data.pop();
    },
    line: "",
  },
  {
    fault: "the last page is told too early",
    call: /promotion\/list/,
    change: ({ data }) => {
      if (data) data.lastPage = 1;
    },
    line: "",
  },
  {
    fault: "a required field is missing in a row",
    call: /promotion\/special/,
    change: ({ data }) => {
      if (data?.[0]) delete data[0].name;
    },
    line: "",
  },
  {
    fault: "the language is ignored",
    call: /promotion\/name/,
    before: ({ headers }) => {
      headers["accept-language"] = "ko";
    },
    line: "",
  },
  {
    fault: "a number is a word",
    call: /promotion\/detail/,
    change: ({ data }) => {
      if (data) data.autoCancelMinutes = "ten";
    },
    line: "",
  },
  {
    fault: "days that have passed are offered",
    call: /promotion\/calendarRange/,
    change: ({ data }) => {
      if (data) data.start = yesterday;
    },
    line: "",
  },
  {
    fault: "a state has another name",
    call: /promotion\/calendar\//,
    change: ({ data }) => {
      for (const day of data ?? []) if (day.status === "few") day.status = "nearly_full";
    },
    line: "",
  },
  {
    fault: "the timetable says another thing than the calendar",
    call: /promotion\/timetable\/1101/,
    change: ({ data }) => {
      for (const time of data ?? []) {
        time.status = "full";
        time.remaining = 0;
      }
    },
    line: "",
  },
  {
    fault: "hours of service leave times out",
    call: /promotion\/timetableRange/,
    change: ({ data }) => {
      if (data) data.end = data.start;
    },
    line: "",
  },
  {
    fault: "a day is written otherwise",
    call: /promotion\/holiday/,
    change: ({ data }) => {
      if (data) data[0] = "01/01/2026";
    },
    line: "",
  },
  {
    fault: "a count is a word",
    call: /promotion\/orderedItemCount/,
    change: ({ data }) => {
      if (data) data["7"] = "many";
    },
    line: "",
  },
  {
    fault: "a token is in an answer",
    call: /customer\/info/,
    change: ({ data }) => {
      if (data) data.accessToken = "0b6d4a520a494d0a9f0e2d2f6a1c7e11";
    },
    line: "",
  },
  {
    fault: "a private answer may be stored",
    call: /customer\/qr/,
    change: ({ headers, data }) => {
      if (data) headers["cache-control"] = "public, max-age=600";
    },
    line: "",
  },
  {
    fault: "a call for guests answers anybody",
    call: /coupon\/list/,
    change: (answered, { headers }) =>
      headers.authorization === undefined
        ? { ...answered, status: 200, error: undefined, data: { rows: [], lastPage: 1 } }
        : undefined,
    line: "",
  },
  {
    fault: "403 where there is no session",
    call: /encodedUserID/,
    change: (answered) =>
      answered.status === 401 ? { ...answered, status: 403, error: { error: "forbidden" } } : undefined,
    line: "",
  },
  {
    fault: "a fault of the server where a session is none",
    call: /orderedItemCount/,
    change: (answered, { headers }) =>
      answered.status === 401 && headers.authorization !== undefined
        ? { ...answered, status: 500, error: { error: "unexpected" } }
        : undefined,
    line: "",
  },
  {
    fault: "a reservation is in both lists",
    call: /reservation\/list/,
    change: ({ data }, { query }) => {
      if (data && query.get("tab") === "past") data.rows = [...data.rows, ...current];
      else if (data && query.get("perPage") === "16")
        current.splice(0, current.length, ...data.rows.slice(0, 1));
    },
    line: "",
  },
  {
    fault: "the detail says another thing than the list",
    call: /reservation\/detail/,
    change: ({ data }) => {
      if (data) data.promotionId += 1;
    },
    line: "",
  },
  {
    fault: "a state that does not exist",
    call: /reservation\/status/,
    change: ({ data }) => {
      if (data) data.status = "gone";
    },
    line: "",
  },
  {
    fault: "the same key with another body is carried out",
    call: /reservation\/create/,
    before: ({ headers, body }) => {
      if (body.includes("(changed)")) headers["idempotency-key"] = randomUUID();
    },
    line: "",
  },
  {
    fault: "a refusal has a key that nobody knows",
    call: /reservation\/create/,
    change: (answered) =>
      answered.error?.error === "wrong_pax"
        ? { ...answered, error: { error: "too_many_people" } }
        : undefined,
    line: "",
  },
  {
    fault: "another refund is paid than was quoted",
    call: /reservation\/(?:cancel|detail)/,
    change: ({ data }) => {
      if (data?.refundAmount > 0) data.refundAmount -= 1_000;
      if (data?.refund?.amount > 0) data.refund.amount -= 1_000;
    },
    line: "",
  },
  {
    fault: "what is paid can be paid again",
    call: /payment\/initHash/,
    change: (answered) =>
      answered.error?.error === "payment_done"
        ? {
            ...answered,
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
    line: "",
  },
  {
    fault: "a redirect that repeats the form",
    call: /payment\/preApproval/,
    change: (answered) => (answered.status === 303 ? { ...answered, status: 307 } : undefined),
    line: "",
  },
  {
    fault: "a number is not masked",
    call: /payment\/approval$/,
    change: ({ data }) => {
      if (data?.sent) data.sent = [{ channel: "sms", to: "+82 10-0000-0000" }];
    },
    line: "",
  },
  {
    fault: "a refusal shows the program",
    call: /coupon\/check/,
    change: (answered, { headers }) =>
      answered.status === 404 && headers.authorization !== undefined
        ? {
            ...answered,
            text: '{"error":{"error":"notfound_coupon","trace":"Error\\n    at spend (/srv/app/coupon.js:12:3)"}}',
          }
        : undefined,
    line: "",
  },
  {
    fault: "another state of coupons than was asked for",
    call: /coupon\/list/,
    before: ({ query, headers }) => {
      if (headers.authorization !== undefined && query.get("status") === "used")
        query.set("status", "usable");
    },
    line: "",
  },
  {
    fault: "the call fails",
    call: /eventResults\/mine/,
    change: (answered) =>
      answered.status === 401 ? undefined : { ...answered, status: 500, text: "Internal Server Error" },
    line: "",
  },
  {
    fault: "an event that does not exist takes an entry",
    call: /eventResults\/create/,
    change: (answered) =>
      answered.error?.code === -101_101
        ? { ...answered, status: 200, error: undefined, data: true }
        : undefined,
    line: "",
  },
  {
    fault: "no answer comes",
    call: /collect\/la$/,
    change: () => "hang",
    line: "",
  },
  {
    fault: "the connection breaks",
    call: /esData\/promotion/,
    change: () => "reset",
    line: "",
  },
  {
    fault: "an answer is compressed unasked",
    call: /adSDKInfoByCampaign/,
    change: ({ headers }) => {
      headers["content-encoding"] = "gzip";
    },
    line: "",
  },
  {
    fault: "an entry of an unknown kind",
    call: /adSDKInfoByResourceId/,
    change: ({ data }) => {
      data?.push({ type: "tiktok_pixel", sdkId: "12345" });
    },
    line: "",
  },
  {
    fault: "the text is not UTF-8",
    call: /resource\/names\//,
    change: (answered, { headers }) =>
      headers["accept-language"] === "ko" && answered.data
        ? {
            ...answered,
            text: Buffer.concat([
              Buffer.from('{"data":{"region":"'),
              Buffer.from([0xbc, 0xad, 0xbf, 0xef]),
              Buffer.from('"}}'),
            ]),
          }
        : undefined,
    line: "",
  },
  {
    fault: "the answer ends too early",
    call: /namesByOutletId/,
    change: (answered) =>
      answered.data ? { ...answered, text: JSON.stringify({ data: answered.data }).slice(0, -9) } : undefined,
    line: "",
  },
  {
    fault: "an unknown call has a page of its own",
    call: /noSuchCall/,
    change: (answered) => ({ ...answered, text: "<h1>404</h1>" }),
    line: "",
  },
  {
    fault: "too many attempts, and no word of when",
    call: /postAction\/execute/,
    change: (answered) =>
      answered.status === 401
        ? undefined
        : { ...answered, status: 429, error: { error: "too_many_attempts" } },
    line: "",
  },
  {
    fault: "a code that is none signs in",
    call: /kakao\/login/,
    change: (answered) => ({
      ...answered,
      status: 200,
      error: undefined,
      data: { accessToken: "x", expiresAt: new Date(Date.now() + DAY_MS).toISOString() },
    }),
    line: "",
  },
  {
    fault: "a call is missing",
    call: /auth\/\w+\/sync/,
    change: (answered) => ({ ...answered, status: 404, error: { error: "page_not_found" } }),
    line: "",
  },
  {
    fault: "a new session is over at once",
    call: /auth\/\w+\/update/,
    change: ({ data }) => {
      if (data) data.expiresAt = "2026-01-01T00:00:00+09:00";
    },
    line: "",
  },
  {
    fault: "the token lives on after the logout",
    call: /auth\/\w+\/logout/,
    before: ({ headers }) => {
      if (headers.authorization === undefined || headers.authorization.includes("check-backend")) return;
      delete headers.authorization;
      headers["x-kept"] = "1";
    },
    change: (answered, { headers }) =>
      headers["x-kept"] === "1" ? { ...answered, status: 200, error: undefined, data: true } : undefined,
    line: "",
  },
  {
    fault: "many reads at once are turned away",
    call: /GET|POST/,
    change: (answered, { headers }) =>
      Number(headers["x-busy"]) > 20
        ? { ...answered, status: 503, error: { error: "unexpected" } }
        : undefined,
    line: "",
  },
  {
    fault: "the clock is wrong",
    call: /GET|POST/,
    change: ({ headers }) => {
      headers.date = new Date(Date.now() + 600_000).toUTCString();
    },
    line: "",
  },
];

const current: unknown[] = [];
