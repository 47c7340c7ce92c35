import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { processWide } from "@/lib/server/settings/process-wide";

/** Where a piece of work stands in a trace (W3C Trace Context). */
export type SpanContext = {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the trace is recorded. */
  readonly isSampled: boolean;
};

/** What is reported of a piece of work when it ends. Like a line of the log it names no guest and no address. */
type SpanEnd = {
  name: string;
  attributes: Readonly<Record<string, string | number>>;
  hasFailed: boolean;
};

/** A piece of work that has begun. One that is never ended is not reported. */
type OpenSpan = SpanContext & { readonly end: (how: SpanEnd) => void };

/** The request itself, or a call of the back end that is made for it. */
export type SpanKind = "server" | "client";

/** Begins a piece of work; `parent` is what it is done for, if anything. */
export type SpanRecorder = (kind: SpanKind, parent: SpanContext | undefined) => OpenSpan;

const registered = () =>
  processWide("span-recorder", (): { open: SpanRecorder } => ({ open: openUnrecorded }));

/** Sets who gets the reports of requests and calls; until then nobody does. */
export function setSpanRecorder(open: SpanRecorder): void {
  registered().open = open;
}

/** Begins a piece of work of a trace. */
const openSpan: SpanRecorder = (kind, parent) => registered().open(kind, parent);

/** Gives a piece of work the ids by which others can follow it, and tells nobody. */
function openUnrecorded(_: SpanKind, parent: SpanContext | undefined): OpenSpan {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
    spanId: randomBytes(8).toString("hex"),
    isSampled: parent?.isSampled ?? false,
    end: () => {},
  };
}

/** Why a response is a failure, in the words of the operators' manual. */
export type FailureReason = "backend" | "deadline" | "overload" | "render" | "refused" | "gone";

/** How a call of the back end ended. */
export type CallOutcome = "ok" | "refused" | "fault" | "timeout" | "not sent";

/** One call of the back end that did not end well, as a line of the log shows it. */
export type FailedCall = {
  call: string;
  outcome: CallOutcome;
  reason: FailureReason;
  code: string;
  status?: number;
  ms: number;
};

/** Where a response can come from: the store of pages, a rendering, a call, a file, or the server itself. */
export type AnswerSource = "store" | "render" | "call" | "asset" | "own";

/** What is known of the request that is being answered, to say in every line of the log and to the back end. */
export type RequestTrace = {
  /** Short enough to be read out by a guest, unless a proxy of ours gave it. */
  readonly id: string;
  /** Where the request stands in its trace. */
  readonly span: OpenSpan;
  /** A template of the address, never the address itself, which may belong to one guest. */
  route: string;
  /** Where the response comes from. */
  source: AnswerSource;
  /** Set where something else than a call explains the failure. */
  reason?: FailureReason;
  readonly failedCalls: FailedCall[];
  /** The calls of the back end that were made, the first ones of many. */
  readonly calls: { name: string; ms: number }[];
};

const MAX_CALLS = 10;
/** Crockford's alphabet: no letter that could be read as another or as a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GIVEN_ID = /^[\w.-]{4,64}$/;
const GIVEN_TRACE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

const traces = processWide("request-traces", () => new AsyncLocalStorage<RequestTrace>());

/** Begins a trace; `given` are the headers of a proxy of ours, absent where whoever sent them is not trusted. */
export function openTrace(
  route: string,
  given: { "x-request-id"?: string | undefined; traceparent?: string | undefined } = {},
): RequestTrace {
  const id = given["x-request-id"];
  return {
    id: id !== undefined && GIVEN_ID.test(id) ? id : newRequestId(),
    span: openSpan("server", readParent(given.traceparent)),
    route,
    source: "own",
    failedCalls: [],
    calls: [],
  };
}

/** Runs the work of a request; code at any depth finds its trace. Returns what the work returns. */
export function runInTrace<Result>(trace: RequestTrace, work: () => Result): Result {
  return traces.run(trace, work);
}

