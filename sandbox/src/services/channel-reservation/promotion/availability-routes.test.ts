import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const PROMOTION = "/crm_channel_si_tc/promotion";
const CREATE = "/crm_channel_si_tc/reservation/create/11/101";
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  await sandbox.control("POST", "/reset", { only: ["reservations"] });
});
after(() => sandbox.close());

const at = (time: string) => sandbox.clock.stopAt(new Date(`${time}:00+09:00`));
const refusal = async (path: string) => {
  const { status, body } = await sandbox.get(`${PROMOTION}/${path}`);
  return { status, body };
};
const calendar = async (query: string, id = 101) => {
  const answer = await sandbox.get(`${PROMOTION}/calendar/${id}?${query}`);
  const days = dataOf<{ date: string; status: string }[]>(answer);
  return new Map(days.map(({ date, status }) => [date, status]));
};
const timetable = async (query: string, id = 101) =>
  dataOf<{ time: string; status: string; remaining: number }[]>(
    await sandbox.get(`${PROMOTION}/timetable/${id}?${query}`),
  );

test("a calendar month has all days, open from today to the promotion's last day", async () => {
  at("2026-11-21T09:00");
  const november = await calendar("month=2026-11");
  assert.equal(november.size, 30);
  assert.equal(november.get("2026-11-20"), "closed");
  assert.equal(november.get("2026-11-21"), "open");
  const december = await calendar("month=2026-12");
  assert.deepEqual([december.get("2026-12-21"), december.get("2026-12-22")], ["open", "closed"]);
  assert.equal((await calendar("month=2026-12", 102)).get("2026-12-25"), "closed");
});

test("a promotion that starts later is closed on earlier days", async () => {
  at("2026-11-21T09:00");
  const november = await calendar("month=2026-11", 102);
  assert.deepEqual([november.get("2026-11-25"), november.get("2026-11-26")], ["closed", "open"]);
  assert.deepEqual(await timetable("date=2026-11-25", 102), []);
});

test("today's times are offered until an hour ahead", async () => {
  at("2026-11-21T17:00");
  const times = async () => (await timetable("date=2026-11-21")).map(({ time }) => time);
  assert.deepEqual(await times(), ["18:00", "19:00", "20:00"]);
  at("2026-11-21T17:01");
  assert.deepEqual(await times(), ["19:00", "20:00"]);
  at("2026-11-21T19:01");
  assert.deepEqual(await times(), []);
  assert.equal((await calendar("month=2026-11")).get("2026-11-21"), "closed");
});

test("an outlet's times depend on the weekday and on holidays", async () => {
  at("2026-11-21T09:00");
  assert.deepEqual(
    (await timetable("date=2026-11-23")).map(({ time }) => time),
    ["18:00", "19:00", "20:00"],
  );
  const range = async (date: string) =>
    dataOf(await sandbox.get(`${PROMOTION}/timetableRange/101?date=${date}`));
  assert.deepEqual(await range("2026-11-24"), { start: "12:00", end: "20:00", interval: 30 });
  assert.deepEqual(await range("2026-11-23"), { start: "18:00", end: "20:00", interval: 60 });
  assert.deepEqual(await refusal("timetableRange/102?date=2026-12-25"), {
    status: 422,
    body: { error: { error: "no_tables" } },
  });
});

test("a promotion that names sittings is served only at those", async () => {
  at("2026-11-21T09:00");
  await sandbox.control("PUT", "/promotions/101", { sittings: ["lunch"] });
  assert.deepEqual(
    (await timetable("date=2026-11-24")).map(({ time }) => time),
    ["12:00", "12:30", "13:00"],
  );
  await sandbox.control("PUT", "/promotions/101", { sittings: null });
});

test("booked seats are taken, and free again once the unpaid reservation is cancelled", async () => {
  at("2026-11-21T09:00");
  const guest = await signIn(sandbox);
  const booked = dataOf<{ autoCancelAt: string }>(await sandbox.post(CREATE, testDraft(), guest.headers));
  assert.equal(booked.autoCancelAt, "2026-11-21T00:10:00.000Z");
  const dinner = async (pax: number) => (await timetable(`date=2026-11-28&pax=${pax}`))[3];
  assert.deepEqual(await dinner(2), { time: "18:00", remaining: 8, status: "open" });
  assert.deepEqual(await dinner(9), { time: "18:00", remaining: 8, status: "full" });
  sandbox.clock.advance(10);
  assert.deepEqual(await dinner(9), { time: "18:00", remaining: 10, status: "open" });
});

