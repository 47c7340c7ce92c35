import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox({ settings: { PUBLIC_ORIGIN: "http://web.test" } });
});
after(() => sandbox.close());

const hit = (sdkId: string, page = "http://web.test/") => ({
  platform: "naver_wcs",
  sdkId,
  call: "wcs_do",
  args: [],
  page,
  referrer: "",
  isTop: true,
  notes: [],
});
const send = (body: object) =>
  sandbox.recorders.request("/hits", { method: "POST", body: JSON.stringify(body) });

for (const path of [
  "/kas/static/kp.js",
  "/wcslog.js",
  "/en_US/fbevents.js",
  "/gtag/js?id=G-1",
  "/kakao_js_sdk/2.8.3/kakao.min.js",
]) {
  test(`${path} is a script that pages of any origin may load`, async () => {
    const response = await sandbox.recorders.request(path);
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type") ?? "", /javascript/);
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    // A syntax error would go unnoticed in the browser, so the script must at least parse.
    new Function(await response.text());
  });
}

test("calls are stored with their faults and filtered by account and page", async () => {
  assert.equal((await send(hit("good"))).status, 204);
  await send(hit("bad", "http://web.test/payment-request/14/AH_9"));
  const good = (await sandbox.control("GET", "/hits?sdkId=good")).body as { hits: { faults: string[] }[] };
  assert.deepEqual(
    good.hits.map(({ faults }) => faults),
    [[]],
  );
  const bad = (await sandbox.control("GET", "/hits?page=payment-request")).body as typeof good;
  assert.deepEqual(
    bad.hits.map(({ faults }) => faults),
    [["personal data was reported"]],
  );
  assert.equal((await send({ platform: "other" })).status, 422);
});

test("a platform's script can fail or be replaced by a fault, and a reset clears the recorded calls", async () => {
  await sandbox.control("POST", "/faults", { path: "^/recorders/wcslog.js$", status: 503, times: 1 });
  assert.equal((await sandbox.recorders.request("/wcslog.js")).status, 503);
  const thrown = {
    path: "^/recorders/wcslog.js$",
    body: "throw 1",
    contentType: "text/javascript",
    times: 1,
  };
  await sandbox.control("POST", "/faults", thrown);
  assert.equal(await (await sandbox.recorders.request("/wcslog.js")).text(), "throw 1");
  await send(hit("forgotten"));
  await sandbox.control("POST", "/reset", { only: ["hits"] });
  assert.deepEqual((await sandbox.control("GET", "/hits")).body, { hits: [] });
});
