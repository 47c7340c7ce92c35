import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const CREATE = "/crm_channel_si_tc/reservation/create";
const DETAIL = "/crm_channel_si_tc/reservation/detail";
let sandbox: TestSandbox;
let guest: Guest;

before(async () => {
  sandbox = await openTestSandbox();
  guest = await signIn(sandbox);
});
beforeEach(() => sandbox.control("POST", "/reset", { only: ["reservations", "content"] }));
after(() => sandbox.close());

const create = (draft: object, where = "11/101", headers: Record<string, string> = guest.headers) =>
  sandbox.post(`${CREATE}/${where}`, draft, headers);
const refusalOf = async (answer: ReturnType<typeof create>) => {
  const { status, body } = await answer;
  return `${status} ${(body as { error?: { error: string } }).error?.error}`;
};

test("a booking that must be paid is pending until its auto-cancel time, and its detail has all given fields", async () => {
  const draft = testDraft({ adult: 2, child: 1, infant: 1 });
  const created = dataOf<{ reservationId: string }>(await create(draft));
  const { reservationId } = created;
  assert.match(reservationId, /^AH_\d+$/);
  const autoCancelAt = "2026-11-20T15:40:00.000Z";
  assert.deepEqual(created, { reservationId, status: "pending", needsPayment: true, autoCancelAt });
  const korean = { ...guest.headers, "accept-language": "ko" };
  assert.deepEqual(dataOf(await sandbox.get(`${DETAIL}/${reservationId}`, korean)), {
    reservationId,
    kind: "booking",
    resourceId: 11,
    promotionId: 101,
    promotionName: "오퍼 101",
    outlet: { resourceId: 11, name: "이름 11" },
    date: "2026-11-28",
    time: "18:00",
    adult: 2,
    child: 1,
    infant: 1,
    items: [
      {
        crmSiTcXpromotionMenuId: 7,
        menuName: "차림",
        menuAmount: 2,
        menuUnitPrice: 120_000,
        menuTotalPrice: 240_000,
      },
    ],
    amount: 240_000,
    currency: "KRW",
    name: "김여울",
    mobile: "010-1234-5678",
    email: "guest@example.com",
    requests: "창가",
    status: "pending",
    needsPayment: true,
    autoCancelAt,
    refundRules: [{ type: "absolute", daysBefore: 3, time: "18:00", percent: 100 }],
    createdAt: "2026-11-20T15:30:00.000Z",
  });
});

test("a booking without payment is confirmed, or pending at an outlet that accepts by hand", async () => {
  await sandbox.control("PUT", "/promotions/101", { needsPayment: false });
  await sandbox.control("PUT", "/promotions/102", { needsPayment: false });
  type Created = { reservationId: string; sent: { channel: string }[] };
  const { reservationId: _, sent, ...confirmed } = dataOf<Created>(await create(testDraft()));
  assert.deepEqual(confirmed, { status: "confirmed", needsPayment: false });
  assert.deepEqual(
    sent.map(({ channel }) => channel),
    ["sms", "email"],
  );
  const byHand = testDraft({ items: [], amount: 0 });
  const { reservationId: __, sent: ___, ...waiting } = dataOf<Created>(await create(byHand, "12/102"));
  assert.deepEqual(waiting, { status: "pending", needsPayment: false });
});

const menu = (quantity: number, unitPrice = 120_000) => ({
  items: [{ menuId: 7, quantity, unitPrice }],
  amount: quantity * unitPrice,
});

