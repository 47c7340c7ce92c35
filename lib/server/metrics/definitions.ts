import { providers } from "@/lib/base/ids";
import type { CallGroup } from "@/lib/http/endpoint";
import { loginReasons } from "@/lib/routing/login-outcome";
import type { CallOutcome, FailedCall } from "@/lib/server/log/request-trace";
import { processWide } from "@/lib/server/settings/process-wide";

/** Seconds, from an answer out of memory to the slowest payment. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 40];

export type Definition = {
  type: "counter" | "gauge" | "histogram";
  help: string;
  labels: readonly string[];
  buckets?: readonly number[];
  /**
   * Values of a counter's labels that exist from the start, all their combinations at 0: of a counter that appears with
   * its first event Prometheus sees no increase.
   */
  known?: Readonly<Record<string, readonly string[]>>;
};

const groups = ["content", "availability", "booking", "account", "tracking"] satisfies readonly CallGroup[];
const outcomes = ["ok", "refused", "fault", "timeout", "not sent"] satisfies readonly CallOutcome[];

/**
 * Every figure that an instance can say of itself (docs/operators.md). No label names a guest or an address: a route
 * is its template, a call its name, and an unknown code is `other`. The dashboard and the alerts in `deploy` are
 * compared with this list.
 */
export const definitions = {
  yeoul_http_request_duration_seconds: {
    type: "histogram",
    help: "From a request's headers to its complete response.",
    labels: ["route", "method", "status", "source"],
    buckets: DURATIONS,
  },
  yeoul_render_duration_seconds: {
    type: "histogram",
    help: "A rendering by the framework, without waiting for its turn.",
    labels: [],
    buckets: DURATIONS,
  },
  yeoul_page_store_requests_total: {
    type: "counter",
    help: "Pages asked of the store: fresh, stale (shown and renewed), rendered, gone.",
    labels: ["result"],
  },
  yeoul_page_store_bytes: { type: "gauge", help: "Memory of finished pages.", labels: [] },
  yeoul_page_store_evictions_total: {
    type: "counter",
    help: "Pages evicted for lack of memory (PAGE_STORE_MB).",
    labels: [],
  },
  yeoul_backend_call_duration_seconds: {
    type: "histogram",
    help: "A call of the back end with its retries.",
    labels: ["group", "call", "outcome"],
    buckets: DURATIONS,
  },
  yeoul_backend_retries_total: { type: "counter", help: "Retries of reads.", labels: ["group"] },
  yeoul_backend_not_sent_total: {
    type: "counter",
    help: "Calls that were not made: backend (circuit open), overload, deadline.",
    labels: ["group", "reason"],
    known: { group: groups, reason: ["backend", "overload", "deadline"] },
  },
  yeoul_backend_circuit_state: {
    type: "gauge",
    help: "1 for the state that the group's circuit is in.",
    labels: ["group", "state"],
  },
  yeoul_backend_calls: { type: "gauge", help: "Calls active and waiting.", labels: ["group", "state"] },
  yeoul_backend_stale_responses_total: {
    type: "counter",
    help: "Cached responses that began to be served beyond their time, because the back end failed.",
    labels: ["call"],
  },
  yeoul_reservations_total: {
    type: "counter",
    help: "Attempts to reserve.",
    labels: ["outcome", "code"],
    known: { outcome: outcomes, code: ["none"] },
  },
  yeoul_payments_total: {
    type: "counter",
    help: "Steps of payments: open, return, approve.",
    labels: ["step", "outcome"],
    known: { step: ["open", "return", "approve"], outcome: outcomes },
  },
  yeoul_logins_total: {
    type: "counter",
    help: "Returns from login providers.",
    labels: ["provider", "outcome"],
    known: { provider: providers, outcome: ["signed in", ...loginReasons] },
  },
  yeoul_rate_limited_total: { type: "counter", help: "Attempts refused by a limit.", labels: ["limit"] },
  yeoul_publications_total: {
    type: "counter",
    help: "Notifications of publications.",
    labels: ["outcome"],
    known: { outcome: ["confirmed", "not confirmed", "unsigned", "unreadable"] },
  },
  yeoul_publication_confirm_seconds: {
    type: "histogram",
    help: "Until every instance confirmed a publication.",
    labels: [],
    buckets: DURATIONS,
  },
  yeoul_publication_version: {
    type: "gauge",
    help: "The last publication that this instance knows; equal on all that share a Redis.",
    labels: [],
  },
  yeoul_redis_up: { type: "gauge", help: "1 while Redis answers; absent without REDIS_URL.", labels: [] },
  yeoul_redis_command_duration_seconds: {
    type: "histogram",
    help: "Commands that Redis answered.",
    labels: ["command"],
    buckets: DURATIONS,
  },
  yeoul_redis_errors_total: { type: "counter", help: "Commands that failed.", labels: ["command"] },
  yeoul_policy_reports_total: {
    type: "counter",
    help: "Violations that browsers reported.",
    labels: ["directive"],
  },
  yeoul_eventloop_lag_seconds: {
    type: "gauge",
    help: "The 99th percentile of a thread's delay since the last scrape.",
    labels: ["thread"],
  },
  yeoul_log_lines_lost_total: {
    type: "counter",
    help: "Lines of the log that nobody could take.",
    labels: [],
  },
  yeoul_draining: { type: "gauge", help: "1 from the signal until the end.", labels: [] },
  yeoul_memory_bytes: { type: "gauge", help: "Resident memory of the process.", labels: [] },
  yeoul_build_info: { type: "gauge", help: "1; the build and the Node that run.", labels: ["build", "node"] },
} as const satisfies Record<string, Definition>;

