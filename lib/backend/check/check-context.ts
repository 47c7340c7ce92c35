import { randomUUID } from "node:crypto";
import type { Agent } from "undici";
import type * as z from "zod/mini";
import { absenceOf } from "@/lib/backend/absent-fields";
import { type BackendCall, backendCall, backendCalls } from "@/lib/backend/backend-calls";
import { compareAnswer, type Difference } from "@/lib/backend/check/compare-answer";
import { judgeAnswer } from "@/lib/backend/check/judge-answer";
import { type Body, isUtf8, type Refusal, readBody } from "@/lib/backend/check/read-body";
import type { CallReport, Finding, Verdict } from "@/lib/backend/check/report";
import { type Question, type Reply, send } from "@/lib/backend/check/send";
import { errorCodes } from "@/lib/errors/app-error";
import { toAddress, toBody } from "@/lib/http/endpoint";
import { readTolerantly } from "@/lib/http/tolerant";
import type { Locale } from "@/lib/i18n/locales";

/** How a call is made. */
export type Asking = {
  locale?: Locale;
  /** The token to send; `null` for none. By default the guest's where the call needs a session. */
  token?: string | null;
  key?: string;
  /** Replaces the address, from the path on. */
  address?: string;
  /** Replaces the body. */
  body?: string;
  contentType?: string;
  /**
   * `data`: the question is valid, so anything else is a difference. `refusal`: it must be refused. `either`: both are
   * right, as long as they are readable. `redirect`: the answer is an address.
   */
  expect?: "data" | "refusal" | "either" | "redirect";
  /** The call may not be there at all, which is then told as missing. */
  mayBeAbsent?: boolean;
  /** The answer 404 is right: the back end may not have what was asked for. */
  may404?: boolean;
  /** Nothing is recorded; who asks judges the answer. */
  quiet?: boolean;
};

/** What an answer said. */
export type Told = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The envelope's `data` as it arrived; undefined for a refusal and for anything unreadable. */
  data: unknown;
  refusal: Refusal | undefined;
};

type Answer = Extract<Reply, { kind: "answer" }>;
type Remark = Omit<Finding, "count" | "kind"> & { kind?: Finding["kind"] };

type Entry = Pick<CallReport, "id" | "group" | "title"> & {
  call: BackendCall | undefined;
  findings: Map<string, Finding>;
  asked: number;
  /** Answers that came from the call itself, and answers that there is no such call. */
  answered: number;
  absent: { count: number; status: number };
  /** Answers 404 without an envelope where nothing had to be there. */
  bare404: number;
  slowestMs: number;
  /** Something valid was answered as it must be, or a promise was kept. */
  hasPassed: boolean;
  reason: string | undefined;
};

/** Milliseconds that an answer is awaited beyond its limit, so that one that is late is told from one that never comes. */
const GRACE_MS = 1_000;
const PATIENCE_MS = 5_000;

/** Error keys for which there is a sentence, or which a call's description names. */
const knownKeys = new Set<string>([
  ...errorCodes,
  ...backendCalls.flatMap(({ description }) => (description.refusals ?? []).map(({ key }) => key)),
]);

const GENERAL_SENTENCE = "Reads a general sentence instead of the reason.";
/** Statuses that say enough without a key. */
const SAID_BY_STATUS: readonly number[] = [401, 403, 404, 429];

export type CheckOptions = {
  origin: URL;
  token: string | undefined;
  agent: Agent;
  /** Origin of the web application, to which logins and payments return. */
  publicOrigin: URL;
};

/** The back end under test: asks it, judges every answer, and collects what was found. */
export class CheckContext {
  readonly origin: URL;
  readonly publicOrigin: URL;
  /** The guest's token; a step may replace it by a renewed one. */
  token: string | undefined;
  /** Whether anything answered at all. */
  hasAnswered = false;
  /** Why nothing came back, the first time. */
  silence: string | undefined;
  /** By how many seconds the back end's clock is ahead of this one. */
  clockSkewSeconds: number | undefined;
  /** The key with which an unknown call is refused, by which a missing call is recognised. */
  unknownCallKey: string | undefined;
  readonly #agent: Agent;
  readonly #entries = new Map<string, Entry>();
  readonly #tokens = new Set<string>();

