import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { findFreePort } from "@/lib/workbench/backend/free-port.test-support";
import { exitCodeOf } from "@/tools/check-backend/report";
import { runCheck } from "@/tools/check-backend/run-check";

const [, program = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/backend.md", "utf8")) ?? [];

/** Runs the program of the guide. */
async function serveSmallest() {
  const port = await findFreePort();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", PORT: String(port) },
  });
  const origin = `http://localhost:${port}`;
  await once(child.stdout, "data");
  return { origin, close: () => child.kill() };
}

test("the smallest back end of the guide is thirty lines, has what a page needs, and is told what is missing", async () => {
  expect(program.trim().split("\n").length).toBeLessThanOrEqual(30);
  const smallest = await serveSmallest();
  try {
    const report = await runCheck({
      origin: new URL(smallest.origin),
      publicOrigin: new URL("http://www.example.test"),
    });
    const named = (wanted: string) =>
      report.calls.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
    expect(named("ok")).toEqual([
      "queryResources",
      "listLanguages",
      "getPageOfResource",
      "getParts",
      "clock",
      "unknown-call",
      "parallel",
    ]);
    expect(named("missing")).toEqual([
      "getSetting",
      "listSites",
      "listPromotions",
      "listSpecialOffers",
      "getOrderedItemCount",
      "getUserInfo",
      "getQrText",
      "listReservations",
      "getReservation",
      "getReservationStatus",
      "listCoupons",
      "getEncodedUserId",
      "getOwnAnswers",
      "listAdSdksOfCampaign",
      "listAdSdksOfResource",
    ]);
    expect([named("differs"), named("insecure"), named("slow")]).toEqual([[], [], []]);
    const settings = report.calls.find(({ id }) => id === "getSetting")?.findings ?? [];
    expect(settings.map(({ path }) => path)).toEqual([
      "?key=kakao_info",
      "?key=app_config_channel",
      "?key=account_order",
      "?key=legal",
    ]);
    expect(exitCodeOf(report)).toBe(1);
  } finally {
    smallest.close();
  }
});

test("a growing back end is right in what it has when only that is chosen", async () => {
  const smallest = await serveSmallest();
  try {
    const report = await runCheck({
      origin: new URL(smallest.origin),
      publicOrigin: new URL("http://www.example.test"),
      only: ["queryResources", "listLanguages", "cms"],
    });
    expect(exitCodeOf(report)).toBe(0);
  } finally {
    smallest.close();
  }
});
