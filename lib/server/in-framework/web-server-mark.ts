import { processWide } from "@/lib/server/settings/process-wide";

const mark = () => processWide("web-server", () => ({ isInFront: false }));

/** Notes that the web server is in front of the framework in this process. */
export function markWebServer(): void {
  mark().isInFront = true;
}

/** Returns whether the web server is in front of the framework; it is not where Next serves alone. */
export function hasWebServer(): boolean {
  return mark().isInFront;
}
