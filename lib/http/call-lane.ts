import "server-only";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  SamplingBreaker,
  TaskCancelledError,
} from "cockatiel";
import { Agent } from "undici";
import { AppError } from "@/lib/errors/app-error";
import type { CallGroup } from "@/lib/http/call-group";
import { log } from "@/lib/log/log";

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** So many calls of a group are under way at a time, and so many more wait; what is beyond is refused at once. */
const MOST_AT_A_TIME = 50;
const MOST_WAITING = 100;
/** More than half of twenty calls or more within ten seconds open the circuit. */
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 2 };
/** Then one call looks again after ten seconds or by chance some more, so that no rhythm of failing outwits it. */
const LOOKS_AGAIN_MS = { least: 10_000, most: 15_000 };
/** A call that was given less says nothing of the back end when it runs out of time, in milliseconds. */
const FAIR_MS = 1_000;
/**
 * A second try costs what twelve calls bring, so that all of them are less than a tenth; the reserve of twenty is for
 * hours in which few calls are made.
 */
const SECOND_TRY_COSTS = 12;
const MOST_SAVED = 20 * SECOND_TRY_COSTS;

/** `open` refuses every call, `probing` every call but one. */
export type LaneState = "closed" | "open" | "probing";

/** What counts as a failure for the breaker, around what was raised. */
class Fault extends Error {}

type Outcome<Value> = { value: Value } | { refusal: unknown };

/**
 * The way of one group's calls to the back end: connections that no other group uses, a bulkhead, a circuit breaker and
 * a budget of second tries (security D12). A change of the breaker is one line in the log.
 */
export class CallLane {
  readonly agent = new Agent({
    connections: MOST_AT_A_TIME,
    connect: { timeout: 1_000 },
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  readonly #group: CallGroup;
  readonly #bulkhead = bulkhead(MOST_AT_A_TIME, MOST_WAITING);
  readonly #breaker = circuitBreaker(handleType(Fault), {
    halfOpenAfter: new DelegateBackoff(
      () => LOOKS_AGAIN_MS.least + Math.random() * (LOOKS_AGAIN_MS.most - LOOKS_AGAIN_MS.least),
    ),
    breaker: new SamplingBreaker(BREAKER),
  });
  #saved = MOST_SAVED;

  constructor(group: CallGroup) {
    this.#group = group;
    this.#breaker.onStateChange(() => log.warn(`calls of the group ${group}: ${this.state}`));
  }

  get state(): LaneState {
    switch (this.#breaker.state) {
      case CircuitState.Closed:
        return "closed";
      case CircuitState.HalfOpen:
        return "probing";
      default:
        return "open";
    }
  }

  /**
   * Makes the call, which is to end with the signal: `milliseconds` from now, waiting for its turn included. Raises what
   * the call raises, and `backend_unavailable` that was never sent when it was not made.
   */
  async run<Value>(milliseconds: number, call: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    if (milliseconds <= 0) throw this.#refusal("no time is left of the request");
    // Whoever came now would have to wait for what becomes of the one call that looks.
    if (this.state === "probing") throw this.#refusal("the last calls failed");
    const signal = AbortSignal.timeout(Math.ceil(milliseconds));
    this.#saved = Math.min(MOST_SAVED, this.#saved + 1);
    try {
      const outcome = await this.#breaker.execute(() =>
        this.#inTurn(signal, () => judge(() => call(signal), milliseconds >= FAIR_MS)),
      );
      if ("value" in outcome) return outcome.value;
      throw outcome.refusal;
    } catch (error) {
      throw this.#toRaise(error);
    }
  }

  /** Whether a call of this group may be made once more; counted as such when it may. */
  takeSecondTry(): boolean {
    if (this.#saved < SECOND_TRY_COSTS) return false;
    this.#saved -= SECOND_TRY_COSTS;
    return true;
  }

  #inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    let hasBegun = false;
    const running = this.#bulkhead.execute(() => {
      hasBegun = true;
      return work();
    }, signal);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => hasBegun || reject(new TaskCancelledError()), { once: true });
    });
    return Promise.race([running, tooLate]);
  }

  #toRaise(error: unknown): unknown {
    if (error instanceof Fault) return error.cause;
    if (error instanceof BrokenCircuitError) return this.#refusal("the last calls failed");
    const isCrowded = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
    return isCrowded ? this.#refusal("too many calls are under way") : error;
  }

  #refusal(reason: string): AppError {
    return new AppError("backend_unavailable", {
      status: 503,
      detail: `${this.#group}: ${reason}`,
      wasNeverSent: true,
    });
  }
}

/** The back end failed, as opposed to refused: no answer, an answer that breaks off, a status of 500 or more. */
export function isFault(error: unknown): boolean {
  if (!(error instanceof AppError) || error.wasNeverSent) return false;
  const isBroken = error.code === "backend_answer_unreadable" && error.cause === undefined;
  return isBroken || error.code === "backend_unavailable" || (error.status ?? 0) >= 500;
}

/** What counts for the breaker is told apart here; a refusal is an answer like any other. */
async function judge<Value>(call: () => Promise<Value>, isFair: boolean): Promise<Outcome<Value>> {
  try {
    return { value: await call() };
  } catch (error) {
    if (!isFault(error)) return { refusal: error };
    throw isFair ? new Fault("the back end failed", { cause: error }) : error;
  }
}

// Next keeps several copies of a module in one process (pages, handlers); the lanes must be the same.
const shared = globalThis as typeof globalThis & { yeoulLanes?: Map<CallGroup, CallLane> };

/** The one lane of a group in this process. */
export function laneOf(group: CallGroup): CallLane {
  shared.yeoulLanes ??= new Map();
  const lane = shared.yeoulLanes.get(group) ?? new CallLane(group);
  shared.yeoulLanes.set(group, lane);
  return lane;
}
