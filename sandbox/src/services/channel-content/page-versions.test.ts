import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

const PAGE = "/common_channel_content/page";
const staff = { authorization: "Bearer sandbox-staff" };
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

const store = (html: string) =>
  sandbox.post(`${PAGE}/draft/spring`, { zone: "page", contents: [{ code: "en", html }] }, staff);
const publish = (body: object) => sandbox.post(`${PAGE}/publish/spring`, body, staff);

async function published(): Promise<string | undefined> {
  const answer = await sandbox.get(`${PAGE}/page/spring`);
  if (answer.status === 404) return undefined;
  const { page } = dataOf<{ page: number }>(answer);
  const [part] = dataOf<{ partContents: { contents: string }[] }[]>(
    await sandbox.get(`${PAGE}/parts?id=${page}`),
  );
  return part?.partContents[0]?.contents;
}

test("versions are stored, published, published at an instant, and published again", async () => {
  assert.equal((await publish({})).status, 404);
  await store("<p>One</p>");
  assert.equal(await published(), undefined);
  await publish({});
  assert.equal(await published(), "<p>One</p>");
  await store("<p>Two</p>");
  await publish({ at: new Date(sandbox.clock.now().getTime() + 3_600_000).toISOString() });
  assert.equal(await published(), "<p>One</p>");
  sandbox.clock.advance(61);
  assert.equal(await published(), "<p>Two</p>");
  await sandbox.post(`${PAGE}/restore/spring/1`, {}, staff);
  assert.equal(await published(), "<p>One</p>");
  const versions = dataOf<{ version: string; publishedAt?: string }[]>(
    await sandbox.get(`${PAGE}/versions/spring`, staff),
  );
  assert.deepEqual(
    versions.map(({ version, publishedAt }) => [version, publishedAt !== undefined]),
    [
      ["1", true],
      ["2", true],
    ],
  );
});

test("nobody but staff reaches them", async () => {
  const strangers: Record<string, string>[] = [{}, { authorization: "Bearer a-guest" }];
  for (const headers of strangers)
    assert.equal((await sandbox.get(`${PAGE}/versions/spring`, headers)).status, 401);
});
