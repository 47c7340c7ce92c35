import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { type Guest, signIn } from "#testing/sign-in.ts";

const BASE = "/crm_channel_base/eventResults/create";
const EVENT = 501;
const simple = [{ type: "simple", question: "", answer: true }];
let sandbox: TestSandbox;
let guest: Guest;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(async () => {
  sandbox.clock.stopAt(TEST_NOW);
  await sandbox.control("POST", "/reset", { only: ["people", "content", "records"] });
  guest = await signIn(sandbox);
});
after(() => sandbox.close());

const open = (given: object = {}) => sandbox.control("PUT", `/events/${EVENT}`, given);
const enter = (who = guest, answers: unknown = simple, path = `${BASE}/${EVENT}`) =>
  sandbox.post(path, answers, who.headers);
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { error?: { code: number } }).error?.code}`;
const results = async () =>
  ((await sandbox.control("GET", `/event-results?eventId=${EVENT}`)).body as { results: object[] }).results;

test("answers are stored with the campaign and sharer of the visit", async () => {
  await open();
  const answers = [
    { type: "multiple choice", question: "Red or white?", answer: "Red" },
    { type: "short answer", question: "Why?", answer: "바다" },
  ];
  assert.equal(dataOf(await enter(guest, answers, `${BASE}/${EVENT}?campaign=winter&sharedBy=abc`)), true);
  const [result] = await results();
  assert.deepEqual(
    { ...result, id: 0 },
    {
      id: 0,
      eventId: EVENT,
      customerId: guest.customerId,
      answers,
      campaign: "winter",
      sharedBy: "abc",
      createdAt: TEST_NOW.toISOString(),
    },
  );
});

test("a guest takes part only once, also with concurrent calls", async () => {
  await open();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enter()));
  assert.deepEqual(answers.map(codeOf).sort(), [
    "200 undefined",
    ...Array.from({ length: 4 }, () => "409 -101103"),
  ]);
  assert.equal(codeOf(await enter()), "409 -101103");
  assert.equal((await results()).length, 1);
});

test("an event refuses answers before its first and after its last instant", async () => {
  const enterAt = async (text: string) => {
    sandbox.clock.stopAt(new Date(text));
    // Sessions last twelve hours, so each entry needs a new sign-in.
    return enter(await signIn(sandbox));
  };
  await open({ startsAt: "2026-12-01T00:00:00+09:00", endsAt: "2026-12-31T23:59:59+09:00" });
  assert.equal(codeOf(await enterAt("2026-11-30T23:59:59+09:00")), "422 -101106");
  assert.equal(codeOf(await enterAt("2027-01-01T00:00:00+09:00")), "422 -101105");
  assert.equal((await enterAt("2026-12-31T23:59:59+09:00")).status, 200);
});

test("an event without places left refuses further guests", async () => {
  await open({ places: 2 });
  const guests = await Promise.all([1, 2, 3, 4].map(() => signIn(sandbox)));
  const answers = await Promise.all(guests.map((one) => enter(one)));
  assert.deepEqual(answers.map(codeOf).sort(), [
    "200 undefined",
    "200 undefined",
    "409 -101107",
    "409 -101107",
  ]);
  assert.equal((await results()).length, 2);
});

test("an event for members requires a linked loyalty account", async () => {
  await open({ needsLoyalty: true });
  assert.equal(codeOf(await enter()), "403 -101104");
  const { body } = await sandbox.control("POST", "/people/tokens", { messengerId: 11 });
  const member = {
    customerId: 0,
    headers: { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` },
  };
  assert.equal((await enter(member)).status, 200);
});

test("blank, untrimmed and invalid answers are refused, and so is an unknown event", async () => {
  await open();
  for (const answers of [
    [],
    {},
    [{ type: "simple", question: "", answer: "yes" }],
    [{ type: "short answer", question: "Why?", answer: "" }],
    [{ type: "short answer", question: "Why?", answer: " so " }],
    [{ type: "multiple choice", question: "Which?", answer: true }],
    [{ type: "essay", question: "Why?", answer: "so" }],
  ]) {
    assert.equal(codeOf(await enter(guest, answers)), "422 -101102", JSON.stringify(answers));
  }
  assert.equal(codeOf(await enter(guest, simple, `${BASE}/999999`)), "404 -101101");
  assert.deepEqual((await enter({ customerId: 0, headers: { authorization: "" } })).status, 401);
});

test("the event's coupon is listed for the guest at once", async () => {
  const terms = {
    name: { ko: "차", en: "Tea" },
    description: { ko: "", en: "" },
    image: null,
    outletIds: [11],
  };
  await open({ reward: { ...terms, goodForDays: 10 } });
  await enter();
  await enter();
  const { rows } = dataOf<{ rows: { name: string; status: string; validTo: string }[] }>(
    await sandbox.get("/crm_channel_si_tc/coupon/list", guest.headers),
  );
  assert.deepEqual(
    rows.map(({ name, status, validTo }) => [name, status, validTo]),
    [["Tea", "usable", "2026-12-01T14:59:59.000Z"]],
  );
});

test("a quiz returns whether the answers were right and the coupon's id; other events return true", async () => {
  const reward = {
    name: { ko: "차 두 잔", en: "Two teas" },
    description: { ko: "", en: "" },
    image: null,
    outletIds: [],
    goodForDays: 7,
  };
  const answer = (text: string) => [
    { type: "multiple choice", question: "When?", answer: text },
    { type: "short answer", question: "Which plate?", answer: "any" },
  ];
  type Told = { correct: boolean; couponId: number; rightAnswers: { question: string; answer: string }[] };
  await open({ reward, rightAnswers: [["Two", "오후 두 시"], []] });
  const right = dataOf<Told>(await enter(guest, answer("two")));
  assert.equal(right.correct, true);
  assert.ok(right.couponId > 0);
  const wrong = dataOf<Told>(await enter(await signIn(sandbox), answer("Noon")));
  assert.equal(wrong.correct, false);
  assert.deepEqual(wrong.rightAnswers, [
    { question: "When?", answer: "Two" },
    { question: "When?", answer: "오후 두 시" },
  ]);
  await open({ reward });
  assert.equal(dataOf(await enter(await signIn(sandbox), answer("Noon"))), true);
});

test("a guest reads their own answers and no other guest's", async () => {
  await open();
  const mine = (who: Guest) => sandbox.get(`/crm_channel_base/eventResults/mine/${EVENT}`, who.headers);
  assert.deepEqual(dataOf(await mine(guest)), []);
  const answers = [{ type: "short answer", question: "Why?", answer: "바다" }];
  await enter(guest, answers);
  await enter(await signIn(sandbox), simple);
  assert.deepEqual(dataOf(await mine(guest)), answers);
  assert.deepEqual(dataOf(await mine(await signIn(sandbox))), []);
  assert.equal((await mine({ customerId: 0, headers: { authorization: "" } })).status, 401);
});
