import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { findFreePort } from "@/lib/workbench/backend/free-port.test-support";
import { exitCodeOf } from "@/tools/check-backend/report";
import { runCheck } from "@/tools/check-backend/run-check";

const [, program = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/backend.md", "utf8")) ?? [];

const SITE = "http://www.example.test";

/** Runs a program of the guide, the smallest back end unless another is named. */
async function serve(...started: string[]) {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    started.length > 0 ? started : ["--input-type=module", "--eval", program],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_OPTIONS: "", PORT: String(port), PUBLIC_ORIGIN: SITE },
    },
  );
  const origin = `http://localhost:${port}`;
  await once(child.stdout, "data");
  return { origin, close: () => child.kill() };
}

test("the smallest back end of the guide is thirty lines, has what a page needs, and is told what is missing", async () => {
  expect(program.trim().split("\n").length).toBeLessThanOrEqual(30);
  const smallest = await serve();
  try {
    const report = await runCheck({
      origin: new URL(smallest.origin),
      publicOrigin: new URL(SITE),
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
  const smallest = await serve();
  try {
    const report = await runCheck({
      origin: new URL(smallest.origin),
      publicOrigin: new URL(SITE),
      only: ["queryResources", "listLanguages", "cms"],
    });
    expect(exitCodeOf(report)).toBe(0);
  } finally {
    smallest.close();
  }
});

test("the smallest booking of the guide takes free and paid bookings as they must be, and is told only what is missing", async () => {
  const booking = await serve("docs/examples/smallest-booking.mjs");
  try {
    const redirected = await fetch(`${booking.origin}/oauth/authorize?redirect_uri=${SITE}/&state=x`, {
      redirect: "manual",
    });
    const code = new URL(redirected.headers.get("location") ?? "").searchParams.get("code");
    const login = await fetch(`${booking.origin}/api/crm_channel_base/auth/kakao/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    const report = await runCheck({
      origin: new URL(booking.origin),
      publicOrigin: new URL(SITE),
      token: data.accessToken,
      mayWrite: true,
    });
    const findings = report.calls.flatMap(({ id, findings }) =>
      findings.map((finding) => ({ id, ...finding })),
    );
    expect(findings.filter(({ kind }) => kind !== "missing")).toEqual([]);
    expect(report.calls.filter(({ verdict }) => verdict === "ok").map(({ id }) => id)).toEqual(
      expect.arrayContaining(["createReservation", "getGatewayForm", "preApprovePayment", "approvePayment"]),
    );
  } finally {
    booking.close();
  }
});
