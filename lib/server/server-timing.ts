import type { RequestTrace } from "@/lib/server/log/request-trace";

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
