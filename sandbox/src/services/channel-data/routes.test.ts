import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dataOf, openTestSandbox, TEST_NOW, type TestSandbox } from "#testing/open-test-sandbox.ts";

const DATA = "/common_channel_data";
const landing = {
  name: "promotion",
  path: "/promotion/11/101",
  meta: { params: { id: "101" }, query: {} },
  year: 2026,
};
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

test("landing actions are stored by kind, unchanged", async () => {
  assert.equal(dataOf(await sandbox.post(`${DATA}/collect/la`, landing)), true);
  assert.equal(
    dataOf(await sandbox.post(`${DATA}/collect/la/legacy`, { ...landing, legacyActionId: 5 })),
    true,
  );
  assert.deepEqual((await sandbox.control("GET", "/records?kind=la")).body, {
    records: [{ id: 1, kind: "la", body: landing, receivedAt: TEST_NOW.toISOString() }],
  });
  assert.deepEqual((await sandbox.control("GET", "/records?contains=legacyActionId")).body, {
    records: [
      {
        id: 2,
        kind: "la_legacy",
        body: { ...landing, legacyActionId: 5 },
        receivedAt: TEST_NOW.toISOString(),
      },
    ],
  });
});

test("a landing action without a path is refused", async () => {
  assert.equal((await sandbox.post(`${DATA}/collect/la`, { name: "x" })).status, 422);
});

test("there are no ad scripts until the controls put some", async () => {
  const byCampaign = `${DATA}/adSDK/adSDKInfoByCampaign/spring`;
  assert.deepEqual(dataOf(await sandbox.get(byCampaign)), []);
  const sdks = [
    { type: "kakao_pixel", sdkId: "1" },
    { type: "google_tag", sdkId: "G-2" },
  ];
  assert.equal((await sandbox.control("PUT", "/ad-sdks", { campaign: "spring", sdks })).status, 200);
  assert.deepEqual(dataOf(await sandbox.get(byCampaign)), sdks);
  await sandbox.control("PUT", "/ad-sdks", { campaign: "spring", sdks: [] });
  assert.deepEqual(dataOf(await sandbox.get(byCampaign)), []);
});

test("ad scripts of a resource and of its site are returned together", async () => {
  await sandbox.control("PUT", "/ad-sdks", { resourceId: 11, sdks: [{ type: "meta_pixel", sdkId: "m" }] });
  await sandbox.control("PUT", "/ad-sdks", { siteId: 1, sdks: [{ type: "naver_wcs", sdkId: "n" }] });
  const info = async (path: string) =>
    dataOf(await sandbox.get(`${DATA}/adSDK/adSDKInfoByResourceId/${path}`));
  assert.deepEqual(await info("11/1"), [
    { type: "meta_pixel", sdkId: "m" },
    { type: "naver_wcs", sdkId: "n" },
  ]);
  assert.deepEqual(await info("11/unknown"), [{ type: "meta_pixel", sdkId: "m" }]);
  assert.deepEqual(await info("99/9"), []);
});
