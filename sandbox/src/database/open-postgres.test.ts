import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sql } from "drizzle-orm";
import { openPostgres } from "#database/open-database.ts";
import { openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";
import { servePostgres } from "#testing/serve-postgres.ts";
import { signIn } from "#testing/sign-in.ts";
import { testDraft } from "#testing/test-draft.ts";

/** URL of a real, empty and disposable PostgreSQL, for manual runs; by default the tests start their own server. */
const GIVEN = process.env.TEST_DATABASE_URL;

let server: Awaited<ReturnType<typeof servePostgres>> | undefined;
let sandbox: TestSandbox;

before(async () => {
  server = GIVEN === undefined ? await servePostgres() : undefined;
  const url = GIVEN ?? server?.url ?? "";
  sandbox = await openTestSandbox({ openDatabase: () => openPostgres(url) });
});

after(async () => {
  await sandbox.close();
  await server?.close();
});

test("an empty PostgreSQL is migrated and seeded, and serves a promotion", async () => {
  const { rows } = (await sandbox.database.execute(
    sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { tables: number }[] };
  assert.ok((rows[0]?.tables ?? 0) > 20);
  const { status } = await sandbox.get("/crm_channel_si_tc/promotion/detail/11/101");
  assert.equal(status, 200);
});

test("on PostgreSQL, ten of a hundred concurrent guests get the last ten seats", async () => {
  const draft = testDraft({ adult: 1 });
  const guests = await Promise.all(Array.from({ length: 100 }, () => signIn(sandbox)));
  const answers = await Promise.all(
    guests.map(({ headers }) => sandbox.post("/crm_channel_si_tc/reservation/create/11/101", draft, headers)),
  );
  const made = answers.filter(({ status }) => status === 200);
  const ids = made.map(({ body }) => (body as { data: { reservationId: string } }).data.reservationId);
  assert.equal(new Set(ids).size, 10);
  assert.equal(made.length, 10);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    assert.deepEqual(
      { status, body },
      { status: 409, body: { error: { error: "cannot_make_reservation" } } },
    );
});
