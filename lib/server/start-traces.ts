import { setTimeout as wait } from "node:timers/promises";
import { readBuildId } from "@/lib/server/built-page-scripts";
import type { Env } from "@/lib/server/settings/env-schema";

/** Milliseconds that a server which stops waits for its last traces. */
const CLOSE_WITHIN_MS = 3_000;

/**
 * Begins to send traces of the main thread to `OTEL_EXPORTER_OTLP_ENDPOINT`; without it nothing of OpenTelemetry's
 * packages for that is loaded. Returns what sends the last ones before the process ends; it never rejects.
 */
export async function recordTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_TRACES_SAMPLER_ARG">): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { sendTraces } = await import("@/lib/server/send-traces");
  const build = await readBuildId();
  const close = sendTraces({ endpoint, share, build });
  return () => Promise.race([close(), wait(CLOSE_WITHIN_MS)]);
}
