import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const RESERVATION = "/crm_channel_si_tc/reservation";
let sandbox: TestSandbox;
let guest: Guest;
let stranger: Guest;

type Listed = { rows: { reservationId: string; status: string }[]; lastPage: number };

before(async () => {
  sandbox = await openTestSandbox();
  [guest, stranger] = [await signIn(sandbox), await signIn(sandbox)];
});
beforeEach(async () => {
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("POST", "/reset", { only: ["reservations", "content"] });
});
after(() => sandbox.close());

async function make(given: object = {}): Promise<string> {
  const wanted = {
    customerId: guest.customerId,
    resourceId: 11,
    promotionId: 101,
    date: "2026-11-28",
    ...given,
  };
  const { status, body } = await sandbox.control("PUT", "/reservations", wanted);
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { reservationId: string }).reservationId;
}
async function makeRequest(given: object = {}): Promise<string> {
  const wanted = { resourceId: 11, promotionId: 101, amount: 50_000, ...given };
  return ((await sandbox.control("POST", "/payment-requests", wanted)).body as { reservationId: string })
    .reservationId;
}
const get = (path: string, who = guest) => sandbox.get(`${RESERVATION}/${path}`, who.headers);
const claim = (id: string, who = guest) => sandbox.post(`${RESERVATION}/claim/${id}`, {}, who.headers);
const cancel = (id: string, who = guest) => sandbox.put(`${RESERVATION}/cancel/${id}`, {}, who.headers);
const list = async (query: string, who = guest) => dataOf<Listed>(await get(`list?${query}`, who));
const errorOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { error?: { error: string } }).error?.error}`;

test("only the guest's own reservations are listed, current ones soonest first, past ones latest first", async () => {
  const later = await make({ date: "2026-12-01" });
  const today = await make({ date: "2026-11-21", time: "12:00" });
  const sooner = await make({ date: "2026-11-28", time: "18:00" });
  const yesterday = await make({ date: "2026-11-20", status: "turned_over" });
  const cancelled = await make({ date: "2026-12-05", status: "cancelled" });
  const forgotten = await make({ date: "2026-11-19" });
  await make({ customerId: stranger.customerId });

  const ids = (page: Listed) => page.rows.map(({ reservationId }) => reservationId);
  assert.deepEqual(ids(await list("tab=current")), [today, sooner, later]);
  assert.deepEqual(ids(await list("tab=past")), [cancelled, yesterday, forgotten]);
  const page = await list("tab=current&perPage=2&page=2");
  assert.deepEqual([ids(page), page.lastPage], [[later], 2]);
  assert.deepEqual(await list("tab=past", stranger), { rows: [], lastPage: 1 });
});

for (const { status, tab } of [
  { status: "tentative", tab: "current" },
  { status: "call_wrong", tab: "current" },
  { status: "waitlist_called", tab: "current" },
  { status: "check_req", tab: "current" },
  { status: "rejected", tab: "past" },
  { status: "noshow", tab: "past" },
  { status: "paid", tab: "past" },
]) {
  test(`a reservation of today that is ${status} is listed as ${tab}`, async () => {
    const reservationId = await make({ date: "2026-11-21", status });
    const { rows } = await list(`tab=${tab}`);
    assert.deepEqual(
      rows.map((row) => [row.reservationId, row.status]),
      [[reservationId, status]],
    );
  });
}

test("a reservation not paid in time is cancelled in status, detail and lists", async () => {
  const ids = await Promise.all([1, 2, 3].map(() => make({ status: "pending", autoCancelAt: at("01:00") })));
  sandbox.clock.stopAt(new Date(at("00:59:59")));
  assert.equal((await list("tab=current")).rows.length, 3);
  sandbox.clock.stopAt(new Date(at("01:00")));
  const [first, second] = ids;
  assert.deepEqual(dataOf(await get(`status/${first}`)), {
    reservationId: first,
    status: "cancelled",
    autoCancelAt: "2026-11-20T16:00:00.000Z",
    kind: "booking",
  });
  assert.equal(dataOf<{ status: string }>(await get(`detail/${second}`)).status, "cancelled");
  assert.equal((await list("tab=current")).rows.length, 0);
  assert.equal((await list("tab=past")).rows.length, 3);
});

const at = (time: string) => new Date(`2026-11-21T${time}+09:00`).toISOString();

test("another guest's reservation and an invalid id are both 404", async () => {
  const id = await make();
  for (const path of [`detail/${id}`, `status/${id}`])
    assert.equal(errorOf(await get(path, stranger)), "404 notfound_reservation");
  assert.equal(errorOf(await cancel(id, stranger)), "404 notfound_reservation");
  for (const wrong of ["AH_999999", "AH_0", "20418", "AH_1e3", "AH_99999999999"])
    assert.equal(errorOf(await get(`detail/${wrong}`)), "404 notfound_reservation");
  assert.equal(dataOf<{ status: string }>(await get(`status/${id}`)).status, "confirmed");
});

test("claiming requires a session", async () => {
  assert.equal(errorOf(await sandbox.post(`${RESERVATION}/claim/AH_1`, {})), "401 unauthorized");
});

for (const path of ["list", "detail/AH_1", "status/AH_1"]) {
  test(`${path} requires a session`, async () => {
    assert.equal(errorOf(await sandbox.get(`${RESERVATION}/${path}`)), "401 unauthorized");
  });
}

test("reading a payment request claims nothing; it belongs to the first guest who claims it", async () => {
  const id = await makeRequest();
  assert.equal(dataOf<{ kind: string }>(await get(`status/${id}`, stranger)).kind, "request");
  for (const who of [guest, stranger]) {
    const detail = dataOf<{ kind: string; status: string; amount: number }>(await get(`detail/${id}`, who));
    assert.deepEqual([detail.kind, detail.status, detail.amount], ["request", "pending", 50_000]);
  }
  assert.deepEqual((await list("tab=current")).rows, []);
  assert.equal(errorOf(await cancel(id)), "404 notfound_reservation");
  for (const _once of [1, 2]) assert.equal((await claim(id)).status, 200);
  for (const path of [`detail/${id}`, `status/${id}`])
    assert.equal(errorOf(await get(path, stranger)), "409 reservation_already_claimed");
  assert.equal(errorOf(await claim(id, stranger)), "409 reservation_already_claimed");
  assert.deepEqual(
    (await list("tab=current")).rows.map(({ reservationId }) => reservationId),
    [id],
  );
});

test("a payment request claimed by two guests at once belongs to one of them", async () => {
  const id = await makeRequest();
  const answers = await Promise.all([claim(id), claim(id, stranger)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test("after its time an unclaimed payment request is refused as expired, a claimed one is cancelled", async () => {
  const [claimed, unclaimed] = [
    await makeRequest({ expiresInMinutes: 60 }),
    await makeRequest({ expiresInMinutes: 60 }),
  ];
  await claim(claimed);
  sandbox.clock.advance(60);
  assert.equal(errorOf(await claim(unclaimed)), "422 expired_reservation");
  assert.equal(errorOf(await get(`detail/${unclaimed}`)), "422 expired_reservation");
  assert.equal(dataOf<{ status: string }>(await get(`detail/${claimed}`)).status, "cancelled");
});

test("an unpaid reservation is cancelled without a refund, and its seats are free again", async () => {
  const created = await sandbox.post(`${RESERVATION}/create/11/101`, testDraft(), guest.headers);
  const { reservationId } = dataOf<{ reservationId: string }>(created);
  assert.deepEqual(dataOf(await cancel(reservationId)), {
    status: "cancelled",
    refundAmount: 0,
    refundPercent: 0,
  });
  const detail = dataOf<{ autoCancelAt?: string }>(await get(`detail/${reservationId}`));
  assert.equal(detail.autoCancelAt, undefined);
  const timetable = await sandbox.get("/crm_channel_si_tc/promotion/timetable/101?date=2026-11-28");
  assert.equal(dataOf<{ remaining: number }[]>(timetable)[3]?.remaining, 10);
});

test("a guest can cancel exactly 24 hours before the reservation, but not later", async () => {
  const id = await make({ date: "2026-11-22", time: "00:30" });
  sandbox.clock.advance(1);
  assert.equal(errorOf(await cancel(id)), "422 requirements_not_satisfied");
  sandbox.clock.advance(-1);
  assert.equal((await cancel(id)).status, 200);
});

for (const status of ["cancelled", "rejected", "noshow", "seated", "turned_over"]) {
  test(`a reservation that is ${status} cannot be cancelled`, async () => {
    assert.equal(errorOf(await cancel(await make({ status }))), "422 requirements_not_satisfied");
  });
}

test("a reservation cannot be cancelled while its payment is being approved", async () => {
  const id = await make({ status: "pending", paymentStatus: "approval_requested" });
  assert.equal(errorOf(await cancel(id)), "409 requirements_not_satisfied");
});