/** Returns the trace of the request that is being answered; `undefined` outside of one. */
export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
}

/** Tells whoever collects traces how the request was answered. */
export function closeTrace(trace: RequestTrace, method: string, status: number): void {
  const { id, span, route, source } = trace;
  const hasFailed = status >= 500;
  span.end({
    name: `${method} ${route}`,
    attributes: {
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
      "yeoul.request_id": id,
      "yeoul.source": source,
      ...(hasFailed ? { "error.type": failureReason(trace) } : {}),
    },
    hasFailed,
  });
}

/** One attempt to call the back end, as part of the request that is being answered. */
export type TracedCall = {
  /** The headers that tell the back end which request the call belongs to. */
  readonly headers: Record<string, string>;
  /** Tells whoever collects traces how the attempt ended: with a status, or with the kind of an error. */
  readonly end: (how: { status: number } | { error: string }) => void;
};

/** Begins an attempt to call the back end, by the call's name. */
export function openTracedCall(name: string, method: string): TracedCall {
  const trace = currentTrace();
  if (trace === undefined) return { headers: {}, end: () => {} };
  const span = openSpan("client", trace.span);
  const flags = span.isSampled ? "01" : "00";
  return {
    headers: { "x-request-id": trace.id, traceparent: `00-${span.traceId}-${span.spanId}-${flags}` },
    end: (how) => {
      const hasFailed = "error" in how || how.status >= 400;
      span.end({
        name,
        attributes: {
          "http.request.method": method,
          ...("status" in how ? { "http.response.status_code": how.status } : {}),
          ...(hasFailed ? { "error.type": "error" in how ? how.error : String(how.status) } : {}),
        },
        hasFailed,
      });
    },
  };
}

/**
 * Keeps how long a call took, for staff who ask where the time went, and how it failed, to explain the response by it.
 */
export function noteCall(name: string, ms: number, failed?: FailedCall): void {
  const trace = currentTrace();
  if (trace === undefined) return;
  if (trace.calls.length < MAX_CALLS) trace.calls.push({ name, ms });
  if (failed !== undefined && trace.failedCalls.length < MAX_CALLS) trace.failedCalls.push(failed);
}

/** Names what the request is about by a template of its address. */
export function noteRoute(route: string): void {
  const trace = currentTrace();
  if (trace !== undefined) trace.route = route;
}

/** Says where the response comes from. */
export function noteSource(source: AnswerSource): void {
  const trace = currentTrace();
  if (trace !== undefined) trace.source = source;
}

/** Says why the response will be a failure. */
export function noteReason(reason: FailureReason): void {
  const trace = currentTrace();
  if (trace !== undefined) trace.reason ??= reason;
}

/** Returns why a response failed: what was noted, else the worst of the calls, else that it could not be rendered. */
export function failureReason(trace: RequestTrace | undefined): FailureReason {
  if (trace?.reason !== undefined) return trace.reason;
  const reasons = new Set(trace?.failedCalls.map(({ reason }) => reason));
  const order: readonly FailureReason[] = ["overload", "deadline", "backend", "refused", "gone"];
  return order.find((reason) => reasons.has(reason)) ?? "render";
}

/** Reads where a proxy of ours stands in the trace that it began; undefined where it names no valid one. */
function readParent(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = GIVEN_TRACE.exec(traceparent ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function newRequestId(): string {
  const bytes = randomBytes(8);
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? "");
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/**
 * Returns the header that shows in a browser's tools where the time of a response went (W3C Server Timing): the whole,
 * and each call of the back end by its name. For staff only, because it tells what is in a cache.
 */
export function writeServerTiming(
  { source, calls }: Pick<RequestTrace, "source" | "calls">,
  ms: number,
): string {
  const entries = [{ name: source, ms }, ...calls].map(
    ({ name, ms: took }) => `${name.replace(/[^\w-]/g, "_")};dur=${took.toFixed(1)}`,
  );
  return entries.join(", ");
}
