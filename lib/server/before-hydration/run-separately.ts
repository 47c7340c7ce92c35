/**
 * Runs each step in a task of its own, in order, so that a touch is never answered later than the step that is running
 * at that moment. A step that throws is reported by the browser and does not stop the others.
 */
export function runSeparately(steps: readonly (() => void)[]): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  setTimeout(() => {
    if (rest.length > 0) runSeparately(rest);
    step();
  });
}
