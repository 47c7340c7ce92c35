/**
 * A back end that does nothing but answer, so that the limit of the web server itself shows: one authored page per key,
 * one promotion, a table for everybody, and a group of 3,406 places, or as many places, promotions, reservations and
 * menus of the promotion as `BENCH_PLACES`, `BENCH_PROMOTIONS`, `BENCH_RESERVATIONS` and `BENCH_MENUS` say. Prints its
 * port when it listens. `GET /counts` returns the calls received since the last one by kind and day, and for each the
 * most within one second.
 *
 * A page's key says what it holds: `<number>-<kilobytes>-<widgets>`, such as `7-50-20`. Pages whose key begins with `v`
 * share a banner, which says how often `POST /banner` was requested.
 */
import { createServer } from "node:http";

const languages = [
  { id: 1, code: "ko", name: "한국어" },
  { id: 2, code: "en", name: "English" },
];
const PROMOTION = 1;
const PLACES = Number(process.env.BENCH_PLACES ?? 3_406);
const PROMOTIONS = Number(process.env.BENCH_PROMOTIONS ?? 0);
const RESERVATIONS = Number(process.env.BENCH_RESERVATIONS ?? 0);
const MENUS = Number(process.env.BENCH_MENUS ?? 0);
const REGIONS = 6;
const DAYS_OF_A_MONTH = 28;
const PARAGRAPH = `<h2>A table by the window</h2><p class="lead">The kitchen opens at <strong>noon</strong>, and <a href="/p/1-1-0">the garden</a> an hour later.</p>`;
const WIDGET = `<button class="jelly-button" data-options='{"route":"home"}'>Home</button>`;

const places = Array.from({ length: PLACES }, (_, index) => ({
  id: 1_000 + index,
  meta: metaOf(index < REGIONS ? "region" : "outlet", 1_000 + index),
  hierarchyLevel: index < REGIONS ? 1 : 2,
}));
const counts = new Map();
let reservations = 0;
let banner = 0;