export type MetricName = keyof typeof definitions;

type NamesOf<Type extends Definition["type"]> = {
  [Name in MetricName]: (typeof definitions)[Name]["type"] extends Type ? Name : never;
}[MetricName];

export type CounterName = NamesOf<"counter">;
export type GaugeName = NamesOf<"gauge">;
export type HistogramName = NamesOf<"histogram">;

/** The labels of a metric, all of them. */
export type LabelsOf<Name extends MetricName> = Record<(typeof definitions)[Name]["labels"][number], string>;

/** What takes the figures of a thread; there is none while `METRICS_PORT` is not set. */
export type Recorder = {
  count: (name: CounterName, labels: Readonly<Record<string, string>>, by: number) => void;
  observe: (name: HistogramName, labels: Readonly<Record<string, string>>, seconds: number) => void;
};

const registered = () => processWide("metrics-recorder", (): { recorder?: Recorder } => ({}));

/** Sets the recorder of this thread. */
export function setRecorder(recorder: Recorder): void {
  registered().recorder = recorder;
}

/** Counts an event, where figures are wanted. */
export function countEvent<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  registered().recorder?.count(name, labels, by);
}

/** Records how many milliseconds something took, where figures are wanted. */
export function observeMs<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<Name>,
  milliseconds: number,
): void {
  registered().recorder?.observe(name, labels, milliseconds / 1_000);
}

/** The steps of a payment by the calls that are made for them. */
const steps: ReadonlyMap<string, string> = new Map([
  ["payment/initHash", "open"],
  ["payment/preApproval", "return"],
  ["payment/approval", "approve"],
  ["payment/approvalPR", "approve"],
]);

/** Records a call of the back end, and what it means for the business; `failed` is absent where it succeeded. */
export function recordCall(
  { name, group }: { name: string; group: string },
  ms: number,
  failed?: FailedCall,
): void {
  const outcome = failed?.outcome ?? "ok";
  if (failed?.outcome === "not sent")
    countEvent("yeoul_backend_not_sent_total", { group, reason: failed.reason });
  else observeMs("yeoul_backend_call_duration_seconds", { group, call: name, outcome }, ms);
  if (name === "reservation/create")
    countEvent("yeoul_reservations_total", { outcome, code: failed?.code ?? "none" });
  const step = steps.get(name);
  if (step !== undefined) countEvent("yeoul_payments_total", { step, outcome });
}
