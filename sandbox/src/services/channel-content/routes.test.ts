import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

const CONTENT = "/common_channel_content";
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

test("languages are listed by id", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/language/list`)), [
    { id: 1, code: "en", name: "English" },
    { id: 2, code: "ko", name: "한국어" },
  ]);
});

test("a layout names a part for each zone and null for an empty one", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/layout/1`)), {
    page: null,
    top: 1,
    right: null,
    left: null,
    bottom: null,
  });
});

test("a page is the same whether found by its key or by its resource", async () => {
  const home = { id: 1, resourceId: 1, page: 2, top: 1, right: null, left: null, bottom: null };
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/page/home`)), home);
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/resource/1`)), home);
});

test("a page without a resource has no resourceId", async () => {
  const about = dataOf<object>(await sandbox.get(`${CONTENT}/page/page/about`));
  assert.equal("resourceId" in about, false);
});

test("parts are returned in the requested order, in every language, with media addresses filled in", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/parts?id=2,99,1,2`)), [
    {
      id: 2,
      type: "page",
      partContents: [
        { languageId: 1, contents: "<p>Home</p>", meta: {} },
        {
          languageId: 2,
          contents: '<img src="https://media.test/media/a.jpg">',
          meta: { style: "p{background:url(https://media.test/media/b.jpg)}" },
        },
      ],
    },
    {
      id: 1,
      type: "top",
      partContents: [
        { languageId: 1, contents: "<b>Top</b>", meta: {} },
        { languageId: 2, contents: "<b>위</b>", meta: {} },
      ],
    },
  ]);
});

test("no ids return no parts", async () => {
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/parts?id=`)), []);
  assert.deepEqual(dataOf(await sandbox.get(`${CONTENT}/page/parts`)), []);
});

test("invalid ids are refused", async () => {
  const { status, body } = await sandbox.get(`${CONTENT}/page/parts?id=1,x`);
  assert.deepEqual(
    { status, body },
    { status: 422, body: { error: { error: "requirements_not_satisfied" } } },
  );
});

for (const path of [
  `${CONTENT}/page/layout/9`,
  `${CONTENT}/page/layout/x`,
  `${CONTENT}/page/resource/12`,
  `${CONTENT}/page/resource/99999999999`,
  `${CONTENT}/page/page/nowhere`,
  "/common_channel_resource/system/get?key=nothing",
  "/no/such/call",
  "",
]) {
  test(`${path || "the base path"} is a 404 in the error envelope`, async () => {
    const { status, body } = await sandbox.get(path);
    assert.deepEqual({ status, body }, { status: 404, body: { error: { error: "page_not_found" } } });
  });
}
