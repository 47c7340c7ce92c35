import "server-only";
import { format, stripVTControlCharacters } from "node:util";
import type { Log } from "@/lib/server/log/log";

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Sends whatever this process prints on its console, such as the framework's own messages, to the log as JSON lines.
 * Standard output and standard error can no longer end or stop the process, whatever happened to their reader.
 */
export function sendConsoleToLog({ foreign }: Pick<Log, "foreign">): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method]: (...parts: unknown[]) => {
        const message = stripVTControlCharacters(format(...parts)).trim();
        if (message !== "") foreign(level, message);
      },
    });
  }
}
