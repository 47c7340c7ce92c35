import "server-only";
import { AppError } from "@/lib/base/app-error";
import { isBackendFailure } from "@/lib/http/call-pool";
import type { CallGroup } from "@/lib/http/endpoint";
import { remainingMilliseconds } from "@/lib/http/request-deadline";
import { log } from "@/lib/server/log/log";
import {
  type CallOutcome,
  type FailedCall,
  type FailureReason,
  noteCall,
  noteFailedCall,
} from "@/lib/server/log/request-trace";

import { recordCall } from "@/lib/server/metrics/definitions";

/** What a report needs to know of a call's definition. */
type Call = { name: string; group: CallGroup; idempotent: boolean };

/**
 * Makes a call, and keeps for the request's own line how it failed. A call that changes something gets a line of its
 * own when it was refused or failed, because the response may be none of 500 or above. Throws what the call throws.
 */
export async function reportCall<Value>(call: Call, make: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  try {
    const answer = await make();
    const ms = performance.now() - began;
    recordCall(call, ms);
    noteCall(call.name, ms);
    return answer;
  } catch (error) {
    if (error instanceof AppError) {
      const failed = describeFailedCall(call.name, error, Math.round(performance.now() - began));
      noteFailedCall(failed);
      noteCall(call.name, failed.ms);
      recordCall(call, failed.ms, failed);
      if (!call.idempotent) log.report("a call failed", failed);
    }
    throw error;
  }
}

/** Describes how a call failed after so many milliseconds, without anything that the back end or the guest wrote. */
export function describeFailedCall(call: string, error: AppError, ms: number): FailedCall {
  const outcome = outcomeOf(error);
  const { code, status } = error;
  const reason = reasonOf(error, outcome);
  return { call, outcome, reason, code, ...(status === undefined ? {} : { status }), ms };
}

function outcomeOf(error: AppError): CallOutcome {
  if (error.wasNeverSent) return "not sent";
  if (!isBackendFailure(error) && error.code !== "backend_answer_unreadable") return "refused";
  return isTimeout(error.cause) ? "timeout" : "fault";
}

function reasonOf(error: AppError, outcome: CallOutcome): FailureReason {
  if (error.code === "too_many_guests") return "overload";
  if (outcome === "refused") return error.isGone ? "gone" : "refused";
  return outcome !== "fault" && remainingMilliseconds() === 0 ? "deadline" : "backend";
}

/** The names of undici's errors and of an aborted signal's. */
function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && /Timeout/.test(cause.name);
}
