/** Returns where a collector of OpenTelemetry takes traces, below the address of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function tracesAddress(endpoint: string): string {
  return `${endpoint.replace(/\/$/, "")}/v1/traces`;
}
