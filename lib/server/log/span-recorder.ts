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
export type SpanEnd = {
  name: string;
  attributes: Readonly<Record<string, string | number>>;
  hasFailed: boolean;
};

/** A piece of work that has begun. One that is never ended is not reported. */
export type OpenSpan = SpanContext & { readonly end: (how: SpanEnd) => void };

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
export const openSpan: SpanRecorder = (kind, parent) => registered().open(kind, parent);

/** Gives a piece of work the ids by which others can follow it, and tells nobody. */
function openUnrecorded(_: SpanKind, parent: SpanContext | undefined): OpenSpan {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
    spanId: randomBytes(8).toString("hex"),
    isSampled: parent?.isSampled ?? false,
    end: () => {},
  };
}
