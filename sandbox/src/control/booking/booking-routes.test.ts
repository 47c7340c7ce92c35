import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { bookingStatuses, paymentStatuses } from "#shared/booking-names.ts";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const SITC = "/crm_channel_si_tc";
let sandbox: TestSandbox;
let guest: Guest;

before(async () => {
  sandbox = await openTestSandbox();
  guest = await signIn(sandbox);
});
beforeEach(() => sandbox.control("POST", "/reset", { only: ["reservations", "content"] }));
after(() => sandbox.close());

const put = async (given: object = {}) => {
  const wanted = { customerId: guest.customerId, resourceId: 11, promotionId: 101, ...given };
  const { body } = await sandbox.control("PUT", "/reservations", wanted);
  return (body as { reservationId: string }).reservationId;
};
const detail = async (id: string) =>
  dataOf<{ status: string; paymentStatus?: string; date: string; time: string; amount: number }>(
    await sandbox.get(`${SITC}/reservation/detail/${id}`, guest.headers),
  );

test("PUT /reservations creates a reservation with the given fields, by default two weeks ahead", async () => {
  const made = await detail(await put());
  assert.deepEqual([made.status, made.date, made.time], ["confirmed", "2026-12-05", "19:00"]);
  const wanted = { date: "2020-01-01", time: "07:15", items: [{ menuId: 7, quantity: 3 }], status: "noshow" };
  const { status, date, time, amount } = await detail(await put(wanted));
  assert.deepEqual([status, date, time, amount], ["noshow", "2020-01-01", "07:15", 360_000]);
});

test("a reservation made by messengerId is found in that guest's session", async () => {
  const id = await put({ customerId: undefined, messengerId: 11 });
  const { body } = await sandbox.control("POST", "/people/tokens", { messengerId: 11 });
  const { accessToken } = body as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  assert.equal((await sandbox.get(`${SITC}/reservation/detail/${id}`, headers)).status, 200);
});

test("PATCH sets any status or payment status and keeps the fields it does not name", async () => {
  const id = await put();
  for (const status of bookingStatuses) {
    await sandbox.control("PATCH", `/reservations/${id}`, { status });
    assert.equal((await detail(id)).status, status);
  }
  for (const paymentStatus of paymentStatuses) {
    await sandbox.control("PATCH", `/reservations/${id}`, { paymentStatus });
    assert.equal((await detail(id)).paymentStatus, paymentStatus);
  }
  assert.equal(bookingStatuses.length, 24);
  assert.equal((await detail(id)).status, "turned_over");
});

test("PATCH moves the time of one reservation and leaves the others alone", async () => {
  const [near, other] = [await put(), await put()];
  const { body } = await sandbox.control("PATCH", `/reservations/${near}`, {
    startsAt: "2026-11-21T14:30:00Z",
    status: "pending",
    autoCancelAt: "2026-11-20T15:29:59Z",
  });
  assert.deepEqual(body, {
    reservationId: near,
    status: "pending",
    paymentStatus: null,
    date: "2026-11-21",
    time: "23:30",
    autoCancelAt: "2026-11-20T15:29:59.000Z",
  });
  assert.deepEqual([(await detail(near)).status, (await detail(other)).status], ["cancelled", "confirmed"]);
});

test("PUT /capacity sets the seats left in a slot, regardless of earlier bookings", async () => {
  await put({ date: "2026-11-28", time: "18:00", adult: 4 });
  const slot = { resourceId: 11, date: "2026-11-28", time: "18:00" };
  const remaining = async () => {
    const answer = await sandbox.get(`${SITC}/promotion/timetable/101?date=2026-11-28`);
    return dataOf<{ time: string; remaining: number }[]>(answer).find(({ time }) => time === "18:00")
      ?.remaining;
  };
  assert.equal(await remaining(), 6);
  await sandbox.control("PUT", "/capacity", { ...slot, remaining: 2 });
  assert.equal(await remaining(), 2);
  const create = () => sandbox.post(`${SITC}/reservation/create/11/101`, testDraft(), guest.headers);
  assert.deepEqual([(await create()).status, (await create()).status], [200, 409]);
  assert.equal(await remaining(), 0);
});

test("an outlet accepts reservations once its settings are put", async () => {
  const timetable = () => sandbox.get(`${SITC}/promotion/timetable/103?date=2026-11-28`);
  assert.equal((await timetable()).status, 422);
  await sandbox.control("PUT", "/outlets/13", {
    seats: 4,
    sittings: [{ name: "tea", first: "15:00", last: "16:00", intervalMinutes: 60 }],
  });
  assert.deepEqual(dataOf(await timetable()), [
    { time: "15:00", remaining: 4, status: "open" },
    { time: "16:00", remaining: 4, status: "open" },
  ]);
});

for (const { path, method = "PUT", body, status } of [
  { path: "/reservations", body: { resourceId: 11, promotionId: 101 }, status: 422 },
  { path: "/reservations", body: { resourceId: 11, promotionId: 999, customerId: 1 }, status: 422 },
  { path: "/reservations/AH_1", method: "PATCH", body: { status: "paid" }, status: 404 },
  { path: "/reservations/AH_1", method: "PATCH", body: { status: "perhaps" }, status: 422 },
  { path: "/reservations/AH_1", method: "PATCH", body: {}, status: 422 },
  { path: "/payment-requests", method: "POST", body: { resourceId: 11, promotionId: 101 }, status: 422 },
  { path: "/gateway/next", method: "POST", body: { outcome: "perhaps" }, status: 422 },
]) {
  test(`${method} ${path} with ${JSON.stringify(body)} is refused with an error message`, async () => {
    const answer = await sandbox.control(method, path, body);
    assert.equal(answer.status, status);
    assert.ok((answer.body as { error: string }).error);
  });
}

test("a reset removes reservations, slots and charges", async () => {
  const id = await put({ paid: true, items: [{ menuId: 7, quantity: 1 }] });
  const charges = async () => (await sandbox.control("GET", `/gateway/charges?reservationId=${id}`)).body;
  assert.equal(((await charges()) as { charges: object[] }).charges.length, 1);
  await sandbox.control("POST", "/reset", { only: ["reservations"] });
  assert.deepEqual(await charges(), { charges: [] });
  const answer = await sandbox.get(`${SITC}/reservation/detail/${id}`, guest.headers);
  assert.equal(answer.status, 404);
});
