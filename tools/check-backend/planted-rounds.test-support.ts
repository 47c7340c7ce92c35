import { plantedFaults as firstRound } from "@/tools/check-backend/planted-faults.test-support";
import { everywhere, plantedKinds } from "@/tools/check-backend/planted-kinds.test-support";
import {
  type Fault,
  objectAt,
  objectsAt,
  type PassedAnswer,
  type PassedRequest,
} from "@/tools/check-backend/serve-faults.test-support";

/** The access tokens of the two guests of a run; the faults that confuse guests need them. */
export const guests = { first: "", second: "" };

const isSecond = ({ headers }: PassedRequest) => headers.authorization === `Bearer ${guests.second}`;

/** Takes the second guest for the first. */
const asFirst = (request: PassedRequest) => {
  if (isSecond(request)) request.headers.authorization = `Bearer ${guests.first}`;
};

/** Answers what was refused. */
const answered = (answer: PassedAnswer, data: unknown): PassedAnswer => ({
  ...answer,
  status: 200,
  error: undefined,
  data,
});

const orders = ({ body }: PassedRequest): Record<string, unknown> =>
  body.startsWith("{") ? JSON.parse(body) : {};
const taken = { reservationId: "AH_1", status: "confirmed", needsPayment: false, sent: [] };
const form = { action: "https://gateway.test/pay", method: "POST", fields: {} };

