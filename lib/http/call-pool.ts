import "server-only";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  type IBreaker,
  TaskCancelledError,
} from "cockatiel";
import { Agent } from "undici";
import { AppError, type ErrorCode } from "@/lib/base/app-error";
import type { CallGroup } from "@/lib/http/endpoint";
import { isRequestTimeout, requestTimeout, runWithTimeLimit, takeTurn } from "@/lib/http/request-deadline";
import { log } from "@/lib/server/log/log";
import {
  type CallOutcome,
  currentTrace,
  type FailedCall,
  type FailureReason,
  noteCall,
} from "@/lib/server/log/request-trace";
import { countEvent, recordCall } from "@/lib/server/metrics/definitions";
import { processWide } from "@/lib/server/settings/process-wide";

const SECOND_MS = 1_000;

/** `share` of at least `minimum` calls of the last `seconds` seconds. */
type Limit = { share: number; minimum: number; seconds: number };

type Ends = { calls: number; failures: number };

/**
 * Opens a circuit when more than a share of the last seconds' calls failed. Calls leave it by the clock: in the
 * library's own sampling they leave one step at a call, so that a back end which begins to hang after a quiet time is
 * measured by what succeeded before.
 */
class FailureRate implements IBreaker {
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

/** Calls of a group that may be under way at a time, and that may wait; any more are refused at once. */
const MAX_CONCURRENT = 50;
const MAX_WAITING = 5_000;
/**
 * Milliseconds that a call waits for its turn where nothing else limits it: within five seconds a guest in a crowd is
 * told that many are booking, and our page sends the request again.
 */
const MAX_WAIT_MS = 2_500;
/**
 * The circuit opens when more than half of at least ten calls within four seconds fail. A call that hangs takes as
 * long, so that what succeeded before does not count any more when the first calls fail.
 */
const FAILING = { share: 0.5, minimum: 10, seconds: 4 };
/**
 * Milliseconds until one probe call is let through: a guest waits for the back end to be found well again. Partly
 * random, so that no failure rhythm stays in step with it.
 */
const PROBE_AFTER_MS = { least: 500, most: 1_000 };
/** Milliseconds; the timeout of a call that was given less time says nothing about the back end. */
const MIN_TIMEOUT_MS = 1_000;
/**
 * One retry costs what twelve calls earn, so that retries stay below a tenth of all calls; the reserve of twenty is
 * for hours with few calls.
 */
const RETRY_COST = 12;
const MAX_RETRY_BUDGET = 20 * RETRY_COST;

/** `open` refuses every call, `probing` every call but one. */
export type PoolState = "closed" | "open" | "probing";

/** `until` is when its request ends, in milliseconds of `performance.now()`; `timeoutMs` what the call may take. */
export type CallLimits = { until: number; timeoutMs: number };

/** Wraps an error that counts as a failure for the breaker. */
class Failure extends Error {}

type Outcome<Value> = { value: Value } | { refusal: unknown };

/**
 * The path of one group's calls to the back end: connections that no other group uses, a bulkhead, a circuit breaker
 * and a retry budget. Each change of the breaker's state is logged in one line.
 */
export class CallPool {
  readonly agent = new Agent({
    connections: MAX_CONCURRENT,
    connect: { timeout: 1_000 },
  });
  readonly #group: CallGroup;
  readonly #bulkhead = bulkhead(MAX_CONCURRENT, MAX_WAITING);
  readonly #breaker: CircuitBreakerPolicy;
  #retryBudget = MAX_RETRY_BUDGET;

  constructor(group: CallGroup) {
    this.#group = group;
    const { least, most } = PROBE_AFTER_MS;
    this.#breaker = circuitBreaker(handleType(Failure), {
      halfOpenAfter: new DelegateBackoff(() => least + Math.random() * (most - least)),
      breaker: new FailureRate(FAILING),
    });
    this.#breaker.onStateChange(() => log.warn(`calls of the group ${group}: ${this.state}`));
  }

  get state(): PoolState {
    switch (this.#breaker.state) {
      case CircuitState.Closed:
        return "closed";
      case CircuitState.HalfOpen:
        return "probing";
      default:
        return "open";
    }
  }

  /** The calls under way and those that wait for their turn. */
  get calls(): { active: number; waiting: number } {
    const { executionSlots, queueSlots } = this.#bulkhead;
    return { active: MAX_CONCURRENT - executionSlots, waiting: MAX_WAITING - queueSlots };
  }

  /**
   * Makes the call when it is its turn. Waiting costs the call none of its own time, but both end with the request. Its
   * signal aborts after the milliseconds passed beside it. Throws what the call throws, and `backend_unavailable` with
   * `wasNeverSent` when the call was not made; `too_many_guests` where it did not get its turn in time.
   */
  async run<Value>(
    { until, timeoutMs }: CallLimits,
    call: (signal: AbortSignal, milliseconds: number) => Promise<Value>,
  ): Promise<Value> {
    const left = until - performance.now();
    if (left <= 0) throw this.#refusal("the request's time limit has passed", { cause: requestTimeout() });
    // A call arriving now would have to wait for the outcome of the probe call.
    if (this.state === "probing") throw this.#refusal("the last calls failed");
    this.#retryBudget = Math.min(MAX_RETRY_BUDGET, this.#retryBudget + 1);
    const queue = (begin: () => Promise<Outcome<Value>>, signal: AbortSignal) =>
      this.#bulkhead.execute(begin, signal);
    try {
      const outcome = await this.#breaker.execute(() =>
        takeTurn(queue, Math.min(left, MAX_WAIT_MS), () => {
          // Those before it may have failed while it waited.
          if (this.state === "open") throw this.#refusal("the last calls failed");
          const leftNow = Math.ceil(until - performance.now());
          const milliseconds = Math.min(timeoutMs, leftNow);
          if (milliseconds <= 0) throw new TaskCancelledError();
          const make = (signal: AbortSignal) => call(signal, milliseconds);
          return separateRefusals(
            () => runWithTimeLimit(milliseconds, make, leftNow < timeoutMs ? requestTimeout : undefined),
            milliseconds >= MIN_TIMEOUT_MS,
          );
        }),
      );
      if ("value" in outcome) return outcome.value;
      throw outcome.refusal;
    } catch (error) {
      throw this.#toRaise(error);
    }
  }

  /** Returns whether a call of this group may be retried, and deducts the retry from the budget if so. */
  takeRetry(): boolean {
    if (this.#retryBudget < RETRY_COST) return false;
    this.#retryBudget -= RETRY_COST;
    countEvent("yeoul_backend_retries_total", { group: this.#group });
    return true;
  }

  #toRaise(error: unknown): unknown {
    if (error instanceof Failure) return error.cause;
    if (error instanceof BrokenCircuitError) return this.#refusal("the last calls failed");
    const isCrowded = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError;
    return isCrowded ? this.#refusal("too many calls are under way", { code: "too_many_guests" }) : error;
  }

  #refusal(
    reason: string,
    { code = "backend_unavailable", cause }: { code?: ErrorCode; cause?: unknown } = {},
  ): AppError {
    return new AppError(code, {
      status: 503,
      cause,
      detail: `${this.#group}: ${reason}`,
      wasNeverSent: true,
    });
  }
}

