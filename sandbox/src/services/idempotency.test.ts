import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { eq } from "drizzle-orm";
import { idempotentAnswers } from "#database/schema/collected.ts";
import { reservations } from "#database/schema/reservation.ts";
import {
  createReservation,
  draftSchema,
} from "#services/channel-reservation/reservation/create-reservation.ts";
import { voidInterruptedCalls } from "#services/idempotency.ts";
import { openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

const VISIT = "/crm_channel_si_tc/esData/promotion?promotionId=101";
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(() => sandbox.control("POST", "/reset", { only: ["records"] }));
after(() => sandbox.close());

const visit = (key: string) => sandbox.post(VISIT, { src_type: "web" }, { "idempotency-key": key });
const countStoredVisits = async () =>
  ((await sandbox.control("GET", "/records")).body as { records: object[] }).records.length;

test("a repeated key returns the same response and executes the call once", async () => {
  const [first, second] = [await visit("a"), await visit("a")];
  assert.deepEqual(second.body, first.body);
  assert.equal(await countStoredVisits(), 1);
  assert.notDeepEqual((await visit("b")).body, first.body);
});

test("a key repeated with another body is refused, and nothing is executed", async () => {
  const visitFrom = (source: string) => sandbox.post(VISIT, { src_type: source }, { "idempotency-key": "f" });
  const first = await visitFrom("web");
  assert.deepEqual([(await visitFrom("mail")).status, await countStoredVisits()], [422, 1]);
  assert.deepEqual((await visitFrom("web")).body, first.body);
});

test("concurrent calls with the same key are executed once", async () => {
  const answers = await Promise.all([visit("c"), visit("c"), visit("c")]);
  assert.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  assert.equal(await countStoredVisits(), 1);
});

test("keys are scoped to their caller: another guest's call with the same key is executed", async () => {
  const visitAs = (token: string) =>
    sandbox.post(VISIT, { src_type: "web" }, { "idempotency-key": "own", authorization: `Bearer ${token}` });
  const [first, second, again] = [await visitAs("one"), await visitAs("two"), await visitAs("one")];
  assert.notDeepEqual(second.body, first.body);
  assert.deepEqual(again.body, first.body);
  assert.equal(await countStoredVisits(), 2);
});

test("a refusal is also repeated", async () => {
  const refused = () => sandbox.post("/crm_channel_si_tc/esData/promotion", {}, { "idempotency-key": "d" });
  const [first, second] = [await refused(), await refused()];
  assert.deepEqual([second.status, second.body], [first.status, first.body]);
  assert.equal(first.status, 422);
});

test("a response lost on its way is returned to a repeated call", async () => {
  await sandbox.control("POST", "/faults", { path: "esData/promotion", status: 504, late: true, times: 1 });
  assert.equal((await visit("e")).status, 504);
  assert.equal((await visit("e")).status, 200);
  assert.equal(await countStoredVisits(), 1);
});

test("a call that an earlier process began and did not end is executed again at once", async () => {
  const first = await visit("g");
  await sandbox.database
    .update(idempotentAnswers)
    .set({ status: null, body: null })
    .where(eq(idempotentAnswers.key, "g"));
  await voidInterruptedCalls(sandbox.database);
  const again = await visit("g");
  assert.equal(again.status, 200);
  assert.notDeepEqual(again.body, first.body);
});

test("a reservation and the answer of its call are stored together, or neither", async () => {
  const { customerId } = await signIn(sandbox);
  const request = { resourceId: 11, promotionId: 101, customerId, draft: draftSchema.parse(testDraft()) };
  const fails = () => Promise.reject(new Error("the process ends here"));
  await assert.rejects(createReservation(sandbox.database, request, TEST_NOW, fails), /ends here/);
  const own = eq(reservations.customerId, customerId);
  assert.deepEqual(await sandbox.database.select().from(reservations).where(own), []);
  const stored: object[] = [];
  const answer = await createReservation(sandbox.database, request, TEST_NOW, async (_, kept) => {
    stored.push(kept);
  });
  assert.deepEqual(stored, [{ data: answer }]);
});
