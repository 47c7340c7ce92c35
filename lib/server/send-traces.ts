import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { log } from "@/lib/server/log/log";
import {
  type SpanContext,
  type SpanKind as SpanKindName,
  type SpanRecorder,
  setSpanRecorder,
} from "@/lib/server/log/request-trace";

/** Returns where a collector of OpenTelemetry takes traces, below the address of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function tracesAddress(endpoint: string): string {
  return `${endpoint.replace(/\/$/, "")}/v1/traces`;
}

const SEND_WITHIN_MS = 3_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Where traces go, the share of those that begin here which is recorded, and which build tells of them. */
export type TraceSettings = { endpoint: string; share: number; build: string };

/**
 * Sends every request that this thread works out, and its calls of the back end, to a collector of OpenTelemetry (OTLP
 * over HTTP). Where a proxy of ours began the trace, it decides whether it is recorded. Returns what sends all that
 * was recorded and ends it; it never rejects.
 *
 * The provider is not the process's global one: the framework would tell it of spans of its own, whose attributes are
 * the guests' addresses.
 */
export function sendTraces({ endpoint, share, build }: TraceSettings): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "yeoul", "service.version": build }))
      .merge(
        detectResources({
          detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
        }),
      ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: openExporter(endpoint), exportTimeoutMillis: SEND_WITHIN_MS }),
    ],
  });
  const tracer = provider.getTracer("yeoul");
  const open: SpanRecorder = (kind, parent) => {
    const span = tracer.startSpan(kind, { kind: KINDS[kind] }, contextOf(parent, kind));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      spanId,
      isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
      end: ({ name, attributes, hasFailed }) => {
        span.updateName(name).setAttributes({ ...attributes });
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  setSpanRecorder(open);
  // Whatever fails then is a line of the log already.
  return () => provider.shutdown().catch(() => {});
}

/** Returns the context of what somebody else, or an earlier span of ours, began. */
function contextOf(parent: SpanContext | undefined, kind: SpanKindName) {
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: kind === "server" });
}

/** The exporter of OpenTelemetry, which tells nobody when its collector does not answer: one line of the log does. */
function openExporter(endpoint: string): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: tracesAddress(endpoint), timeoutMillis: SEND_WITHIN_MS });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // Without its cause, which may quote the collector's answer.
        if (result.error !== undefined) log.warn("traces could not be sent to the collector");
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
