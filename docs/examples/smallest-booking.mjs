/**
 * A back end with one restaurant, one guest and two offers: one is free to reserve, one is paid by card. It is its own
 * login provider and card gateway (which signs whatever it is given), keeps all in memory and never runs out of tables.
 * docs/backend.md says how to run it.
 */
import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";

const port = process.env.PORT ?? 4100;
const site = process.env.PUBLIC_ORIGIN ?? "http://localhost:3000";
const dayIn = (days) => new Date(Date.now() + (9 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
const inMinutes = (minutes) => new Date(Date.now() + minutes * 60_000).toISOString();
const isFuture = (date, time) => new Date(`${date}T${time}:00+09:00`) > new Date();
const sign = (order) => createHmac("sha256", "known to the gateway, too").update(order).digest("hex");
const refuse = (status, key) => ({ status, error: { error: key } });

const settings = { func_config: { homeResourceId: 1 }, kakao_info: { client_id: "riverside" } };
const metaOf = (type, key, ko, en) => ({ type, key, content: { ko: { name: ko }, en: { name: en } } });
const group = { id: 1, meta: metaOf("group", "riverside", "강변", "Riverside") };
const place = { id: 11, meta: metaOf("outlet", "mulgyeol", "물결", "Mulgyeol") };
const trees = {
  1: { ...group, descendents: [{ ...place, hierarchyLevel: 1 }] },
  11: { ...place, ancestors: [{ ...group, hierarchyLevel: 1 }] },
};
const languages = [
  { id: 1, code: "en", name: "English" },
  { id: 2, code: "ko", name: "한국어" },
];
const link = (id, words) => `<p><a href="/promotion/11/${id}">${words}</a></p>`;
const front = [
  { languageId: 1, contents: `<h1>Riverside</h1>${link(101, "Lunch")}${link(102, "Dinner")}` },
  { languageId: 2, contents: `<h1>강변</h1>${link(101, "점심")}${link(102, "저녁")}` },
];
const outlet = { resourceId: 11, name: "Mulgyeol", phone: "02-000-0000" };
const offerOf = (id, name, unitPrice, needsPayment) => ({
  ...{ id, resourceId: 11, name, outlet, currency: "KRW", start: dayIn(0), end: dayIn(30) },
  ...{ maxPax: 6, needsPayment, requiresMenu: true, menus: [{ id, name, unitPrice, kind: "meal" }] },
});
const offers = { 101: offerOf(101, "Lunch", 30_000, false), 102: offerOf(102, "Dinner", 90_000, true) };
const times = { 101: ["12:00", "13:00"], 102: ["18:00", "20:00"] };
const guest = { id: "1", kakao_account: { name: "Hana Kim", phone_number: "+82 10-1234-5678" } };

const codes = new Set();
const tokens = new Set();
const answered = new Map();
const reservations = new Map();

const freeTimes = (id, date) =>
  times[id].map((time) => ({ time, status: isFuture(date, time) && date <= dayIn(30) ? "open" : "full" }));
const freeDays = (id, month) =>
  Array.from({ length: 31 }, (_, day) => dayIn(day))
    .filter((date) => date.startsWith(month) && freeTimes(id, date).some(({ status }) => status === "open"))
    .map((date) => ({ date, status: "open" }));

function reserve(id, { consents, items, esUuid, ...draft }) {
  const { name, needsPayment, menus } = offers[id];
  const [{ menuId, quantity } = {}, ...others] = items;
  const isFree = freeTimes(id, draft.date).some(
    ({ time, status }) => time === draft.time && status === "open",
  );
  if (!consents?.cancellation || !consents.privacy) return refuse(422, "requirements_not_satisfied");
  if (!isFree) return refuse(422, "wrong_date_time");
  const guests = draft.adult + draft.child + draft.infant;
  if (draft.adult < 1 || guests > 6) return refuse(422, "wrong_pax");
  if (menuId !== menus[0].id || others.length > 0) return refuse(422, "wrong_number_of_menu");
  if (quantity > 99) return refuse(422, "wrong_item_limit");
  if (draft.amount !== quantity * menus[0].unitPrice) return refuse(422, "wrong_price");
  const ordered = { menuAmount: quantity, menuUnitPrice: menus[0].unitPrice, menuTotalPrice: draft.amount };
  const reservation = {
    ...{ ...draft, reservationId: `AH_${reservations.size + 1}`, kind: "booking", createdAt: inMinutes(0) },
    ...{ resourceId: 11, outlet, promotionId: menuId, promotionName: name, needsPayment },
    items: [{ crmSiTcXpromotionMenuId: menuId, menuName: name, ...ordered }],
    ...(needsPayment ? { status: "pending", autoCancelAt: inMinutes(10) } : { status: "confirmed" }),
  };
  reservations.set(reservation.reservationId, reservation);
  return { ...reservation, sent: [] };
}

/** Answers with what `next` makes of a reservation; one that was not paid in time is cancelled before. */
function withReservation(id, next = (reservation) => reservation) {
  const found = reservations.get(id);
  if (found?.status === "pending" && found.autoCancelAt < inMinutes(0)) found.status = "cancelled";
  return found === undefined ? refuse(404, "notfound_reservation") : next(found);
}

/** Answers with what `next` makes of a reservation that can be paid, and of its order at the gateway. */
const toPay = (id, next) =>
  withReservation(id, (reservation) => {
    if (reservation.paymentStatus === "approved") return refuse(409, "payment_done");
    if (reservation.status !== "pending") return refuse(422, "expired_reservation");
    return next(`${id}.${reservation.amount}`, reservation);
  });

const forEverybody = {
  "GET system/get": (_, { key }) => settings[key] && { key, value: settings[key] },
  "POST resource/query": (_, { id }) => trees[id] && [trees[id]],
  "GET language/list": () => languages,
  "GET page/resource": ([id]) => trees[id] && { id: Number(id), resourceId: Number(id), page: 1 },
  "GET page/parts": () => [{ id: 1, partContents: front }],
  "POST promotion/list": ([id], { page, perPage }) =>
    trees[id] && {
      rows: Object.values(offers).slice((page - 1) * perPage, page * perPage),
      lastPage: Math.ceil(2 / perPage),
    },
  "GET promotion/detail": ([, id]) => offers[id],
  "GET promotion/calendarRange": ([id]) => offers[id] && { start: dayIn(0), end: dayIn(30) },
  "GET promotion/calendar": ([id], { month }) => offers[id] && freeDays(id, month),
  "GET promotion/timetable": ([id], { date }) => offers[id] && freeTimes(id, date),
  "POST auth/kakao/login": (_, { code }) => {
    const session = { accessToken: randomUUID(), expiresAt: inMinutes(720) };
    return codes.delete(code) && tokens.add(session.accessToken) ? session : refuse(401, "unauthorized");
  },
};
const forTheGuest = {
  "GET customer/info": () => ({ authBy: "kakao", profiles: { kakao: [guest] } }),
  "POST reservation/create": ([, id], draft) => offers[id] && reserve(id, draft),
  "GET reservation/detail": ([id]) => withReservation(id),
  "GET reservation/status": ([id]) => withReservation(id),
  "GET payment/initHash": ([id], { returnUrl }) =>
    toPay(id, (order) => {
      const back = `${site}/api/crm_channel_si_tc/payment/preApproval?${new URLSearchParams({ returnUrl })}`;
      return { action: `http://localhost:${port}/gateway`, method: "POST", fields: { back, order } };
    }),
  "POST payment/approval": (_, { reservationId, approvalId }) =>
    toPay(reservationId, (order, reservation) => {
      if (approvalId !== sign(order)) return refuse(422, "requirements_not_satisfied");
      return Object.assign(reservation, { status: "confirmed", paymentStatus: "approved", sent: [] });
    }),
};

/** Returns the response to a call; one with an `Idempotency-Key` is carried out once. */
function respond(method, path, given, { authorization, "idempotency-key": key }) {
  const [, , , ...parts] = path.split("/");
  const calls = { ...forEverybody, ...forTheGuest };
  const length = [3, 2].find((count) => `${method} ${parts.slice(0, count).join("/")}` in calls) ?? 0;
  const name = `${method} ${parts.slice(0, length).join("/")}`;
  if (name in forTheGuest && !tokens.has(authorization?.slice(7))) return refuse(401, "unauthorized");
  if (isElsewhere(given)) return refuse(422, "requirements_not_satisfied");
  const request = JSON.stringify([name, parts, given]);
  const earlier = answered.get(key);
  if (earlier !== undefined)
    return earlier.request === request ? earlier.response : refuse(422, "requirements_not_satisfied");
  const data = calls[name]?.(parts.slice(length), given) ?? refuse(404, "page_not_found");
  const response = data.error ? data : { status: 200, data };
  if (key !== undefined) answered.set(key, { request, response });
  return response;
}

/** What browsers open at the provider and at the gateway, and what they bring back: an address, or a page. */
const forBrowsers = {
  "/oauth/authorize": ({ redirect_uri, state }) => {
    const code = randomUUID();
    codes.add(code);
    return `${redirect_uri}?${new URLSearchParams({ code, state })}`;
  },
  "/gateway": ({ back, order }) =>
    `<form method="post" action="${back}"><input type="hidden" name="order" value="${order}">
     <input type="hidden" name="signature" value="${sign(order)}"><button>Pay</button></form>`,
  "/api/crm_channel_si_tc/payment/preApproval": ({ returnUrl, order = "", signature }) =>
    signature === sign(order) ? `${returnUrl}/${signature}` : `${returnUrl}?payment=failed&reason=invalid`,
};
const isElsewhere = ({ returnUrl = site }) => !`${returnUrl}/`.startsWith(`${site}/`);

function parse(body, type = "") {
  if (type.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body || "{}");
  } catch {
    return {};
  }
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, site);
  const body = (await request.toArray()).join("");
  const given = { ...Object.fromEntries(searchParams), ...parse(body, request.headers["content-type"]) };
  const shown = isElsewhere(given) ? undefined : forBrowsers[pathname]?.(given);
  if (shown?.startsWith("<")) return response.setHeader("content-type", "text/html").end(shown);
  if (shown !== undefined) return response.writeHead(303, { location: shown }).end();
  const { status, ...envelope } = respond(request.method, pathname, given, request.headers);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(envelope));
}).listen(port, () => console.log("ready"));