/** Faults in what is read, and in what is told to one guest of another. */
const secondRound: readonly Fault[] = [
  {
    fault: "a hotel is called so, and not a site",
    call: /resource\/query/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.type === "site") object.type = "hotel";
      }),
    line: 'POST resource/query differs $.data[*].meta.type: expected "site" for 11',
  },
  {
    fault: "an outlet is written in capitals",
    call: /resource\/query/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.type === "outlet") object.type = "OUTLET";
      }),
    line: 'POST resource/query differs $.data[*].meta.type: expected "outlet" for 11',
  },
  {
    fault: "longitude and latitude are exchanged",
    call: /resource\/query/,
    change: ({ data }) => {
      for (const place of objectsAt(data)) {
        const content = objectAt(place, "meta", "content");
        if (content.latitude !== undefined)
          [content.latitude, content.longitude] = [content.longitude, content.latitude];
      }
    },
    line: "POST resource/query differs $.data[0].meta.content.latitude: expected degrees north, from -90 to 90; got ",
  },
  {
    fault: "a menu has names in one language",
    call: /site\/list/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (objectAt(object, "name").en !== undefined) object.name = { en: objectAt(object, "name").en };
      }),
    line: "GET site/list differs $.data.rows[0].navMenu[0].name.ko: expected words for ko; got words for en only",
  },
  {
    fault: "a menu leads to a page that there is not",
    call: /site\/list/,
    change: ({ data }) => {
      objectAt(data, "rows", "0").navMenu = [{ name: { en: "A", ko: "가" }, path: "/p/no-such-page" }];
    },
    line: "GET site/list differs $.data.rows[*].navMenu[*].path: expected addresses of pages that there are; got /p/no-such-page",
  },
  {
    fault: "the languages of the parts are exchanged",
    call: /page\/parts/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (typeof object.languageId === "number") object.languageId = 3 - object.languageId;
      }),
    line: "GET page/parts differs $.data[*].partContents[*].languageId: expected English for `en`, Korean for `ko`; got the one for the other",
  },
  {
    fault: "a picture is not there",
    call: /promotion\/list/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (typeof object.thumbnailImage === "string")
          object.thumbnailImage = object.thumbnailImage.replace("/media/", "/nowhere/");
      }),
    line: "POST promotion/list differs the address of a picture (thumbnailImage): expected 200; got 404",
  },
  {
    fault: "an answer in two languages is stored as one",
    call: /promotion\/list/,
    change: ({ headers, data }) => {
      if (data) headers["cache-control"] = "public, max-age=60";
      delete headers.vary;
    },
    line: "POST promotion/list differs header vary: expected Accept-Language, as the answer differs by it and may be stored (cache-control); got nothing",
  },
  {
    fault: "the next free day has passed",
    call: /promotion\/list/,
    change: ({ data }) => {
      for (const card of objectsAt(data, "rows"))
        if (card.nextFree !== undefined) card.nextFree = { date: "2026-11-01" };
    },
    line: "POST promotion/list differs $.data.rows[*].nextFree.date: expected today (",
  },
  {
    fault: "a currency that is not won",
    call: /promotion\/detail/,
    change: ({ data }) => {
      if (data) objectAt(data).currency = "USD";
    },
    line: 'GET promotion/detail differs $.data.currency: expected KRW, in which every amount is; got "USD"',
  },
  {
    fault: "a boolean is Y or N",
    call: /promotion\/detail/,
    change: ({ data }) => {
      if (data) objectAt(data).requiresMenu = objectAt(data).requiresMenu ? "Y" : "N";
    },
    line: 'GET promotion/detail differs $.data.requiresMenu: expected true or false; got "',
  },
  {
    fault: "amounts have decimals",
    call: /promotion\/detail/,
    change: ({ data }) => {
      for (const menu of objectsAt(data, "menus")) if (menu.kind === "extra") menu.unitPrice = 1000.5;
    },
    line: "GET promotion/detail differs $.data.menus[1].unitPrice: expected a whole number of won; got 1000.5",
  },
  {
    fault: "a percentage is a fraction",
    call: /promotion\/detail/,
    change: ({ data }) => {
      for (const rule of objectsAt(data, "refundRules")) rule.percent = Number(rule.percent) / 100;
    },
    line: "GET promotion/detail differs $.data.refundRules[1].percent: expected a percentage, from 0 to 100; got 0.5",
  },
  {
    fault: "a promotion is at every outlet",
    call: /promotion\/detail/,
    change: (answer, { path }) => {
      const id = /\d+$/.exec(path)?.[0] ?? "";
      if (answer.data) known.set(id, answer.data);
      return answer.data === undefined && known.has(id) ? answered(answer, known.get(id)) : undefined;
    },
    line: "GET promotion/detail differs status at another outlet: expected 404, as ",
  },
  {
    fault: "yesterday is today",
    call: /promotion\/timetable\//,
    change: (answer, { query }) =>
      String(query.get("date")) < today() && query.get("date") !== "2026-02-31"
        ? answered(answer, [{ time: "18:00", status: "open" }])
        : undefined,
    line: "GET promotion/timetable differs $.data[*].status of a day that has passed: expected no free time on ",
  },
  {
    fault: "an interval is none",
    call: /timetableRange/,
    change: ({ data }) => {
      if (data) objectAt(data).interval = 0;
    },
    line: "GET promotion/timetableRange differs $.data.interval: expected the minutes between two times: ",
  },
  {
    fault: "another guest is told whose profile it is not",
    call: /customer\/info/,
    before: asFirst,
    line: "GET customer/info insecure $.data of another guest: expected another answer to the guest of --token2 than to that of --token; got the same",
  },
  {
    fault: "a tier has its name instead of its code",
    call: /customer\/info/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.tierCode !== undefined) object.tierCode = "Globalist";
      }),
    line: 'GET customer/info differs $.data.profiles.hyatt[0].tierCode: expected the programme\'s code of four capitals, such as GLOB; got "Globalist"',
  },
  {
    fault: "a day of the programme is written otherwise",
    call: /customer\/info/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.memberSince !== undefined) object.memberSince = "2016-05-21";
      }),
    line: 'GET customer/info differs $.data.profiles.hyatt[0].memberSince: expected a day as MM/DD/YYYY, the programme\'s own form; got "2016-05-21"',
  },
  {
    fault: "the messenger's word is written small",
    call: /customer\/info/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.relation !== undefined) object.relation = "added";
      }),
    line: "GET customer/info differs $.data.profiles.kakao[0].channel_aggrement.relation: expected ADDED for a guest who has the channel",
  },
  {
    fault: "two guests have one QR code",
    call: /customer\/qr/,
    before: asFirst,
    line: "GET customer/qr insecure $.data of another guest: expected another answer",
  },
  {
    fault: "a link names its guest",
    call: /encodedUserID/,
    change: (answer, request) =>
      answer.data ? answered(answer, isSecond(request) ? "jiho@example.com" : "hana@example.com") : undefined,
    line: "GET eventResults/encodedUserID insecure $.data: expected an id that tells nobody who the guest is; got a mail address or a telephone number",
  },
  {
    fault: "another guest's reservations are listed",
    call: /reservation\/list/,
    before: asFirst,
    line: "GET reservation/list insecure $.data.rows of another guest: expected nothing of the guest of --token for that of --token2; got ",
  },
  {
    fault: "another guest's coupons are listed",
    call: /coupon\/list/,
    before: asFirst,
    line: "GET coupon/list insecure $.data.rows of another guest: expected nothing of the guest of --token for that of --token2; got ",
  },
  {
    fault: "a day is written with dots",
    call: /coupon\/list/,
    change: ({ data }) => {
      for (const coupon of objectsAt(data, "rows"))
        if (coupon.status === "usable") coupon.validTo = "2027.12.31";
    },
    line: 'GET coupon/list differs $.data.rows[0].validTo: expected an instant in ISO 8601 with its offset; got "2027.12.31"',
  },
  {
    fault: "an unknown event has another number",
    call: /eventResults\/create/,
    change: ({ error }) => {
      if (error?.code !== undefined) error.code = 7;
    },
    line: "POST eventResults/create differs $.error.code: expected -101101 for an event that does not exist; got 7",
  },
  {
    fault: "the old token ends at once",
    call: /GET|POST/,
    change: (answer, { headers, path }) => {
      if (path.endsWith("/update") && answer.data) ended.add(String(headers.authorization));
      return !path.endsWith("/update") && ended.has(String(headers.authorization))
        ? { ...answer, status: 401, data: undefined, error: { error: "unauthorized" } }
        : undefined;
    },
    line: "POST auth/update differs the old token: expected the old token to work for another minute, for pages that are still loading; got 401 at once",
  },
];

