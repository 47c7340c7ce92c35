import "server-only";
import { type DestinationStream, pino } from "pino";

/** Characters of lines that wait to be written; beyond that they are lost. */
const MAX_WAITING = 1024 * 1024;

/**
 * Opens a file descriptor, standard output by default, for a log that must never stop the server: writing neither waits
 * nor throws, whether the reader is slow, has gone, or its disk is full. Lines that could not be written are lost, and
 * the next line that can be written is followed by one that says how many.
 */
export function openDestination(descriptor = 1): DestinationStream {
  const stream = pino.destination({ dest: descriptor, sync: false, maxLength: MAX_WAITING });
  // Without a listener an error would end the process. The line stays and is written with the next one.
  stream.on("error", () => {});
  let lost = 0;
  stream.on("drop", () => {
    lost += 1;
  });
  process.once("exit", () => {
    try {
      stream.flushSync();
    } catch {
      // Nobody reads it any more.
    }
  });
  return {
    write: (line) => {
      const before = lost;
      stream.write(line);
      if (lost !== before || lost === 0) return;
      lost = 0;
      const msg = `${before} lines of the log were lost`;
      stream.write(`${JSON.stringify({ level: "warn", time: new Date().toISOString(), msg })}\n`);
    },
  };
}