  constructor({ origin, token, agent, publicOrigin }: CheckOptions) {
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.token = token;
    this.#agent = agent;
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
      asked: 0,
      answered: 0,
      absent: { count: 0, status: 404 },
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

  /** Records a difference from what is promised; one with the same consequence at many places counts as one. */
  note(id: string, { kind = "differs", ...remark }: Remark): void {
    const { findings } = this.#entry(id);
    const key = [kind, remark.path.replace(/\[\d+\]/g, "[*]"), remark.guest].join("\n");
    const known = findings.get(key);
    if (known === undefined) findings.set(key, { kind, ...remark, count: 1 });
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

  /** Records that a call is not there, which an answer said to a question that was not for its data. */
  markAbsent(id: string): void {
    this.#entry(id).absent.count += 1;
  }

  /** Whether a call was asked and nothing of its kind is there. */
  isMissing(id: string): boolean {
    const { absent, answered } = this.#entry(id);
    return absent.count > 0 && answered === 0;
  }

  /** Whether a call answered something of its own; false also where it was not asked. */
  isThere(id: string): boolean {
    return this.#entry(id).hasPassed;
  }

  /** A key of its own for a call that is carried out once. */
  newKey(): string {
    return randomUUID();
  }

  /** Reads data by a call's schema, as the application does; undefined where that fails. */
  parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> | undefined {
    if (data === undefined) return undefined;
    const parsed = readTolerantly(schema, data);
    return parsed.success ? parsed.data : undefined;
  }

  /** Asks an address that belongs to no call, for one of the promises about the back end as a whole. */
  async askElsewhere(id: string, address: string): Promise<Told | undefined> {
    const reply = await this.#send(this.#entry(id), {
      method: "GET",
      url: new URL(address, this.origin),
      headers: { accept: "application/json", "accept-encoding": "identity", "accept-language": "en" },
      body: null,
      patience: PATIENCE_MS,
    });
    if (reply.kind === "silence") {
      this.note(id, { path: address, expected: "an answer", got: reply.reason, guest: "Sees an error." });
      return undefined;
    }
    const { status, headers, bytes } = reply;
    const body = readBody(new TextDecoder().decode(bytes));
    return { status, headers, data: undefined, refusal: body.kind === "refusal" ? body.refusal : undefined };
  }