/**
 * Returns whether the back end failed rather than refused: no response, a truncated response, or a status of 500 or
 * more.
 */
export function isBackendFailure(error: unknown): boolean {
  if (!(error instanceof AppError) || error.wasNeverSent) return false;
  const isBroken = error.code === "backend_answer_unreadable" && error.cause === undefined;
  return isBroken || error.code === "backend_unavailable" || (error.status ?? 0) >= 500;
}

/** Separates failures, which count for the breaker, from refusals, which are regular responses. */
async function separateRefusals<Value>(
  call: () => Promise<Value>,
  countsForBreaker: boolean,
): Promise<Outcome<Value>> {
  try {
    return { value: await call() };
  } catch (error) {
    if (!isBackendFailure(error)) return { refusal: error };
    throw countsForBreaker ? new Failure("the back end failed", { cause: error }) : error;
  }
}

const pools = () => processWide("call-pools", () => new Map<CallGroup, CallPool>());

/** Returns the pools that were used so far, by group. */
export function poolsByGroup(): ReadonlyMap<CallGroup, CallPool> {
  return pools();
}

/** Returns the only pool of a group in this process. */
export function poolOf(group: CallGroup): CallPool {
  const pool = pools().get(group) ?? new CallPool(group);
  pools().set(group, pool);
  return pool;
}

/** What a report needs to know of a call's definition. */
type Call = { name: string; group: CallGroup; idempotent: boolean };

/**
 * Makes a call, and keeps for the request's own line how it failed. A call that changes something gets a line of its
 * own when it was refused or failed, because the response may be none of 500 or above. Throws what the call throws.
 */
export async function reportCall<Value>(call: Call, make: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const note = (ms: number, failed?: FailedCall) => {
    recordCall(call, ms, failed);
    noteCall(call.name, ms, failed);
  };
  try {
    const answer = await make();
    note(performance.now() - began);
    return answer;
  } catch (error) {
    if (error instanceof AppError) {
      const failed = toFailedCall(call, error, began);
      note(failed.ms, failed);
      if (!call.idempotent) log.report("a call failed", failed);
    }
    throw error;
  }
}

/**
 * Makes a read that a call of another request may answer, and keeps how it failed for this request's own line as well:
 * the call that failed, or that its answer came too late for this request. Throws what the read throws.
 */
export async function reportRead<Value>(call: Call, read: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  try {
    return await read();
  } catch (error) {
    const isNoted = currentTrace()?.failedCalls.some(({ call: noted }) => noted === call.name);
    if (error instanceof AppError && !isNoted) {
      const failed = toFailedCall(call, error, began);
      noteCall(call.name, failed.ms, failed);
    }
    throw error;
  }
}

/** Without anything that the back end or the guest wrote. */
function toFailedCall({ name }: Call, error: AppError, began: number): FailedCall {
  const outcome = outcomeOf(error);
  const { code, status } = error;
  const ms = Math.round(performance.now() - began);
  const failed = { call: name, outcome, reason: reasonOf(error, outcome), code, ms };
  return { ...failed, ...(status === undefined ? {} : { status }) };
}

function outcomeOf(error: AppError): CallOutcome {
  if (error.wasNeverSent) return "not sent";
  if (!isBackendFailure(error) && error.code !== "backend_answer_unreadable") return "refused";
  return isTimeout(error.cause) ? "timeout" : "fault";
}

function reasonOf(error: AppError, outcome: CallOutcome): FailureReason {
  if (error.code === "too_many_guests") return "overload";
  if (outcome === "refused") return error.isGone ? "gone" : "refused";
  return isRequestTimeout(error.cause) ? "deadline" : "backend";
}

/** The names of undici's errors and of an aborted signal's. */
function isTimeout(cause: unknown): boolean {
  return (cause instanceof Error || cause instanceof DOMException) && /Timeout/.test(cause.name);
}
