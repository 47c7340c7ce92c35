/** A signal that ends a call after so many milliseconds. `AbortSignal.timeout` is too young for guests. */
export function patience(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
