/** Returns a signal that aborts after the given milliseconds. Some guests' browsers lack `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
