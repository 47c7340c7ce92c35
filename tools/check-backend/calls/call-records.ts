import { absenceOf } from "@/lib/workbench/backend/absent-fields";
import { type BackendCall, backendCall, backendCalls } from "@/lib/workbench/backend/backend-calls";
import type { Difference } from "@/tools/check-backend/compare-answer";
import type { Asked, CallReport, Finding, Verdict } from "@/tools/check-backend/report";

/** Something that is not as it is promised. */
export type Remark = Omit<Finding, "count" | "kind"> & { kind?: Finding["kind"] };

type Entry = Pick<CallReport, "id" | "group" | "title"> & {
  call: BackendCall | undefined;
  findings: Map<string, Finding>;
  requests: number;
  /** Answers that came from the call itself, and answers that there is no such call. */
  answers: number;
  absent: { count: number; status: number; asked: Asked | undefined };
  /** The last question. */
  asked: Asked | undefined;
  /** Answers 404 without an envelope where nothing had to be there. */
  bare404: number;
  slowestMs: number;
  /** Something valid was answered as it must be, or a promise was kept. */
  hasPassed: boolean;
  reason: string | undefined;
};

/** Collects what was found about every call, and about the promises that belong to no single call. */
export class CallRecords {
  readonly #entries = new Map<string, Entry>();

  constructor() {
    for (const call of backendCalls)
      this.#add(call.id, call.domain, `${call.endpoint.method} ${call.endpoint.name}`, call);
  }

  /** Adds a promise that belongs to no single call. */
  addPromise(id: string, title: string): void {
    this.#add(id, "overall", title, undefined);
  }

  #add(id: string, group: string, title: string, call: BackendCall | undefined): void {
    this.#entries.set(id, {
      id,
      group,
      title,
      call,
      findings: new Map(),
      requests: 0,
      answers: 0,
      absent: { count: 0, status: 404, asked: undefined },
      asked: undefined,
      bare404: 0,
      slowestMs: 0,
      hasPassed: false,
      reason: undefined,
    });
  }

  #entry(id: string): Entry {
    const entry = this.#entries.get(id);
    if (entry === undefined) throw new Error(`nothing is named ${id}`);
    return entry;
  }

  /** Counts a question of a call, whose answer came, or was awaited, for so many milliseconds. */
  countRequest(id: string, ms: number, asked: Asked): void {
    const entry = this.#entry(id);
    entry.asked = asked;
    entry.requests += 1;
    entry.slowestMs = Math.max(entry.slowestMs, ms);
  }

  /** Returns the last question of a call. */
  lastAsked(id: string): Asked | undefined {
    return this.#entry(id).asked;
  }

  /** Counts an answer that came from the call itself. */
  countAnswer(id: string): void {
    this.#entry(id).answers += 1;
  }

  /** Counts an answer 404 without an envelope, where nothing had to be there. */
  countBare404(id: string): void {
    this.#entry(id).bare404 += 1;
  }

  /**
   * Records a difference from what is promised, in the answer to the call's last question unless another is named; one
   * with the same consequence at many places counts as one.
   */
  note(id: string, { kind = "differs", asked = this.lastAsked(id), ...remark }: Remark): void {
    const { findings } = this.#entry(id);
    const key = [kind, placeOf(remark.path), remark.guest].join("\n");
    const known = findings.get(key);
    if (known === undefined)
      findings.set(key, { kind, ...remark, count: 1, ...(asked === undefined ? {} : { asked }) });
    else known.count += 1;
  }

  /** Records a place at which an answer is not read. */
  noteDifference(
    id: string,
    { path, expected, got, effect }: Difference,
    description: Pick<BackendCall["description"], "withoutIt" | "entry"> = backendCall(id).description,
  ): void {
    this.note(id, { path, expected, got, guest: guestOf(effect, description) });
  }

  /** Records that something of it is as it must be. */
  pass(id: string): void {
    this.#entry(id).hasPassed = true;
  }

  /** Records why a call, or what of it, is not tested; the first reason counts. */
  skip(id: string, reason: string): void {
    this.#entry(id).reason ??= reason;
  }

  /**
   * Records that a call is not there, unless it need not be; without a status where a question that was not for its
   * data was answered so.
   */
  markAbsent(id: string, status = this.#entry(id).absent.status): void {
    const entry = this.#entry(id);
    if (entry.call?.description.optional) this.skip(id, "it is optional, and not there");
    else entry.absent = { count: entry.absent.count + 1, status, asked: entry.absent.asked ?? entry.asked };
  }

  /** Whether a call was asked and nothing of its kind is there. */
  isMissing(id: string): boolean {
    const { absent, answers } = this.#entry(id);
    return absent.count > 0 && answers === 0;
  }

  /** Whether a call answered something of its own; false also where it was not asked. */
  isThere(id: string): boolean {
    return this.#entry(id).hasPassed;
  }

  /** Returns the results so far, in the order of the calls. */
  reports(): CallReport[] {
    return [...this.#entries.values()].map((entry) => {
      const { id, group, title, reason, requests, slowestMs, hasPassed } = entry;
      const findings = [...absencesOf(entry), ...entry.findings.values()];
      return {
        id,
        group,
        title,
        verdict: verdictOf(findings, hasPassed),
        findings,
        ...(reason === undefined ? {} : { reason }),
        requests,
        slowestMs,
      };
    });
  }
}

/** Where something stands: the field and what is around it, as in a tree the same object stands at any depth. */
function placeOf(path: string): string {
  return path
    .replace(/\[\d+\]/g, "[*]")
    .split(".")
    .slice(-2)
    .join(".");
}

/** What a guest notices of a value that is not read. */
function guestOf(
  effect: Difference["effect"],
  { withoutIt, entry = "entry" }: Pick<BackendCall["description"], "withoutIt" | "entry">,
): string {
  switch (effect.kind) {
    case "unreadable":
      return withoutIt;
    case "read":
      return "Nothing by itself, as it is read nevertheless; write it as the document says.";
    case "empty":
      return "Reads nothing where this stands.";
    case "absent":
      return `As if it were absent: ${absenceOf(effect.parent, effect.field) ?? "it is not shown."}`;
    case "left out":
      return effect.list === "" || effect.list === "rows"
        ? `Does not see this ${entry}.`
        : `Does not see this entry of ${effect.list}.`;
  }
}

function absencesOf({ call, absent, answers, bare404 }: Entry): Finding[] {
  const findings: Finding[] = [];
  if (call !== undefined && absent.count > 0)
    findings.push({
      kind: "missing",
      path: answers === 0 ? "status" : "status of some",
      expected:
        answers === 0
          ? `${call.endpoint.method} /api${call.endpoint.path.replace(/:(\w+)/g, "{$1}")}`
          : "200 with data, as this call has for other questions",
      got: `${absent.status}`,
      guest: call.description.withoutIt,
      count: absent.count,
      ...(absent.asked === undefined ? {} : { asked: absent.asked }),
    });
  if (bare404 > 0 && answers > 0)
    findings.push({
      kind: "differs",
      path: "$.error",
      expected: '{ "error": { "error": … } }',
      got: "404 without an envelope",
      guest: "Nothing by itself; the page says that it was not found.",
      count: bare404,
    });
  return findings;
}

function verdictOf(findings: readonly Finding[], hasPassed: boolean): Verdict {
  const worst = (["insecure", "differs", "slow", "missing"] as const).find((kind) =>
    findings.some((finding) => finding.kind === kind),
  );
  return worst ?? (hasPassed ? "ok" : "not tested");
}