  /** Makes a call and judges its answer; undefined where nothing came. */
  async ask(
    id: string,
    input: Readonly<Record<string, unknown>>,
    asking: Asking = {},
  ): Promise<Told | undefined> {
    const call = backendCall(id);
    const { endpoint, description } = call;
    const reply = await this.#send(this.#entry(id), this.#toQuestion(call, input, asking));
    const isQuiet = asking.quiet === true;
    if (reply.ms > endpoint.timeoutMs && !isQuiet)
      this.note(id, {
        kind: "slow",
        path: "time",
        expected: `an answer within ${endpoint.timeoutMs} ms`,
        got: reply.kind === "silence" ? "none, and none a second later" : `one after ${reply.ms} ms`,
        guest: description.withoutIt,
      });
    if (reply.kind === "silence") {
      if (!reply.isLate && !isQuiet)
        this.note(id, {
          path: "connection",
          expected: "an answer",
          got: reply.reason,
          guest: description.withoutIt,
        });
      return undefined;
    }
    const text = new TextDecoder().decode(reply.bytes);
    const body = readBody(text);
    const told: Told = {
      status: reply.status,
      headers: reply.headers,
      data: body.kind === "data" ? body.data : undefined,
      refusal: body.kind === "refusal" ? body.refusal : undefined,
    };
    if (isQuiet) return told;
    if (this.#isAbsent(reply.status, body, asking)) {
      this.#recordAbsence(this.#entry(id), reply.status, body, asking);
      return { ...told, data: undefined };
    }
    this.#entry(id).answered += 1;
    const isJson = body.kind !== "bare";
    for (const remark of judgeAnswer(call, reply, { text, isJson }, [...this.#tokens])) this.note(id, remark);
    return this.#judge(call, { input, asking, reply, body, told });
  }

  async #send(entry: Entry, question: Question): Promise<Reply> {
    entry.asked += 1;
    const reply = await send(question, this.#agent);
    entry.slowestMs = Math.max(entry.slowestMs, reply.ms);
    if (reply.kind === "silence") {
      this.silence ??= reply.reason;
      return reply;
    }
    this.hasAnswered = true;
    const date = Date.parse(reply.headers.date ?? "");
    if (!Number.isNaN(date)) this.clockSkewSeconds ??= Math.round((date - Date.now()) / 1_000);
    return reply;
  }

  #toQuestion(
    { endpoint, description }: BackendCall,
    input: Readonly<Record<string, unknown>>,
    { locale = "en", token, key, address, body, contentType = "application/json" }: Asking,
  ): Question {
    const json = toBody(endpoint, input);
    const written = body ?? (json === undefined ? null : JSON.stringify(json));
    const sentToken = token === undefined && description.session === "required" ? this.token : token;
    if (typeof sentToken === "string") this.#tokens.add(sentToken);
    return {
      method: endpoint.method,
      url: new URL(address ?? toAddress(endpoint, input), this.origin),
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        "accept-language": locale,
        ...(written === null ? {} : { "content-type": contentType }),
        ...(typeof sentToken === "string" ? { authorization: `Bearer ${sentToken}` } : {}),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: written,
      patience: endpoint.timeoutMs + GRACE_MS,
    };
  }

  /** Whether an answer says that there is no such call, or nothing to answer with. */
  #isAbsent(status: number, body: Body, { expect = "data", mayBeAbsent = false }: Asking): boolean {
    if (expect === "refusal" && !mayBeAbsent) return false;
    if (status === 405 || status === 501) return true;
    if (status !== 404) return false;
    const key = body.kind === "refusal" ? body.refusal.key : undefined;
    return key === undefined || key === "page_not_found" || key === this.unknownCallKey;
  }

  #recordAbsence(entry: Entry, status: number, body: Body, { may404 = false }: Asking): void {
    if (!may404) entry.absent = { count: entry.absent.count + 1, status };
    else if (body.kind !== "refusal") entry.bare404 += 1;
  }