test("a day has few tables by the seats that are left, and is full when no time has enough for the party", async () => {
  at("2026-11-21T09:00");
  for (const time of ["12:00", "12:30", "13:00", "18:00", "19:00", "20:00"])
    await sandbox.control("PUT", "/capacity", { resourceId: 11, date: "2026-11-24", time, remaining: 2 });
  const day = async (pax: number) => (await calendar(`month=2026-11&pax=${pax}`)).get("2026-11-24");
  assert.deepEqual([await day(1), await day(2), await day(4)], ["few", "few", "full"]);
});

test("a guest gets the count of their own ordered items only", async () => {
  at("2026-11-21T09:00");
  const [guest, other] = [await signIn(sandbox), await signIn(sandbox)];
  const ordered = async (headers: Record<string, string>, date = "2026-11-28") =>
    dataOf(await sandbox.get(`${PROMOTION}/orderedItemCount?promotionId=101&date=${date}`, headers));
  await sandbox.post(CREATE, testDraft(), guest.headers);
  await sandbox.post(CREATE, testDraft({ time: "19:00" }), guest.headers);
  assert.deepEqual(await ordered(guest.headers), { 7: 4 });
  assert.deepEqual(await ordered(guest.headers, "2026-11-29"), {});
  assert.deepEqual(await ordered(other.headers), {});
  sandbox.clock.advance(10);
  assert.deepEqual(await ordered(guest.headers), {});
  assert.equal((await refusal("orderedItemCount?promotionId=101&date=2026-11-28")).status, 401);
});

for (const { path, status, error } of [
  { path: "calendar/999?month=2026-11", status: 404, error: "failed_to_load_promotion" },
  { path: "calendar/101?month=2026-13", status: 422, error: "requirements_not_satisfied" },
  { path: "calendar/101?month=2026-11&pax=0", status: 422, error: "requirements_not_satisfied" },
  { path: "timetable/101?date=2026-02-30", status: 422, error: "requirements_not_satisfied" },
  { path: "timetable/104?date=2026-11-24", status: 422, error: "expired_promotion" },
  { path: "timetable/103?date=2026-11-24", status: 422, error: "wrong_outlet_configuration" },
]) {
  test(`${path} is refused with ${error}`, async () => {
    assert.deepEqual(await refusal(path), { status, body: { error: { error } } });
  });
}

test("a day of the calendar has the price of the cheapest meal served on it, and another day's menu is refused", async () => {
  at("2026-11-20T09:00");
  const menu = (id: number, unitPrice: number, more: object = {}) => ({
    id,
    name: { ko: "상", en: "Set" },
    description: { ko: "", en: "" },
    unitPrice,
    minQuantity: 0,
    maxQuantity: 8,
    ...more,
  });
  const menus = [menu(1, 90_000), menu(2, 45_000, { weekdays: [1, 2, 3, 4, 5] })];
  await sandbox.control("PUT", "/promotions/101", { menus });
  const days = dataOf<{ date: string; price?: object }[]>(
    await sandbox.get(`${PROMOTION}/calendar/101?month=2026-11`),
  );
  const priceOn = (date: string) => days.find((day) => day.date === date)?.price;
  // A Friday, a Saturday and a Monday.
  assert.deepEqual(["2026-11-20", "2026-11-21", "2026-11-23"].map(priceOn), [
    { adult: 45_000 },
    { adult: 90_000 },
    { adult: 45_000 },
  ]);
  const { headers } = await signIn(sandbox);
  const items = [{ menuId: 2, quantity: 2, unitPrice: 45_000 }];
  const book = async (date: string) =>
    (await sandbox.post(CREATE, testDraft({ date, items, amount: 90_000 }), headers)).status;
  assert.deepEqual([await book("2026-11-21"), await book("2026-11-23")], [409, 200]);
});