const answers = [
  [/^\/api\/common_channel_resource\/system\/get$/, (_, query) => ({ key: query.get("key"), value: {} })],
  [/^\/api\/common_channel_content\/language\/list$/, () => languages],
  [
    /^\/api\/common_channel_content\/page\/page\/(.+)$/,
    ([, key]) => ({ id: 1, page: decodeURIComponent(key), ...(key.startsWith("v") && { top: "banner" }) }),
  ],
  [/^\/api\/common_channel_content\/page\/parts$/, (_, query) => query.get("id").split(",").map(partOf)],
  [/^\/api\/common_channel_resource\/resource\/query$/, (_, __, body) => placesFor(JSON.parse(body))],
  [/^\/api\/common_channel_resource\/site\/list$/, () => ({ rows: [], lastPage: 1 })],
  [/^\/api\/crm_channel_si_tc\/promotion\/detail\//, () => ({ ...promotion(), menus: menus() })],
  [/^\/api\/crm_channel_si_tc\/promotion\/calendarRange\//, () => ({ start: dayIn(0), end: dayIn(60) })],
  [/^\/api\/crm_channel_si_tc\/promotion\/calendar\//, (_, query) => daysOf(query.get("month"))],
  [
    /^\/api\/crm_channel_si_tc\/promotion\/timetableRange\//,
    () => ({ start: "12:00", end: "21:00", interval: 30 }),
  ],
  [/^\/api\/crm_channel_si_tc\/promotion\/timetable\//, () => times()],
  [/^\/api\/crm_channel_si_tc\/promotion\/list\//, (_, query) => pageOf(PROMOTIONS, query, promotionRow)],
  [/^\/api\/crm_channel_si_tc\/reservation\/create\//, createReservation],
  [
    /^\/api\/crm_channel_si_tc\/reservation\/list$/,
    (_, query) => pageOf(RESERVATIONS, query, reservationRow),
  ],
];

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  let body = "";
  for await (const chunk of request) body += chunk;
  if (pathname === "/counts") return respond(response, 200, takeCounts());
  if (pathname === "/banner") {
    banner += 1;
    return respond(response, 200, { banner });
  }
  const found = answers
    .map(([path, answer]) => [path.exec(pathname), answer])
    .find(([match]) => match !== null);
  count(
    `${pathname.replace(/^\/api\/\w+\//, "")} ${searchParams.get("date") ?? searchParams.get("month") ?? ""}`.trim(),
  );
  if (found === undefined) return respond(response, 404, { error: { error: "page_not_found" } });
  const [match, answer] = found;
  respond(response, 200, { data: answer(match, searchParams, body) });
});
server.listen(0, () => console.log(server.address().port));
process.once("SIGTERM", () => process.exit(0));

/** Answers `resource/query`: a place, on request with what is below it. */
function placesFor({ id, includeDescendents, maxLevel, descendentConditions, descendentRange }) {
  const root = { id, meta: metaOf(id === 1 ? "group" : "outlet", id), ancestors: [] };
  if (!includeDescendents) return [root];
  const type = descendentConditions?.type;
  const below = places.filter(
    ({ hierarchyLevel, meta }) =>
      hierarchyLevel <= (maxLevel ?? hierarchyLevel) && (type === undefined || meta.type === type),
  );
  const found = id === 1 ? below : [];
  if (descendentRange === undefined) return [{ ...root, descendents: found }];
  const { offset, count } = descendentRange;
  return [{ ...root, descendents: found.slice(offset, offset + count), descendentCount: found.length }];
}

function metaOf(type, id) {
  const text = {
    name: `Place ${id}`,
    description: "A dining room by the river, with a terrace and a cellar.",
  };
  return {
    type,
    key: `place-${id}`,
    visible: true,
    weight: 1,
    content: { ko: text, en: text, phone: "02-000-0000" },
  };
}

function createReservation() {
  reservations += 1;
  const reservationId = `AH_${String(reservations).padStart(8, "0")}`;
  return { reservationId, status: "confirmed", needsPayment: false };
}

/** Answers a paged list of so many rows. */
function pageOf(count, query, rowOf) {
  const perPage = Number(query.get("perPage") ?? 16);
  const first = (Number(query.get("page") ?? 1) - 1) * perPage;
  const rows = Array.from({ length: Math.max(0, Math.min(perPage, count - first)) }, (_, at) =>
    rowOf(first + at),
  );
  return {
    rows,
    page: first / perPage + 1,
    perPage,
    total: count,
    lastPage: Math.max(1, Math.ceil(count / perPage)),
  };
}

function promotionRow(at) {
  return { ...promotion(), id: 10_000 + at, resourceId: places.at(-1).id, name: `Evening ${at}` };
}

function reservationRow(at) {
  return {
    reservationId: `AH_${String(at).padStart(8, "0")}`,
    resourceId: places.at(-1).id,
    promotionId: PROMOTION,
    date: dayIn(1 + (at % 60)),
    time: "19:00",
    status: "confirmed",
    adult: 2,
    child: 0,
    infant: 0,
    amount: 0,
    currency: "KRW",
    needsPayment: false,
  };
}

function respond(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function count(kind) {
  const second = Math.floor(Date.now() / 1_000);
  const seconds = counts.get(kind) ?? new Map();
  seconds.set(second, (seconds.get(second) ?? 0) + 1);
  counts.set(kind, seconds);
}

function takeCounts() {
  const taken = [...counts].map(([kind, seconds]) => {
    const all = [...seconds.values()];
    return { kind, calls: all.reduce((sum, each) => sum + each, 0), mostInASecond: Math.max(...all) };
  });
  counts.clear();
  return taken;
}

function partOf(id) {
  const html = id === "banner" ? `<p>banner ${banner}.</p>` : markupOf(id);
  return {
    id,
    partContents: languages.map(({ id: languageId }) => ({ languageId, contents: html, meta: {} })),
  };
}

function markupOf(id) {
  const [, kilobytes = 1, widgets = 0] = id.split("-").map(Number);
  const paragraphs = Math.max(
    1,
    Math.round((kilobytes * 1_024 - widgets * WIDGET.length) / PARAGRAPH.length),
  );
  const every = widgets === 0 ? Number.POSITIVE_INFINITY : Math.ceil(paragraphs / widgets);
  const html = Array.from({ length: paragraphs }, (_, at) =>
    at % every === 0 && widgets > 0 ? PARAGRAPH + WIDGET : PARAGRAPH,
  );
  return `<h1>${id}</h1>${html.join("\n")}`;
}

function promotion() {
  const both = (text) => ({ ko: text, en: text });
  return {
    id: PROMOTION,
    resourceId: 1,
    name: "Noon",
    names: both("Noon"),
    description: "A table at noon",
    contents: "",
    menus: [],
    needsPayment: false,
    minPax: 1,
    maxPax: 6,
    start: dayIn(0),
    end: dayIn(60),
  };
}

function menus() {
  return Array.from({ length: MENUS }, (_, index) => ({
    id: index + 1,
    name: `Plate ${index + 1}`,
    description: "What the garden gives, and what the boats bring.",
    unitPrice: 12_000 + index * 100,
    allergens: ["milk", "wheat"],
    weight: MENUS - index,
  }));
}

function daysOf(month) {
  return Array.from({ length: DAYS_OF_A_MONTH }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, "0")}`,
    status: "open",
  }));
}

function times() {
  return Array.from({ length: 12 }, (_, index) => ({
    time: `${12 + Math.floor(index / 2)}:${index % 2 ? "30" : "00"}`,
    status: "open",
  }));
}

function dayIn(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
