/**
 * Books tables through the web application as many guests at once, and compares the result with the seats available:
 * none double, none lost, capacity exact.
 */
import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { askControls, signInGuest } from "./sandbox.mjs";

const RESERVATIONS = 1_000;
/** Fewer seats than reservations: exactly the surplus must be refused. */
const rushes = [
  { guestsAtOnce: 50, seats: 900, outlet: 910_000, promotion: 910_001 },
  { guestsAtOnce: 300, seats: 50, outlet: 920_000, promotion: 920_001 },
];
const TIME = "19:00";
/** Milliseconds within which every guest is told whether they have a table. */
const TOLD_WITHIN_MS = 5_000;

/** Books in each rush. Returns the errors as sentences; an empty list when all is right. */
export async function bookTables({ publicOrigin, controls }) {
  const wrong = [];
  for (const rush of rushes) {
    const outcome = await bookInRush([publicOrigin], askControls(controls), rush);
    wrong.push(...outcome.wrong);
    if (outcome.slowest > TOLD_WITHIN_MS)
      wrong.push(`booking: a guest waited ${outcome.slowest.toFixed(0)} ms for an answer`);
  }
  return wrong;
}

/**
 * Attempts 1,000 reservations for a party of one, in turn at each of the instances, the first of which is that of the
 * login. Calls `begin` when the guests are signed in. Returns what is wrong as sentences, and how long the slowest
 * answer took in milliseconds.
 */
export async function bookInRush(origins, control, rush, { begin: beginRush = () => {} } = {}) {
  const [publicOrigin] = origins;
  const { guestsAtOnce, seats } = rush;
  const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await layTable(control, rush);
  const guests = [];
  for (let index = 0; index < guestsAtOnce; index += 1) guests.push(await signInGuest(control, publicOrigin));

  const outcomes = [];
  let next = 0;
  await beginRush();
  const begin = performance.now();
  await Promise.all(
    guests.map(async (cookie, index) => {
      const origin = origins[index % origins.length];
      while (next < RESERVATIONS) {
        next += 1;
        outcomes.push(await book(origin, cookie, date, rush));
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;

  const booked = outcomes.filter(({ reservationId }) => reservationId !== undefined);
  const refused = outcomes.filter(
    ({ error }) => error === "cannot_make_reservation" || error === "no_tables",
  );
  const standing = [];
  for (const cookie of guests) standing.push(...(await listAll(publicOrigin, cookie)));
  const slowest = Math.max(...outcomes.map(({ ms }) => ms));
  console.log(
    `\nbooking, ${guestsAtOnce} guests at once: ${outcomes.length} requests, ${booked.length} booked, ${refused.length} refused as full, ` +
      `${(outcomes.length / seconds).toFixed(0)}/s, slowest ${slowest.toFixed(0)} ms`,
  );
  const ids = new Set(booked.map(({ reservationId }) => reservationId));
  const wrong = [];
  if (booked.length !== seats) wrong.push(`booking: ${booked.length} of ${seats} seats were booked`);
  if (ids.size !== booked.length) wrong.push("booking: two guests got the same reservation");
  if (booked.length + refused.length !== RESERVATIONS) {
    const others = outcomes.filter((outcome) => !booked.includes(outcome) && !refused.includes(outcome));
    wrong.push(`booking: ${others.length} got another response, such as ${JSON.stringify(others[0])}`);
  }
  if (standing.length !== ids.size || standing.some((id) => !ids.has(id)))
    wrong.push(`booking: ${standing.length} reservations are listed, ${ids.size} were confirmed`);
  return { wrong, slowest };
}

/** Lays a table with so many seats and offers it. */
export async function layTable(control, { seats, outlet, promotion }) {
  const both = (text) => ({ ko: text, en: text });
  await control("PUT", `/resources/${outlet}`, {
    parentId: null,
    type: "outlet",
    key: "bench",
    content: { ko: { name: "Bench" }, en: { name: "Bench" } },
    seo: { ko: { title: "Bench", thumb: "" }, en: { title: "Bench", thumb: "" } },
  });
  await control("PUT", `/outlets/${outlet}`, {
    seats,
    sittings: [{ name: "dinner", first: TIME, last: TIME, intervalMinutes: 30 }],
  });
  await control("PUT", `/promotions/${promotion}`, {
    resourceId: outlet,
    name: both("Bench"),
    description: both("Bench"),
    thumbnailImage: "{media}/media/coast.jpg",
    contents: both(""),
    menus: [],
    needsPayment: false,
    requiresMenu: false,
    minPax: 1,
    maxPax: 6,
    startsInDays: 0,
    endsInDays: 60,
  });
}

/** Returns what a guest sends to reserve for one on `date`. */
export function draftFor(date) {
  return {
    date,
    time: TIME,
    adult: 1,
    child: 0,
    infant: 0,
    items: [],
    amount: 0,
    currency: "KRW",
    name: "Bench Guest",
    mobile: "+821012345678",
    email: "bench@example.com",
    requests: "",
    consents: { cancellation: true, privacy: true },
  };
}

/** In a crowd our own page sends again what did not get its turn: so often, so many milliseconds later. */
const CROWD = { tries: 8, waitMs: 1_500 };

/**
 * Attempts one reservation for one, as our own page does; the same key once more asks for the outcome of the first
 * attempt. `ms` is the time until the guest is told something: the outcome, or that they have to wait.
 */
export async function book(publicOrigin, cookie, date, { outlet, promotion, key = randomUUID() }) {
  const begin = performance.now();
  let ms;
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(
      `${publicOrigin}/api/crm_channel_si_tc/reservation/create/${outlet}/${promotion}`,
      {
        method: "POST",
        // As long as our own page waits for it.
        signal: AbortSignal.timeout(15_500),
        headers: {
          cookie,
          "content-type": "application/json",
          "accept-language": "en",
          "x-app": "1",
          "sec-fetch-site": "same-origin",
          "idempotency-key": key,
        },
        body: JSON.stringify(draftFor(date)),
      },
    ).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) ?? {};
    ms ??= performance.now() - begin;
    const outcome = {
      ms,
      status: response?.status,
      reservationId: body.data?.reservationId,
      error: response === undefined ? "no answer" : body.error?.error,
    };
    if (outcome.error !== "too_many_guests" || tries === CROWD.tries) return outcome;
    await new Promise((resolve) => setTimeout(resolve, CROWD.waitMs));
  }
}

/** Lists the numbers of a guest's reservations. */
export async function listAll(publicOrigin, cookie) {
  const ids = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const response = await fetch(
      `${publicOrigin}/api/crm_channel_si_tc/reservation/list?tab=current&perPage=48&page=${page}`,
      { headers: { cookie, "accept-language": "en" } },
    );
    const { data, error } = await response.json();
    if (data === undefined)
      throw new Error(`The reservations cannot be listed: ${response.status} ${error?.error}`);
    ids.push(...data.rows.map(({ reservationId }) => reservationId));
    last = data.lastPage;
  }
  return ids;
}
