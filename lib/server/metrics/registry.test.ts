import { once } from "node:events";
import { createServer } from "node:net";
import { countEvent, observeMs, recordCall, setRecorder } from "@/lib/server/metrics/definitions";
import { createThreadMetrics, serveMetrics } from "@/lib/server/metrics/registry";

let lost = 0;
const main = createThreadMetrics(
  { yeoul_draining: () => [{ labels: {}, value: 1 }], yeoul_eventloop_lag_seconds: () => lag("main", 0.5) },
  () => lost,
);
const listener = createThreadMetrics({ yeoul_eventloop_lag_seconds: () => lag("listener", 0.25) }, () => 0);

function lag(thread: string, value: number) {
  return [{ labels: { thread }, value }];
}

/** Returns the lines that both threads' figures are served as. */
async function readServed(): Promise<string[]> {
  const port = await freePort();
  const server = await serveMetrics(port, "127.0.0.1", async () => [
    await main.read(),
    await listener.read(),
  ]);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  return (await response.text()).split("\n");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

test("the figures of both threads are served together", async () => {
  setRecorder(main.recorder);
  countEvent("yeoul_publications_total", { outcome: "confirmed" });
  setRecorder(listener.recorder);
  const labels = { route: "/r/{resourceId}", method: "GET", status: "200", source: "cache" };
  observeMs("yeoul_http_request_duration_seconds", labels, 3);
  lost = 7;
  const lines = await readServed();
  expect(lines).toEqual(
    expect.arrayContaining([
      'yeoul_publications_total{outcome="confirmed"} 1',
      "yeoul_draining 1",
      'yeoul_eventloop_lag_seconds{thread="main"} 0.5',
      'yeoul_eventloop_lag_seconds{thread="listener"} 0.25',
      'yeoul_http_request_duration_seconds_bucket{le="0.005",route="/r/{resourceId}",method="GET",status="200",source="cache"} 1',
      "yeoul_log_lines_lost_total 7",
    ]),
  );
  expect(await readServed()).toContain("yeoul_log_lines_lost_total 7");
});

test("a call is a duration, a reservation also its outcome, and what was never sent has no duration", async () => {
  setRecorder(main.recorder);
  const book = { name: "reservation/create", group: "booking" } as const;
  const pay = { name: "payment/approval", group: "booking" } as const;
  recordCall(book, 20);
  const refused = { outcome: "refused", reason: "refused", code: "no_tables", status: 409 } as const;
  recordCall(book, 20, { call: book.name, ms: 20, ...refused });
  const notSent = { outcome: "not sent", reason: "backend", code: "backend_unavailable" } as const;
  recordCall(pay, 1, { call: pay.name, ms: 1, ...notSent });
  const lines = await readServed();
  expect(lines).toEqual(
    expect.arrayContaining([
      'yeoul_reservations_total{outcome="ok",code="none"} 1',
      'yeoul_reservations_total{outcome="refused",code="no_tables"} 1',
      'yeoul_payments_total{step="approve",outcome="not sent"} 1',
      'yeoul_backend_not_sent_total{group="booking",reason="backend"} 1',
      'yeoul_backend_call_duration_seconds_count{group="booking",call="reservation/create",outcome="refused"} 1',
    ]),
  );
  expect(lines.join("\n")).not.toMatch(/duration_seconds_count\{.*payment\/approval/);
});