/** Faults in what is reserved and paid. */
const thirdRound: readonly Fault[] = [
  {
    fault: "another guest sees a reservation",
    call: /reservation\/detail/,
    before: asFirst,
    line: "GET reservation/detail insecure status of another guest: expected a refusal (404) of the reservation to the guest of --token2; got 200 with data",
  },
  {
    fault: "another guest sees its status",
    call: /reservation\/status/,
    before: asFirst,
    line: "GET reservation/status insecure status of another guest: expected a refusal (404) of the reservation to the guest of --token2; got 200 with data",
  },
  {
    fault: "another guest cancels it",
    call: /reservation\/cancel/,
    change: (answer, request) =>
      isSecond(request) && answer.status === 404
        ? answered(answer, { status: "cancelled", refundAmount: 0, refundPercent: 0 })
        : undefined,
    line: "PUT reservation/cancel insecure status of another guest: expected a refusal (404) of the reservation to the guest of --token2; got 200 with data",
  },
  {
    fault: "a key belongs to everybody",
    call: /reservation\/create/,
    before: asFirst,
    line: "POST reservation/create insecure header Idempotency-Key of another guest: expected a reservation of the guest of --token2, as a key belongs to one guest; got that of the guest of --token",
  },
  {
    fault: "the deadline is local time called UTC",
    call: /reservation\/(?:create|detail)/,
    change: ({ data }) => {
      const text = objectAt(data).autoCancelAt;
      if (typeof text === "string")
        objectAt(data).autoCancelAt = new Date(Date.parse(text) + 9 * 3_600_000).toISOString();
    },
    line: "POST reservation/create differs $.data.autoCancelAt: expected the instant in ",
  },
  {
    fault: "what is not paid is confirmed",
    call: /reservation\/create/,
    change: ({ data }) => {
      if (objectAt(data).needsPayment === true) objectAt(data).status = "confirmed";
    },
    line: "POST reservation/create differs $.data.status: expected pending, as it is not paid; got confirmed",
  },
  {
    fault: "a party of nobody is taken",
    call: /reservation\/create/,
    change: (answer, request) =>
      answer.error !== undefined && orders(request).adult === 0 ? answered(answer, taken) : undefined,
    line: "POST reservation/create differs status: expected a refusal (wrong_pax) of a party of nobody; got 200 with data",
  },
  {
    fault: "a refusal says the wrong reason",
    call: /reservation\/create/,
    change: ({ error }, request) => {
      const isAfterTheLast = String(orders(request).date) > "2027-12-01";
      if (error !== undefined && isAfterTheLast) error.error = "wrong_price";
    },
    line: "POST reservation/create differs $.error.error: expected wrong_date_time for a day after the last one; got wrong_price",
  },
  {
    fault: "a table that is reserved stays free",
    call: /promotion\/timetable\//,
    change: (answer, { path, query }) => {
      const question = `${path}?${query}`;
      if (answer.data && !known.has(question)) known.set(question, structuredClone(answer.data));
      return known.has(question) ? answered(answer, structuredClone(known.get(question))) : undefined;
    },
    line: "GET promotion/timetable differs $.data[*].remaining: expected fewer than ",
  },
  {
    fault: "what is cancelled is still to come",
    call: /reservation\/list/,
    change: ({ data }, request) => {
      if (request.query.get("perPage") !== "48" || isSecond(request)) return;
      for (const row of objectsAt(data, "rows")) {
        const id = String(row.reservationId);
        if (!rows.has(id)) rows.set(id, row);
      }
      if (request.query.get("tab") === "current" && data)
        objectAt(data).rows = [...rows.values()].filter((row) => !isPast(row));
    },
    line: "GET reservation/list differs $.data.rows[*].reservationId: expected a cancelled reservation in `past`, and not in `current`; got AH_",
  },
  {
    fault: "a payment stands although it is refunded",
    call: /reservation\/(?:cancel|detail|status|list)/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (/^(?:partial|full)_cancel$/.test(String(object.paymentStatus))) object.paymentStatus = "approved";
      }),
    line: "PUT reservation/cancel differs $.data.paymentStatus: expected full_cancel or partial_cancel, as something was refunded",
  },
  {
    fault: "another guest gets the form",
    call: /payment\/initHash/,
    change: (answer, request) => (isSecond(request) ? answered(answer, form) : undefined),
    line: "GET payment/initHash insecure status of another guest: expected a refusal (404) of the reservation to the guest of --token2; got 200 with data",
  },
  {
    fault: "a form leads back to another site",
    call: /payment\/initHash/,
    change: (answer, { query }) =>
      query.get("returnUrl")?.startsWith("https://elsewhere") ? answered(answer, form) : undefined,
    line: "GET payment/initHash insecure status of another site: expected a refusal (requirements_not_satisfied)",
  },
  {
    fault: "what is cancelled can be paid",
    call: /reservation\/cancel|payment\/initHash/,
    change: (answer, { path, body }) => {
      const id = /AH_\d+/.exec(path)?.[0] ?? /AH_\d+/.exec(body)?.[0] ?? "";
      if (path.includes("cancel") && answer.data) ended.add(id);
      return path.includes("initHash") && ended.has(id) ? answered(answer, form) : undefined;
    },
    line: "GET payment/initHash differs status of a cancelled reservation: expected a refusal (expired_reservation)",
  },
  {
    fault: "a form works twice",
    call: /payment\/preApproval/,
    change: (answer, { body }) => {
      const { location } = answer.headers;
      if (body.includes("check-backend") || location === undefined) return undefined;
      if (!known.has(body)) known.set(body, location);
      else return { ...answer, headers: { location: `${String(known.get(body))}2` }, text: "" };
      return undefined;
    },
    line: "POST payment/preApproval insecure header location of a form that was used: expected returnUrl?payment=failed, or the same approval, as the form of one order works once; got ",
  },
  {
    fault: "any approval is approved",
    call: /payment\/approval$/,
    change: (answer, request) =>
      answer.error !== undefined &&
      answer.status !== 401 &&
      !isSecond(request) &&
      !request.body.includes("987654321")
        ? answered(answer, { paymentStatus: "approved", status: "confirmed", amount: 1_000, sent: [] })
        : undefined,
    line: "POST payment/approval insecure $.data.paymentStatus: expected a refusal of an approval id that there is not; got 200 with data",
  },
];