  /** Judges what an answer says, in one remark for one fault. */
  #judge(
    call: BackendCall,
    given: {
      input: Readonly<Record<string, unknown>>;
      asking: Asking;
      reply: Answer;
      body: Body;
      told: Told;
    },
  ): Told {
    const { id, endpoint, description } = call;
    const { reply, body, told } = given;
    const { expect = "data", may404 = false } = given.asking;
    const { status, headers, bytes } = reply;
    const differs = (path: string, expected: string, got: string, guest = description.withoutIt) => {
      this.note(id, { path, expected, got, guest });
      return { ...told, data: undefined };
    };
    // What arrives encoded is not read, and has been told.
    if ((headers["content-encoding"] ?? "identity") !== "identity") return { ...told, data: undefined };
    if (expect === "redirect") return told;
    const limit = endpoint.maxAnswerBytes(given.input);
    if (bytes.length > limit) return differs("size", `at most ${limit} bytes`, `${bytes.length}`);
    if (!isUtf8(bytes)) differs("$", "UTF-8", "other bytes", "Reads broken characters.");
    const said = `${status}${told.refusal?.key === undefined ? "" : ` ${told.refusal.key}`}`;
    if (body.kind === "refusal") {
      if (expect !== "data") this.#judgeRefusal(call, status, body.refusal);
      else if (!(may404 && status === 404)) differs("status", "200 with data", said);
      return told;
    }
    if (status >= 300 && status < 400)
      return differs(
        "status",
        expect === "data" ? "200 with data" : "a refusal (4xx)",
        `${status}, to another address`,
      );
    if (status >= 400) {
      if (expect === "data") differs("status", "200 with data", `${status} without an envelope`);
      else if (status >= 500)
        differs("status", "a refusal (4xx)", `${status} without an envelope`, waits(call));
      else differs("$.error", '{ "error": { "error": … } }', whatIn(body), sentenceFor(status));
      return { ...told, data: undefined, refusal: { key: undefined, code: undefined } };
    }
    if (body.kind === "bare") return differs("$", '{ "data": … }', body.what);
    if (expect === "refusal") return told;
    this.#entry(id).hasPassed = true;
    if (expect === "data") {
      const isPersonal = description.session === "required";
      for (const difference of compareAnswer(endpoint.data, body.data, { isPersonal }))
        this.noteDifference(id, difference);
      if (isPageWithoutEnd(body.data))
        differs("$.data.lastPage", "the number of pages", "nothing", "Sees nothing after the first page.");
    }
    return told;
  }

  #judgeRefusal(call: BackendCall, status: number, { key, code }: Refusal): void {
    const differs = (path: string, expected: string, got: string, guest: string) =>
      this.note(call.id, { path, expected, got, guest });
    if (status >= 500) {
      differs("status", "a refusal (4xx)", `${status} ${key ?? ""}`.trim(), waits(call));
      return;
    }
    if (key === undefined && code === undefined)
      differs("$.error.error", "the key of the refusal", "nothing", sentenceFor(status));
    else if (key !== undefined && !this.isKnownKey(key) && !SAID_BY_STATUS.includes(status))
      differs("$.error.error", "a key that the document names", JSON.stringify(key), GENERAL_SENTENCE);
  }

  /** Whether there is a sentence for the key of a refusal. */
  isKnownKey(key: string): boolean {
    return knownKeys.has(key);
  }

  /** Returns the results so far, in the order of the calls. */
  reports(): CallReport[] {
    return [...this.#entries.values()].map((entry) => {
      const { id, group, title, reason, asked, slowestMs, hasPassed } = entry;
      const findings = [...absencesOf(entry), ...entry.findings.values()];
      return {
        id,
        group,
        title,
        verdict: verdictOf(findings, hasPassed),
        findings,
        ...(reason === undefined ? {} : { reason }),
        asked,
        slowestMs,
      };
    });
  }
}

/** What a guest notices of a value that is not read. */
function guestOf(
  effect: Difference["effect"],
  { withoutIt, entry = "entry" }: Pick<BackendCall["description"], "withoutIt" | "entry">,
): string {
  switch (effect.kind) {
    case "unreadable":
      return withoutIt;
    case "absent":
      return `As if it were absent: ${absenceOf(effect.parent, effect.field) ?? "it is not shown."}`;
    case "left out":
      return effect.list === "" || effect.list === "rows"
        ? `Does not see this ${entry}.`
        : `Does not see this entry of ${effect.list}.`;
  }
}

/** Whether data is a page of a list that does not say how many pages there are; it is then read as the only one. */
function isPageWithoutEnd(data: unknown): boolean {
  return typeof data === "object" && data !== null && "rows" in data && !("lastPage" in data);
}

function absencesOf({ call, absent, answered, bare404 }: Entry): Finding[] {
  const findings: Finding[] = [];
  if (call !== undefined && absent.count > 0)
    findings.push({
      kind: "missing",
      path: answered === 0 ? "status" : "status of some",
      expected: `${call.endpoint.method} /api${call.endpoint.path.replace(/:(\w+)/g, "{$1}")}`,
      got: `${absent.status}`,
      guest: call.description.withoutIt,
      count: absent.count,
    });
  if (bare404 > 0 && answered > 0)
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

function waits({ endpoint }: BackendCall): string {
  const again = endpoint.idempotent ? "the call is repeated, and " : "";
  return `Waits longer: ${again}many of these close the calls of this kind for everybody for a while.`;
}

function sentenceFor(status: number): string {
  return SAID_BY_STATUS.includes(status)
    ? "Nothing by itself, as the status alone says it."
    : GENERAL_SENTENCE;
}

function whatIn(body: Body): string {
  return body.kind === "bare" ? body.what : "an object with data";
}
