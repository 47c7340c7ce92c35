import "server-only";
import { CircuitState, type IBreaker } from "cockatiel";

const SECOND_MS = 1_000;

/** `share` of at least `minimum` calls of the last `seconds` seconds. */
type Limit = { share: number; minimum: number; seconds: number };

type Ends = { calls: number; failures: number };

/**
 * Opens a circuit when more than a share of the last seconds' calls failed. Calls leave it by the clock: in the
 * library's own sampling they leave one step at a call, so that a back end which begins to hang after a quiet time is
 * measured by what succeeded before.
 */
export class FailureRate implements IBreaker {
  readonly #limit: Limit;
  readonly #ends = new Map<number, Ends>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** The ends of calls by second, as the library saves and restores them. */
  get state(): unknown {
    return [...this.#ends];
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#ends.clear();
    this.#count(0);
  }

  failure(state: CircuitState): boolean {
    this.#count(1);
    if (state !== CircuitState.Closed) return true;
    const ends = [...this.#ends.values()];
    const calls = ends.reduce((sum, each) => sum + each.calls, 0);
    const failures = ends.reduce((sum, each) => sum + each.failures, 0);
    return calls >= this.#limit.minimum && failures > this.#limit.share * calls;
  }

  #count(failures: number): void {
    const second = Math.floor(performance.now() / SECOND_MS);
    for (const old of this.#ends.keys()) if (old <= second - this.#limit.seconds) this.#ends.delete(old);
    const before = this.#ends.get(second) ?? { calls: 0, failures: 0 };
    this.#ends.set(second, { calls: before.calls + 1, failures: before.failures + failures });
  }
}
