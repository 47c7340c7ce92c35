import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";

const COUPON = "/crm_channel_si_tc/coupon";
const OUTLET = 11;
let sandbox: TestSandbox;
let guest: Guest;
let stranger: Guest;

type Listed = { rows: { id: number; status: string }[]; lastPage: number };

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("POST", "/reset", { only: ["people", "content", "records"] });
  [guest, stranger] = [await signIn(sandbox), await signIn(sandbox)];
  await sandbox.control("PUT", `/checks/${OUTLET}/1001`);
  await sandbox.control("PUT", `/checks/${OUTLET}/1003`, { open: false });
});
after(() => sandbox.close());

async function put(given: object = {}, owner = guest): Promise<number> {
  const wanted = { customerId: owner.customerId, outletIds: [OUTLET, 12], ...given };
  const { status, body } = await sandbox.control("PUT", "/coupons", wanted);
  assert.equal(status, 200, JSON.stringify(body));
  return (body as { id: number }).id;
}
const list = async (query = "", who = guest) =>
  dataOf<Listed>(await sandbox.get(`${COUPON}/list?${query}`, who.headers));
const ids = ({ rows }: Listed) => rows.map(({ id }) => id);
const spend = (
  id: number,
  { outlet = OUTLET, checkNumber = "1001", password = "2580", headers = guest.headers, key = "" } = {},
) =>
  sandbox.post(
    `${COUPON}/check/${id}/${outlet}?${new URLSearchParams({ checkNumber, password })}`,
    {},
    key === "" ? headers : { ...headers, "idempotency-key": key },
  );
const errorOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { error?: { error: string } }).error?.error}`;
const day = (date: string) => `${date}T12:00:00+09:00`;

test("usable coupons are listed first, soonest to end first, then used and expired ones, latest first", async () => {
  const later = await put({ validTo: day("2027-03-01") });
  const sooner = await put({ validTo: day("2026-11-22") });
  const used = await put({ usedAt: day("2026-09-01") });
  const expired = await put({ validTo: day("2026-10-01") });
  await put({}, stranger);

  assert.deepEqual(ids(await list()), [sooner, later, expired, used]);
  assert.deepEqual(ids(await list("status=usable")), [sooner, later]);
  assert.deepEqual(ids(await list("status=used")), [used]);
  assert.deepEqual(ids(await list("status=expired")), [expired]);
  const second = await list("perPage=3&page=2");
  assert.deepEqual([ids(second), second.lastPage], [[used], 2]);
  assert.equal((await sandbox.get(`${COUPON}/list?status=lost`, guest.headers)).status, 422);
});

test("used and expired coupons are listed for exactly six months of the sandbox's clock", async () => {
  const used = await put({ usedAt: day("2026-05-21") });
  const expired = await put({ validTo: day("2026-05-21") });
  const spentBefore = await put({ validTo: day("2026-11-01"), usedAt: "2026-05-21T00:30:00+09:00" });
  assert.deepEqual(ids(await list()).sort(), [used, expired, spentBefore].sort());
  sandbox.clock.stopAt(new Date("2026-11-21T00:30:01+09:00"));
  assert.deepEqual(ids(await list()).sort(), [used, expired].sort());
  sandbox.clock.stopAt(new Date(day("2026-11-21")));
  assert.deepEqual(ids(await list()).sort(), [used, expired].sort());
  sandbox.clock.stopAt(new Date("2026-11-21T12:00:01+09:00"));
  assert.deepEqual(ids(await list()), []);
});

test("a coupon is returned in the client's language, with its outlets, its picture and the outlet of use", async () => {
  const id = await put({
    name: { ko: "빵", en: "Bread" },
    image: "{media}/media/bread.jpg",
    validFrom: day("2026-11-01"),
    validTo: day("2026-12-01"),
  });
  await spend(id, { outlet: OUTLET });
  const { rows } = dataOf<Listed>(
    await sandbox.get(`${COUPON}/list`, { ...guest.headers, "accept-language": "ko-KR" }),
  );
  assert.deepEqual(rows, [
    {
      id,
      name: "빵",
      description: "식사 뒤에 드립니다.",
      image: "https://media.test/media/bread.jpg",
      status: "used",
      validFrom: "2026-11-01T03:00:00.000Z",
      validTo: "2026-12-01T03:00:00.000Z",
      usedAt: TEST_NOW.toISOString(),
      usedOutlet: { resourceId: 11, name: "이름 11" },
      outlets: [
        { resourceId: 11, name: "이름 11" },
        { resourceId: 12, name: "이름 12" },
      ],
    },
  ]);
});

test("each refusal has its own error key and leaves the coupon unused", async () => {
  const good = await put();
  const cases = {
    "404 notfound_coupon": [await put({}, stranger), {}],
    "409 used_coupon": [await put({ usedAt: day("2026-11-20") }), {}],
    "422 expired_coupon": [await put({ validTo: day("2026-11-20") }), {}],
    "422 wrong_coupon_date": [await put({ validFrom: day("2026-11-22") }), {}],
    "422 wrong_coupon_outlet": [good, { outlet: 21 }],
    "422 wrong_check_number": [good, { checkNumber: "9999" }],
    "422 wrong_check_password": [good, { password: "0000" }],
    "409 closed_check": [good, { checkNumber: "1003" }],
    "401 unauthorized": [good, { headers: { authorization: "Bearer nobody" } }],
  } as const;
  for (const [expected, [id, given]] of Object.entries(cases)) {
    assert.equal(errorOf(await spend(id, given)), expected);
  }
  assert.equal(errorOf(await spend(999_999)), "404 notfound_coupon");
  assert.equal(
    errorOf(await spend(good, { outlet: 12 })),
    "422 wrong_check_number",
    "a check of another outlet",
  );
  assert.deepEqual(ids(await list("status=usable")).includes(good), true);
});

test("a closed check is not revealed without its password", async () => {
  const id = await put();
  assert.equal(errorOf(await spend(id, { checkNumber: "1003", password: "0" })), "422 wrong_check_password");
});

test("concurrent calls use a coupon exactly once", async () => {
  const id = await put();
  // More would be refused as guesses before the outcome of the first ones is known.
  const answers = await Promise.all(Array.from({ length: 5 }, () => spend(id)));
  const used = answers.filter(({ status }) => status === 200);
  assert.equal(used.length, 1);
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(errorOf),
    Array.from({ length: 4 }, () => "409 used_coupon"),
  );
  assert.deepEqual(ids(await list("status=used")), [id]);
});

test("the same idempotency key gets the same response, another one finds the coupon used", async () => {
  const id = await put();
  const answers = await Promise.all([1, 2, 3].map(() => spend(id, { key: "guest-tapped-once" })));
  for (const answer of answers)
    assert.deepEqual(dataOf(answer), { used: true, usedAt: TEST_NOW.toISOString() });
  assert.equal(errorOf(await spend(id, { key: "guest-tapped-again" })), "409 used_coupon");
});

test("a coupon is valid until its last instant, on a check that is open", async () => {
  const id = await put({ validTo: TEST_NOW.toISOString() });
  sandbox.clock.stopAt(new Date(TEST_NOW.getTime() + 1));
  assert.equal(errorOf(await spend(id)), "422 expired_coupon");
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("PUT", `/checks/${OUTLET}/1001`, { open: false });
  assert.equal(errorOf(await spend(id)), "409 closed_check");
  await sandbox.control("PUT", `/checks/${OUTLET}/1001`, { open: true });
  assert.equal((await spend(id)).status, 200);
});

test("after five wrong passwords for a check the right one is refused for ten minutes", async () => {
  const id = await put();
  const wrong = await Promise.all(Array.from({ length: 8 }, () => spend(id, { password: "0000" })));
  assert.deepEqual(wrong.map(errorOf).sort(), [
    ...Array(5).fill("422 wrong_check_password"),
    ...Array(3).fill("429 too_many_attempts"),
  ]);
  const right = await spend(id);
  assert.equal(errorOf(right), "429 too_many_attempts");
  assert.equal(right.headers.get("retry-after"), "600");
  sandbox.clock.stopAt(new Date(TEST_NOW.getTime() + 10 * 60_000));
  assert.equal((await spend(id)).status, 200);
});

test("after ten wrong guesses a guest is refused for every check, and another guest is not", async () => {
  const id = await put();
  for (let index = 0; index < 10; index += 1) {
    assert.equal(errorOf(await spend(id, { checkNumber: `70${index}` })), "422 wrong_check_number");
  }
  assert.equal(errorOf(await spend(id)), "429 too_many_attempts");
  const theirs = await put({}, stranger);
  assert.equal((await spend(theirs, { headers: stranger.headers })).status, 200);
});

test("anyone is told the name of a coupon, and that there is none", async () => {
  const id = await put({ name: { ko: "차 두 잔", en: "Two cups of tea" } });
  assert.deepEqual(dataOf(await sandbox.get(`${COUPON}/name/${id}`)), { id, name: "Two cups of tea" });
  assert.equal(errorOf(await sandbox.get(`${COUPON}/name/999999`)), "404 notfound_coupon");
});
