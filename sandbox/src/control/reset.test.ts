import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

async function disturbEverything() {
  await sandbox.control("DELETE", "/pages/home");
  await sandbox.post("/common_channel_data/collect/la", { path: "/" });
  await sandbox.control("POST", "/faults", { path: "layout", status: 500 });
  await sandbox.control("POST", "/clock", { advanceMinutes: 5 });
}

async function readState() {
  const home = await sandbox.app.request("/api/common_channel_content/page/page/home");
  const { records } = (await sandbox.control("GET", "/records")).body as { records: object[] };
  const { faults } = (await sandbox.control("GET", "/faults")).body as { faults: object[] };
  const { paths } = (await sandbox.control("GET", "/calls?path=collect/la$")).body as { paths: object };
  const { stopped } = (await sandbox.control("GET", "/clock")).body as { stopped: boolean };
  return { home: home.status, records: records.length, faults: faults.length, calls: paths, stopped };
}

test("a partial reset keeps everything else, a full reset clears everything", async () => {
  await disturbEverything();
  const calls = { "/api/common_channel_data/collect/la": 1 };
  assert.deepEqual(await readState(), { home: 404, records: 1, faults: 1, calls, stopped: true });

  await sandbox.control("POST", "/reset", { only: ["content", "faults"] });
  assert.deepEqual(await readState(), { home: 200, records: 1, faults: 0, calls, stopped: true });

  await sandbox.control("POST", "/reset");
  assert.deepEqual(await readState(), { home: 200, records: 0, faults: 0, calls: {}, stopped: false });
});

test("the clock is stopped, advanced and released", async () => {
  const clock = async (body: object) => (await sandbox.control("POST", "/clock", body)).body;
  assert.deepEqual(await clock({ now: "2026-12-24T18:00:00+09:00" }), {
    now: "2026-12-24T09:00:00.000Z",
    stopped: true,
  });
  assert.deepEqual(await clock({ advanceMinutes: -30 }), { now: "2026-12-24T08:30:00.000Z", stopped: true });
  assert.equal((await sandbox.control("POST", "/clock", { now: "tomorrow" })).status, 422);
  assert.equal(((await clock({ release: true })) as { stopped: boolean }).stopped, false);
});

test("DELETE /records clears the records", async () => {
  await sandbox.post("/common_channel_data/collect/la", { path: "/" });
  await sandbox.control("DELETE", "/records");
  assert.deepEqual((await sandbox.control("GET", "/records")).body, { records: [] });
});

test("calls are counted by path, whether they succeed or not", async () => {
  await sandbox.control("POST", "/reset");
  for (const path of [
    "/common_channel_content/page/layout/1",
    "/common_channel_content/page/layout/1",
    "/nothing",
  ]) {
    await sandbox.get(path);
  }
  assert.deepEqual((await sandbox.control("GET", "/calls")).body, {
    total: 3,
    paths: { "/api/common_channel_content/page/layout/1": 2, "/api/nothing": 1 },
  });
  assert.deepEqual((await sandbox.control("GET", "/calls?path=page/layout")).body, {
    total: 2,
    paths: { "/api/common_channel_content/page/layout/1": 2 },
  });
});
