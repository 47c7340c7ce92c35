import { tracesAddress } from "@/lib/server/send-traces";
import type { Finding } from "@/tools/doctor/finding";

const PATIENCE_MS = 5_000;

/** Sends a collector of traces none. Never throws; guests notice nothing of a collector that is away. */
export async function examineCollector(endpoint: string): Promise<Finding[]> {
  const address = tracesAddress(endpoint);
  const about = `traces are not taken at ${address}`;
  try {
    const { ok, status } = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resourceSpans: [] }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok
      ? []
      : [{ kind: "note", about, next: `It answers ${status}: is OTLP over HTTP on, and with JSON?` }];
  } catch {
    return [{ kind: "note", about, next: "Nothing answers there. Traces are lost until something does." }];
  }
}
