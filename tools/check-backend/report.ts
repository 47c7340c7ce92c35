/** What was found about one call or one promise of the back end as a whole. */
export type Verdict = "ok" | "differs" | "insecure" | "slow" | "missing" | "not tested";

/** A question as it can be asked again: the address from the path on, and the body. No token is in it. */
export type Asked = { method: string; address: string; language: string; body?: string };

/** One way in which the back end is not as it must be. */
export type Finding = {
  kind: "differs" | "insecure" | "slow" | "missing";
  /**
   * A JSON path into the answer, such as `$.data.rows[0].id`, or where else the difference is: `status`, `header …`.
   */
  path: string;
  expected: string;
  got: string;
  /** What a guest notices because of it. */
  guest: string;
  /** At how many places of this kind it was found; the path is the first. */
  count: number;
  /** What was asked when it was found, the first time; absent where it is in no answer to one question. */
  asked?: Asked;
};

/** The result for one call, or for one promise of the back end as a whole. */
export type CallReport = {
  /** The name of the call's definition, or a short name of the promise. */
  id: string;
  /** The call's domain, or "overall". */
  group: string;
  /** As it stands in a list: `GET promotion/calendar`. */
  title: string;
  verdict: Verdict;
  findings: readonly Finding[];
  /** Why it was not tested, or what of it was not. */
  reason?: string;
  /** How many requests were sent to it, and the milliseconds of the slowest answer. */
  requests: number;
  slowestMs: number;
};

/** The result of a whole run. */
export type CheckReport = {
  origin: string;
  startedAt: string;
  /** Milliseconds. */
  lasted: number;
  mode: "read only" | "write";
  calls: readonly CallReport[];
  /** Why nothing could be asked; undefined where the back end answered. */
  unreachable?: string;
  /** Why the result cannot be relied on: the token was refused, or nothing was tested. */
  unusable?: string;
};

const verdicts: readonly Verdict[] = ["insecure", "differs", "slow", "missing", "ok", "not tested"];

/** Returns how many calls have each verdict, the worst first, without those that none has. */
export function countVerdicts(calls: readonly CallReport[]): [Verdict, number][] {
  return verdicts
    .map((verdict): [Verdict, number] => [verdict, calls.filter((call) => call.verdict === verdict).length])
    .filter(([, count]) => count > 0);
}

/** Exit codes of a run. */
export const exitCodes = { ok: 0, differs: 1, usage: 2, unreachable: 11 } as const;

/**
 * Returns the exit code of a run: 11 when nothing answered, 1 when a call differs, is missing, slow or insecure, 2 when
 * nothing could be tested; 0 only when something was tested and all of it is as it must be.
 */
export function exitCodeOf({ unreachable, unusable, calls }: CheckReport): number {
  if (unreachable !== undefined) return exitCodes.unreachable;
  if (calls.some(({ verdict }) => verdict !== "ok" && verdict !== "not tested")) return exitCodes.differs;
  if (unusable !== undefined || !calls.some(({ verdict }) => verdict === "ok")) return exitCodes.usage;
  return exitCodes.ok;
}
