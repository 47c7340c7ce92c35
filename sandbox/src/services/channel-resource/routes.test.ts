import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

type Found = {
  id: number;
  hierarchyLevel?: number;
  descendents?: Found[];
  descendentCount?: number;
  ancestors?: Found[];
};

const RESOURCE = "/common_channel_resource";
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

const query = async (body: object) => dataOf<Found[]>(await sandbox.post(`${RESOURCE}/resource/query`, body));
const levels = (found: Found[] | undefined) => found?.map(({ id, hierarchyLevel }) => [id, hierarchyLevel]);

test("a setting is returned with its key, and with its media addresses filled in", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${RESOURCE}/system/get?key=app_config_channel`)), {
    key: "app_config_channel",
    value: { name: "Test", square_logo: "https://media.test/media/logo.jpg" },
  });
});

test("a resource has both languages, whatever the client's language", async () => {
  const [resource] = await query({ id: 11 });
  assert.deepEqual(resource, {
    id: 11,
    meta: {
      type: "outlet",
      key: "outlet-11",
      content: {
        ko: { name: "이름 11", image: "https://media.test/media/11.jpg" },
        en: { name: "Name 11" },
        address: "1 Riverside",
        phone: "02-000-0000",
      },
      visible: true,
      weight: 0,
      seo: {
        ko: { title: "제목", thumb: "https://media.test/media/a.jpg" },
        en: { title: "Title", thumb: "" },
      },
    },
  });
});

test("a range of the descendents comes heaviest first, with the number of all", async () => {
  const range = async (offset: number) =>
    (
      await query({
        id: 1,
        includeDescendents: true,
        enabledOnly: true,
        descendentRange: { offset, count: 3 },
      })
    )[0];
  const whole = await range(0);
  assert.equal(whole?.descendents?.length, 3);
  assert.equal(whole?.descendentCount, 7);
  const all = [whole, await range(3), await range(6)].flatMap((page) =>
    page?.descendents?.map(({ id }) => id),
  );
  assert.deepEqual(new Set(all), new Set([2, 3, 10, 11, 12, 20, 21]));
});

test("descendents are in tree order, heaviest sibling first, with their distance", async () => {
  const [group] = await query({ id: 1, includeDescendents: true, enabledOnly: true });
  assert.deepEqual(levels(group?.descendents), [
    [3, 1],
    [20, 2],
    [21, 3],
    [2, 1],
    [10, 2],
    [12, 3],
    [11, 3],
  ]);
});

test("descendents can be filtered by type, and hidden ones are included without enabledOnly", async () => {
  const [group] = await query({ id: 2, includeDescendents: true, descendentConditions: { type: "outlet" } });
  assert.deepEqual(levels(group?.descendents), [
    [12, 2],
    [11, 2],
    [13, 2],
  ]);
});

test("ancestors are listed nearest first", async () => {
  const [outlet] = await query({ id: [21], includeAncestors: true });
  assert.deepEqual(levels(outlet?.ancestors), [
    [20, 1],
    [3, 2],
    [1, 3],
  ]);
});

test("resources can be queried by one or several types", async () => {
  assert.deepEqual(
    (await query({ enabledOnly: true, conditions: { type: "outlet" } })).map(({ id }) => id),
    [12, 11, 21],
  );
  assert.equal((await query({ conditions: { type: ["region", "site"] } })).length, 4);
});

test("an unknown or hidden resource is left out of the list", async () => {
  assert.deepEqual(await query({ id: 999 }), []);
  assert.deepEqual(await query({ id: 13, enabledOnly: true }), []);
});

test("the sites below a resource are paged", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${RESOURCE}/site/list?parentResourceId=1&perPage=1&page=1`)), {
    rows: [
      { id: 1, resourceId: 10, name: "Hotel A", navMenu: [{ name: { ko: "집", en: "Home" }, path: "/" }] },
    ],
    lastPage: 2,
  });
  assert.deepEqual(dataOf(await sandbox.get(`${RESOURCE}/site/list?parentResourceId=3&perPage=100`)), {
    rows: [{ id: 2, resourceId: 20, name: "Hotel B", navMenu: [] }],
    lastPage: 1,
  });
});

test("a body that is not JSON is refused in the error envelope", async () => {
  const response = await sandbox.app.request(`/api${RESOURCE}/resource/query`, { method: "POST", body: "{" });
  assert.equal(response.status, 422);
  assert.deepEqual(await response.json(), { error: { error: "requirements_not_satisfied" } });
});
