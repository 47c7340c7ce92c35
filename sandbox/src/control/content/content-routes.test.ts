import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(() => sandbox.control("POST", "/reset"));
after(() => sandbox.close());

const setting = (key: string) => sandbox.get(`/common_channel_resource/system/get?key=${key}`);
const promotion = async () =>
  dataOf<{ maxPax: number; menus: object[] }>(
    await sandbox.get("/crm_channel_si_tc/promotion/detail/11/101"),
  );

test("a setting is created, replaced and deleted", async () => {
  for (const value of [{ a: 1 }, "text", false]) {
    await sandbox.control("PUT", "/settings/kakao_info", { value });
    assert.deepEqual(dataOf(await setting("kakao_info")), { key: "kakao_info", value });
  }
  await sandbox.control("DELETE", "/settings/kakao_info");
  assert.equal((await setting("kakao_info")).status, 404);
});

test("a setting without a value is refused", async () => {
  assert.equal((await sandbox.control("PUT", "/settings/kakao_info", {})).status, 422);
});

test("PUT /resources changes the given fields and keeps the others", async () => {
  await sandbox.control("PUT", "/resources/12", { visible: false });
  const answer = await sandbox.post("/common_channel_resource/resource/query", { id: 12 });
  const [resource] = dataOf<{ meta: { visible: boolean; weight: number } }[]>(answer);
  assert.deepEqual([resource?.meta.visible, resource?.meta.weight], [false, 5]);
});

test("a new resource must be complete and have an existing parent", async () => {
  assert.equal((await sandbox.control("PUT", "/resources/50", { visible: false })).status, 422);
  const texts = { name: "New" };
  const seo = { title: "New", thumb: "" };
  const whole = {
    parentId: 10,
    type: "outlet",
    key: "new",
    content: { ko: texts, en: texts },
    seo: { ko: seo, en: seo },
  };
  assert.deepEqual((await sandbox.control("PUT", "/resources/50", { ...whole, parentId: 404 })).body, {
    error: "There is no resource 404.",
  });
  assert.equal((await sandbox.control("PUT", "/resources/50", whole)).status, 200);
  const names = dataOf(await sandbox.get("/crm_channel_si_tc/esData/resource/names/50"));
  assert.deepEqual(names, { region: "Name 2", site: "Name 10", outlet: "New" });
});

test("a promotion keeps its menus unless new ones are given", async () => {
  await sandbox.control("PUT", "/promotions/101", { maxPax: 2 });
  assert.deepEqual([(await promotion()).maxPax, (await promotion()).menus.length], [2, 1]);
  await sandbox.control("PUT", "/promotions/101", { menus: [] });
  assert.deepEqual((await promotion()).menus, []);
});

test("PUT /promotions creates a new promotion", async () => {
  const text = { ko: "새", en: "New" };
  const body = {
    resourceId: 21,
    name: text,
    description: text,
    thumbnailImage: "{media}/media/x.jpg",
    contents: text,
  };
  assert.deepEqual((await sandbox.control("PUT", "/promotions/300", body)).body, { id: 300 });
  assert.deepEqual(dataOf(await sandbox.get("/crm_channel_si_tc/promotion/name/300")), {
    id: 300,
    name: "New",
  });
});

test("ad scripts must name exactly one campaign, resource or site", async () => {
  assert.equal((await sandbox.control("PUT", "/ad-sdks", { sdks: [] })).status, 422);
  assert.equal(
    (await sandbox.control("PUT", "/ad-sdks", { campaign: "a", siteId: 1, sdks: [] })).status,
    422,
  );
});

test("an unknown control is reported as such", async () => {
  assert.deepEqual((await sandbox.control("GET", "/nothing")).body, {
    error: "There is no control GET /nothing.",
  });
});
