/**
 * `npm run bench -w tools -- drop`: a promotion that opens at noon. Two thousand guests, three hundred at a time, ask for its
 * detail, calendar and times and book a table, against a back end that does nothing but answer, so that the limit of
 * the web server itself shows.
 */
import { randomUUID } from "node:crypto";
import { Agent, request } from "undici";
import { cpuSeconds } from "../machine.mjs";
import { draftFor } from "./book-tables.mjs";
import { quantile, report } from "./figures.mjs";
import { readBeside } from "./read-beside.mjs";

const GUESTS = 2_000;
const GUESTS_AT_ONCE = 300;
const PROMOTION = "/api/crm_channel_si_tc/promotion";
const CREATE = "/api/crm_channel_si_tc/reservation/create/1/1";
/** Kinds of reads that are the same for every guest. */
const SHARED_READS = /promotion\/(?:detail|calendar|calendarRange|timetable|timetableRange)\//;

/** Prints the outcome beside its goals, and returns the goals missed. `signIn` returns a guest's cookies. */
export async function measureDrop({ publicOrigin, backEnd, webPid, signIn }) {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const readers = readBeside([`${publicOrigin}/p/1-1-0`]);
  await readers.during(1);
  const calm = await readers.during(3);
  await request(`${backEnd}/counts`).then(({ body }) => body.dump());

  const dispatcher = new Agent({ connections: GUESTS_AT_ONCE, pipelining: 1 });
  const outcomes = new Map();
  const cookies = await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, signIn));
  const ask = async (kind, path, options = {}) => {
    const begin = performance.now();
    const { statusCode, body } = await request(publicOrigin + path, { dispatcher, ...options });
    await body.dump();
    const all = outcomes.get(kind) ?? [];
    all.push({ statusCode, ms: performance.now() - begin });
    outcomes.set(kind, all);
  };
  await readers.take();
  const cpu = cpuSeconds(webPid);
  const begin = performance.now();
  let next = 0;
  const visit = async (cookie) => {
    while (next < GUESTS) {
      next += 1;
      const headers = { cookie, "accept-language": "ko", "x-app": "1", "sec-fetch-site": "same-origin" };
      await Promise.all([
        ask("detail", `${PROMOTION}/detail/1/1`, { headers }),
        ask("calendarRange", `${PROMOTION}/calendarRange/1`, { headers }),
        ask("calendar", `${PROMOTION}/calendar/1?month=${day.slice(0, 7)}&pax=2`, { headers }),
      ]);
      await ask("timetable", `${PROMOTION}/timetable/1?date=${day}&pax=2`, { headers });
      await ask("create", CREATE, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify(draftFor(day)),
      });
    }
  };
  await Promise.all(cookies.map(visit));
  const seconds = (performance.now() - begin) / 1_000;
  const spent = cpuSeconds(webPid) - cpu;
  const busy = await readers.take();
  await readers.stop();
  await dispatcher.close();

  const counted = await request(`${backEnd}/counts`).then(({ body }) => body.json());
  const most = Math.max(
    ...counted.filter(({ kind }) => SHARED_READS.test(kind)).map(({ mostInASecond }) => mostInASecond),
  );
  const all = [...outcomes.values()].flat();
  console.log(
    `\n${GUESTS} guests, ${GUESTS_AT_ONCE} at a time, ${all.length} calls in ${seconds.toFixed(1)} s`,
  );
  for (const [kind, answers] of outcomes) {
    const failed = answers.filter(({ statusCode }) => statusCode !== 200);
    console.log(
      `${kind.padEnd(16)}${String(answers.length).padStart(6)} answers   median ${quantile(answers.map(({ ms }) => ms)).toFixed(0)} ms   slowest ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms   other than 200: ${failed.length}`,
    );
  }
  return [
    ...report("answers other than 200", all.filter(({ statusCode }) => statusCode !== 200).length, {
      most: 0,
    }),
    ...report("shared calls a kind, day and second", most, { most: 2 }),
    ...report("CPU of a call, ms", Number(((spent * 1_000) / all.length).toFixed(2)), { most: 1 }),
    ...report("slowest answer, ms", Math.round(Math.max(...all.map(({ ms }) => ms))), { most: 5_000 }),
    ...report("other pages, median ratio", Number((busy / calm).toFixed(1)), { most: 2 }),
  ];
}