for (const { what, draft = {}, where = "11/101", refusal } of [
  { what: "an unknown outlet", where: "999/101", refusal: "422 wrong_shop_id" },
  { what: "a hotel in place of an outlet", where: "10/101", refusal: "422 wrong_shop_id" },
  { what: "an unknown promotion", where: "11/999", refusal: "404 failed_to_load_promotion" },
  { what: "another outlet's promotion", where: "12/101", refusal: "422 wrong_promotion" },
  { what: "an expired promotion", where: "11/104", refusal: "422 expired_promotion" },
  {
    what: "an outlet that accepts no reservations",
    where: "13/103",
    refusal: "422 wrong_outlet_configuration",
  },
  { what: "yesterday", draft: { date: "2026-11-20" }, refusal: "422 wrong_date_time" },
  {
    what: "a day after the last bookable one",
    draft: { date: "2026-12-22" },
    refusal: "422 wrong_date_time",
  },
  { what: "a date that does not exist", draft: { date: "2026-11-31" }, refusal: "422 wrong_date_time" },
  { what: "an invalid time", draft: { time: "late" }, refusal: "422 wrong_date_time" },
  { what: "a time between two slots", draft: { time: "18:30" }, refusal: "422 no_tables" },
  {
    what: "lunch on a day without lunch",
    draft: { date: "2026-11-23", time: "12:00" },
    refusal: "422 no_tables",
  },
  { what: "a party too large", draft: { adult: 7 }, refusal: "422 wrong_pax" },
  { what: "a party of infants", draft: { adult: 0, infant: 2 }, refusal: "422 wrong_pax" },
  { what: "half a guest", draft: { adult: 1.5 }, refusal: "422 wrong_pax" },
  { what: "a negative number of children", draft: { child: -1 }, refusal: "422 wrong_pax" },
  {
    what: "more of a menu than an order may contain",
    draft: menu(7),
    refusal: "422 wrong_item_limit",
  },
  { what: "a negative quantity", draft: menu(-2), refusal: "422 wrong_item_limit" },
  { what: "an old price", draft: menu(2, 100_000), refusal: "422 wrong_price" },
  { what: "a wrong total", draft: { amount: 1 }, refusal: "422 wrong_price" },
  { what: "nothing to pay", draft: { items: [], amount: 0 }, refusal: "422 wrong_price" },
  {
    what: "no consent to the refund policy",
    draft: { consents: { privacy: true } },
    refusal: "422 requirements_not_satisfied",
  },
  { what: "no name", draft: { name: " " }, refusal: "422 requirements_not_satisfied" },
  { what: "an invalid mail address", draft: { email: "guest" }, refusal: "422 requirements_not_satisfied" },
  {
    what: "an invalid phone number",
    draft: { mobile: "call me" },
    refusal: "422 requirements_not_satisfied",
  },
]) {
  test(`a booking of ${what} is refused: ${refusal}`, async () => {
    assert.equal(await refusalOf(create(testDraft(draft), where)), refusal);
  });
}

test("a booking to be paid is refused at an outlet without a gateway contract", async () => {
  await sandbox.control("PUT", "/promotions/201", {
    menus: [
      { id: 9, name: both("Set"), description: both(""), unitPrice: 1_000, minQuantity: 0, maxQuantity: 4 },
    ],
  });
  const draft = testDraft({ items: [{ menuId: 9, quantity: 1, unitPrice: 1_000 }], amount: 1_000 });
  assert.equal(await refusalOf(create(draft, "21/201")), "422 wrong_payment_configuration");
});

const both = (text: string) => ({ ko: text, en: text });

test("a party larger than the outlet's seats is refused with no_tables", async () => {
  await sandbox.control("PUT", "/promotions/101", { maxPax: 20 });
  assert.equal(await refusalOf(create(testDraft({ adult: 11 }))), "422 no_tables");
});

test("the limit per guest counts all of the guest's orders of that day", async () => {
  const limited = { id: 7, name: both("Set"), description: both(""), unitPrice: 120_000, maxPerPerson: 3 };
  await sandbox.control("PUT", "/promotions/101", {
    menus: [{ ...limited, minQuantity: 1, maxQuantity: 6 }],
  });
  assert.equal((await create(testDraft())).status, 200);
  const again = testDraft({ time: "19:00" });
  assert.equal(await refusalOf(create(again)), "422 over_item_limit");
  assert.equal((await create({ ...again, ...menu(1) })).status, 200);
  assert.equal((await create(again, "11/101", (await signIn(sandbox)).headers)).status, 200);
});

test("two concurrent orders do not exceed the limit per guest", async () => {
  const limited = { id: 7, name: both("Set"), description: both(""), unitPrice: 120_000, maxPerPerson: 2 };
  await sandbox.control("PUT", "/promotions/101", {
    menus: [{ ...limited, minQuantity: 1, maxQuantity: 6 }],
  });
  const answers = await Promise.all([create(testDraft()), create(testDraft({ time: "19:00" }))]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test("ten of a hundred concurrent guests get the last ten seats", async () => {
  const draft = testDraft({ adult: 1 });
  const guests = await Promise.all(Array.from({ length: 100 }, () => signIn(sandbox)));
  const answers = await Promise.all(guests.map(({ headers }) => create(draft, "11/101", headers)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 10);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    assert.deepEqual(
      { status, body },
      { status: 409, body: { error: { error: "cannot_make_reservation" } } },
    );
  const ids = answers.flatMap(({ status, body }) =>
    status === 200 ? [(body as { data: { reservationId: string } }).data.reservationId] : [],
  );
  assert.equal(new Set(ids).size, 10);
});

test("a booking without a session is refused", async () => {
  assert.equal(await refusalOf(create(testDraft(), "11/101", {})), "401 unauthorized");
});

test("the same idempotency key books once", async () => {
  const headers = { ...guest.headers, "idempotency-key": "draft-1" };
  const answers = await Promise.all([1, 2, 3].map(() => create(testDraft(), "11/101", headers)));
  const ids = new Set(answers.map((answer) => dataOf<{ reservationId: string }>(answer).reservationId));
  assert.equal(ids.size, 1);
});
