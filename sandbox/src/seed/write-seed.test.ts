import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { asc } from "drizzle-orm";
import { publishPage } from "#control/content/publish-page.ts";
import { type Database, openPgliteFolder } from "#database/open-database.ts";
import { pages } from "#database/schema/content.ts";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { TEST_NOW } from "#testing/open-test-sandbox.ts";
import { testSeed } from "#testing/test-seed.ts";
import { seed } from "./seed.ts";
import { writeSeedIfChanged } from "./write-seed.ts";

const pageKeys = async (database: Database) =>
  (await database.select({ key: pages.key }).from(pages).orderBy(asc(pages.key))).map(({ key }) => key);

test("published pages survive a restart and are removed when the seed changes", async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "sandbox-test-"));
  t.after(() => rm(folder, { recursive: true }));

  const first = await openPgliteFolder(folder);
  assert.equal(await writeSeedIfChanged(first.database, testSeed, TEST_NOW), true);
  await publishPage(first.database, "news", { parts: { page: { en: { html: "<p>News</p>" } } } });
  await first.close();

  const second = await openPgliteFolder(folder);
  assert.equal(await writeSeedIfChanged(second.database, testSeed, TEST_NOW), false);
  assert.deepEqual(await pageKeys(second.database), ["about", "home", "news"]);

  const changed = { ...testSeed, settings: [] };
  assert.equal(await writeSeedIfChanged(second.database, changed, TEST_NOW), true);
  assert.deepEqual(await pageKeys(second.database), ["about", "home"]);
  assert.equal(await writeSeedIfChanged(second.database, changed, TEST_NOW), false);
  await second.close();
});

test("the delivered seed can be planted and refers only to existing parts", async () => {
  const { database, close } = await openTestDatabase();
  await writeSeedIfChanged(database, seed, TEST_NOW);
  await close();

  const partIds = new Set(seed.parts.map(({ id }) => id));
  for (const { page, top, right, left, bottom } of [...seed.pages, ...seed.layouts]) {
    for (const id of [page, top, right, left, bottom])
      assert.ok(id === null || partIds.has(id), `part ${id}`);
  }
});
