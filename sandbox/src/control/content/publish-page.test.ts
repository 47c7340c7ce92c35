import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

type Published = { key: string; id: number; partIds: Record<string, number | null> };

let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(() => sandbox.control("POST", "/reset"));
after(() => sandbox.close());

const publish = async (key: string, body: object) =>
  (await sandbox.control("PUT", `/pages/${key}`, body)).body as Published;
const page = async (path: string) =>
  dataOf<object>(await sandbox.get(`/common_channel_content/page/${path}`));

test("a new page gets its new part and the default layout's other zones", async () => {
  const { id, partIds } = await publish("news", {
    resourceId: 12,
    parts: { page: { ko: { html: "<p>소식 {media}</p>", style: "p{}" } } },
  });
  const published = { id, resourceId: 12, page: partIds.page, top: 1, right: null, left: null, bottom: null };
  assert.deepEqual(await page("page/news"), published);
  assert.deepEqual(await page("resource/12"), published);
  assert.deepEqual(dataOf(await sandbox.get(`/common_channel_content/page/parts?id=${partIds.page}`)), [
    {
      id: partIds.page,
      type: "page",
      partContents: [{ languageId: 2, contents: "<p>소식 https://media.test</p>", meta: { style: "p{}" } }],
    },
  ]);
});

test("publishing again creates a new part and keeps the zones it does not name", async () => {
  const before = await publish("home", { parts: { bottom: { en: { html: "a" } } } });
  const again = await publish("home", { parts: { page: { en: { html: "b" } }, top: null } });
  assert.equal(again.id, 1);
  assert.notEqual(again.partIds.page, 2);
  assert.deepEqual(await page("resource/1"), {
    id: 1,
    resourceId: 1,
    page: again.partIds.page,
    top: null,
    right: null,
    left: null,
    bottom: before.partIds.bottom,
  });
});

test("part ids are never reused, not even after a reset", async () => {
  const first = await publish("news", { parts: { page: { en: { html: "a" } } } });
  await sandbox.control("POST", "/reset");
  const second = await publish("news", { parts: { page: { en: { html: "a" } } } });
  assert.notEqual(second.partIds.page, first.partIds.page);
});

test("a resource shows the page most recently published for it", async () => {
  const { id } = await publish("other-home", { resourceId: 1, parts: { page: 2 } });
  assert.equal(((await page("resource/1")) as Published).id, id);
  assert.equal("resourceId" in (await page("page/home")), false);
});

test("the id of another page is refused with an error message", async () => {
  const { status, body } = await sandbox.control("PUT", "/pages/news", { id: 1, parts: {} });
  assert.equal(status, 409);
  assert.deepEqual(body, { error: "Page 1 already exists under the key home." });
});

test("a deleted page is not found", async () => {
  assert.equal((await sandbox.control("DELETE", "/pages/home")).status, 200);
  assert.equal((await sandbox.get("/common_channel_content/page/page/home")).status, 404);
  assert.equal((await sandbox.control("DELETE", "/pages/home")).status, 404);
});

test("a layout is changed zone by zone", async () => {
  const { body } = await sandbox.control("PUT", "/layouts/1", { parts: { bottom: { en: { html: "x" } } } });
  const { partIds } = body as Published;
  assert.deepEqual(await page("layout/1"), partIds);
  assert.equal(partIds.top, 1);
});