const known = new Map<string, unknown>();
const ended = new Set<string>();
const rows = new Map<string, Record<string, unknown>>();

/** Reservations of days that have passed, and those that the demo has cancelled. */
const isPast = ({ date, status }: Record<string, unknown>) =>
  String(date) < today() || /^(?:cancelled|noshow|rejected|paid|turn)/.test(String(status));

const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

/** The planted faults, in rounds whose faults do not hide each other. */
export const plantedRounds: readonly (readonly Fault[])[] = [
  firstRound,
  secondRound,
  thirdRound,
  plantedKinds,
];

const GROUP = 500;
const toGroup = (text: string) =>
  text.replace(/("(?:id|homeResourceId|resourceId)":)1(?=[,}])/g, `$1${GROUP}`);
const fromGroup = (text: string) => text.replace(new RegExp(`("id":)${GROUP}(?=[,}])`, "g"), "$11");

/** What another back end may do otherwise, so that nothing is told. */
export const differentManners: readonly Fault[] = [
  {
    fault: "refuses at 200",
    call: /./,
    change: (answer) => (answer.error === undefined ? undefined : { ...answer, status: 200 }),
    line: "",
  },
  {
    fault: "has another number for its group",
    call: /resource\/|site\/list|system\/get|page\/|promotion\/(?:list|special)|adSDK/,
    before: (request) => {
      request.path = request.path.replace(new RegExp(`/${GROUP}$`), "/1");
      request.body = fromGroup(request.body);
      for (const [name, value] of request.query) if (value === String(GROUP)) request.query.set(name, "1");
    },
    change: (answer, { path }) => {
      if (/adSDK|partContents/.test(path) || answer.data === undefined) return undefined;
      const isPlace = /resource\/query|system\/get|page\/resource/.test(path);
      return isPlace ? { ...answer, data: JSON.parse(toGroup(JSON.stringify(answer.data))) } : undefined;
    },
    line: "",
  },
  {
    fault: "has pages without zones",
    call: /page\/(?:resource|page)\//,
    change: ({ data }) => {
      for (const zone of ["top", "right", "left", "bottom"]) delete objectAt(data)[zone];
    },
    line: "",
  },
];
