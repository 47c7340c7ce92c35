import { randomUUID } from "node:crypto";
import type { Agent } from "undici";
import * as z from "zod/mini";
import { absenceOf } from "@/lib/backend/absent-fields";
import { type BackendCall, backendCall, backendCalls } from "@/lib/backend/backend-calls";
import { compareAnswer, type Difference } from "@/lib/backend/check/compare-answer";
import { judgeAnswer } from "@/lib/backend/check/judge-answer";
import type { CallReport, Finding, Verdict } from "@/lib/backend/check/report";
import { type Reply, send } from "@/lib/backend/check/send";
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
  /** The call may not be there at all, which is not for this question to judge. */
  mayBeAbsent?: boolean;
  /** The answer 404 is right: the back end may not have what was asked for. */
  may404?: boolean;
};

/** What an answer said. */
export type Told = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The envelope's `data` as it arrived; undefined for a refusal and for anything unreadable. */
  data: unknown;
  /** The key and number of a refusal. */
  refusal: { key: string | undefined; code: number | undefined } | undefined;
};

type Remark = Omit<Finding, "count" | "kind"> & { kind?: Finding["kind"] };

type Entry = {
  id: string;
  group: string;
  title: string;
  call: BackendCall | undefined;
  findings: Map<string, Finding>;
  asked: number;
  answered: number;
  absent: number;
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
  silence: string | undefined;
  /** By how many seconds the back end's clock is ahead of this one. */
  clockSkewSeconds: number | undefined;
  readonly #agent: Agent;
  readonly #entries = new Map<string, Entry>();
  readonly #tokens = new Set<string>();
  /** The key with which an unknown call is refused, by which a missing call is recognised. */
  unknownCallKey: string | undefined;

  constructor({ origin, token, agent, publicOrigin }: CheckOptions) {
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.token = token;
    this.#agent = agent;
    for (const call of backendCalls) this.#add(call.id, call.domain, titleOf(call), call);
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
      absent: 0,
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

  /** Records a difference from what is promised; the same at many places counts as one. */
  note(id: string, { kind = "differs", ...remark }: Remark): void {
    const { findings } = this.#entry(id);
    const key = [kind, remark.path.replace(/\[\d+\]/g, "[*]"), remark.expected, remark.guest].join("\n");
    const known = findings.get(key);
    if (known === undefined) findings.set(key, { kind, ...remark, count: 1 });
    else known.count += 1;
  }

  /** Records that something of it is as it must be. */
  pass(id: string): void {
    this.#entry(id).hasPassed = true;
  }

  /** Records why a call, or what of it, is not tested. */
  skip(id: string, reason: string): void {
    this.#entry(id).reason ??= reason;
  }

  /** Records that a call is not there, although the question was not one for its data. */
  markAbsent(id: string): void {
    this.#entry(id).absent += 1;
  }

  /** Whether a call was asked and nothing of its kind is there. */
  isMissing(id: string): boolean {
    const { absent, answered } = this.#entry(id);
    return absent > 0 && answered === 0;
  }

  /** A key of its own for a call that is carried out once. */
  newKey(): string {
    return randomUUID();
  }

  /** Whether a call answered anything of its own; false also where it was not asked. */
  isThere(id: string): boolean {
    return this.#entry(id).hasPassed;
  }

  /** Asks an address that belongs to no call, for one of the promises about the back end as a whole. */
  async askElsewhere(id: string, address: string): Promise<Told | undefined> {
    const entry = this.#entry(id);
    entry.asked += 1;
    const reply = await send(
      {
        method: "GET",
        url: new URL(address, this.origin),
        headers: { accept: "application/json", "accept-encoding": "identity", "accept-language": "en" },
        body: null,
        patience: PATIENCE_MS,
      },
      this.#agent,
    );
    entry.slowestMs = Math.max(entry.slowestMs, reply.ms);
    if (reply.kind === "silence") {
      this.silence ??= reply.reason;
      this.note(id, { path: address, expected: "an answer", got: reply.reason, guest: "Sees an error." });
      return undefined;
    }
    this.hasAnswered = true;
    const { status, headers, bytes } = reply;
    const date = Date.parse(headers.date ?? "");
    if (!Number.isNaN(date)) this.clockSkewSeconds = Math.round((date - Date.now()) / 1_000);
    return { status, headers, data: undefined, refusal: readFailure(new TextDecoder().decode(bytes)) };
  }

  /** Makes a call and judges its answer; undefined where nothing readable came. */
  async ask(
    id: string,
    input: Readonly<Record<string, unknown>>,
    asking: Asking = {},
  ): Promise<Told | undefined> {
    const { expect = "data" } = asking;
    const entry = this.#entry(id);
    const call = backendCall(id);
    entry.asked += 1;
    const reply = await this.#send(call, input, asking);
    entry.slowestMs = Math.max(entry.slowestMs, reply.ms);
    if (reply.ms > call.endpoint.timeoutMs) this.#noteSlowness(call, reply);
    if (reply.kind === "silence") {
      this.silence ??= reply.reason;
      if (!reply.isLate)
        this.note(id, {
          path: "connection",
          expected: "an answer",
          got: reply.reason,
          guest: call.description.withoutIt,
        });
      return undefined;
    }
    this.hasAnswered = true;
    const told = this.#read(call, input, reply, asking);
    if (expect === "data" && told.data !== undefined) this.#compare(call, told.data);
    return told;
  }

  async #send(
    { endpoint, description }: BackendCall,
    input: Readonly<Record<string, unknown>>,
    { locale = "en", token, key, address, body, contentType = "application/json" }: Asking,
  ): Promise<Reply> {
    const written = body ?? toJson(toBody(endpoint, input));
    const sentToken = token === undefined && description.session === "required" ? this.token : token;
    if (typeof sentToken === "string") this.#tokens.add(sentToken);
    return send(
      {
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
      },
      this.#agent,
    );
  }

  #noteSlowness({ id, endpoint, description }: BackendCall, reply: Reply): void {
    this.note(id, {
      kind: "slow",
      path: "time",
      expected: `an answer within ${endpoint.timeoutMs} ms`,
      got: reply.kind === "silence" ? `none within ${reply.ms} ms` : `one after ${reply.ms} ms`,
      guest: description.withoutIt,
    });
  }

  /** Judges the envelope and everything around it. */
  #read(
    call: BackendCall,
    input: Readonly<Record<string, unknown>>,
    reply: Extract<Reply, { kind: "answer" }>,
    asking: Asking,
  ): Told {
    const { id, endpoint, description } = call;
    const { expect = "data", may404 = false, mayBeAbsent = false } = asking;
    const { status, headers, bytes } = reply;
    const entry = this.#entry(id);
    const text = new TextDecoder().decode(bytes);
    const told: Told = { status, headers, data: undefined, refusal: undefined };
    if ((expect !== "refusal" || mayBeAbsent) && this.#isAbsent(status, text)) {
      const refusal = readFailure(text);
      if (mayBeAbsent) entry.absent += 1;
      else if (!may404) entry.absent += 1;
      else if (refusal === undefined) entry.bare404 += 1;
      return { ...told, refusal: refusal ?? { key: undefined, code: undefined } };
    }
    entry.answered += 1;
    for (const remark of judgeAnswer(call, reply, text, [...this.#tokens])) this.note(id, remark);
    const differs = (path: string, expected: string, got: string, guest = description.withoutIt) =>
      this.note(id, { path, expected, got, guest });
    if (expect === "redirect") return told;
    const limit = endpoint.maxAnswerBytes(input);
    if (bytes.length > limit) differs("size", `at most ${limit} bytes`, `${bytes.length}`);
    if (isNotUtf8(bytes)) differs("$", "UTF-8", "other bytes", "Reads broken characters.");
    const failure = readFailure(text);
    const said = `${status}${failure?.key === undefined ? "" : ` ${failure.key}`}`;
    if (failure !== undefined) {
      this.#judgeRefusal(call, { ...told, refusal: failure }, expect);
      if (expect === "data" && !(may404 && status === 404)) differs("status", "200 with data", said);
      return { ...told, refusal: failure };
    }
    const body = parseJson(text);
    const isOpen = isObject(body) && body.data !== undefined;
    if (status >= 200 && status < 300 && isOpen) {
      if (expect === "refusal") return { ...told, data: body.data };
      entry.hasPassed = true;
      return { ...told, data: body.data };
    }
    if (status >= 300 && status < 400) differs("status", "200 with data", `${status} to another address`);
    else if (status < 300)
      differs("$", '{ "data": … }', body === undefined ? wordsOf(text) : describeBody(body));
    else {
      if (expect === "data") differs("status", "200 with data", said);
      if (status >= 500) this.#noteFault(call, status);
      differs(
        "$.error",
        '{ "error": { "error": "…" } }',
        body === undefined ? wordsOf(text) : describeBody(body),
        "Reads a general sentence instead of the reason.",
      );
    }
    return { ...told, refusal: status >= 400 ? { key: undefined, code: undefined } : undefined };
  }

  #noteFault({ id, endpoint }: BackendCall, status: number): void {
    const again = endpoint.idempotent ? "the call is repeated, and " : "";
    this.note(id, {
      path: "status",
      expected: "a refusal (4xx)",
      got: `${status}`,
      guest: `Waits longer: ${again}many of these close the calls of this kind for everybody for a while.`,
    });
  }

  #judgeRefusal(call: BackendCall, { status, refusal }: Told, expect: Asking["expect"]): void {
    const { id } = call;
    if (status >= 500 && expect !== "data") this.#noteFault(call, status);
    const { key, code } = refusal ?? {};
    const isByStatus = status === 401 || status === 403 || status === 404 || status === 429 || status >= 500;
    if (key === undefined && code === undefined)
      this.note(id, {
        path: "$.error.error",
        expected: "the key of the refusal",
        got: "nothing",
        guest: "Reads a general sentence instead of the reason.",
      });
    else if (key !== undefined && !knownKeys.has(key) && !isByStatus)
      this.note(id, {
        path: "$.error.error",
        expected: "a key that the document names",
        got: JSON.stringify(key),
        guest: "Reads a general sentence instead of the reason.",
      });
  }

  #isAbsent(status: number, text: string): boolean {
    if (status === 405 || status === 501) return true;
    if (status !== 404) return false;
    const key = readFailure(text)?.key;
    return key === undefined || key === "page_not_found" || key === this.unknownCallKey;
  }

  #compare({ id, endpoint, description }: BackendCall, data: unknown): void {
    const isPersonal = description.session === "required";
    for (const difference of compareAnswer(endpoint.data, data, { isPersonal }))
      this.noteDifference(id, difference);
  }

  /** Records a place at which an answer is not read. */
  noteDifference(id: string, { path, expected, got, effect }: Difference): void {
    const { withoutIt, entry = "entry" } = backendCall(id).description;
    const guest =
      effect.kind === "unreadable"
        ? withoutIt
        : effect.kind === "absent"
          ? `As if it were absent: ${absenceOf(effect.parent, effect.field) ?? "it is not shown."}`
          : effect.list === "" || effect.list === "rows"
            ? `Does not see this ${entry}.`
            : `Does not see this entry of ${effect.list}.`;
    this.note(id, { path, expected, got, guest });
  }

  /** Reads data by the call's schema, as the application does; undefined where that fails. */
  parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> | undefined {
    if (data === undefined) return undefined;
    const parsed = readTolerantly(schema, data);
    return parsed.success ? parsed.data : undefined;
  }

  /** Returns the results so far, in the order of the calls. */
  reports(): CallReport[] {
    return [...this.#entries.values()].map((entry) => {
      const findings = [...entry.findings.values()];
      if (entry.absent > 0 && entry.call !== undefined) {
        const { method, path } = entry.call.endpoint;
        findings.unshift({
          kind: "missing",
          path: entry.answered === 0 ? "status" : "status of some",
          expected: `${method} /api${path.replace(/:(\w+)/g, "{$1}")}`,
          got: "404, or not allowed",
          guest: entry.call.description.withoutIt,
          count: entry.absent,
        });
      }
      if (entry.bare404 > 0 && entry.answered > 0)
        findings.push({
          kind: "differs",
          path: "$.error",
          expected: '{ "error": { "error": "…" } }',
          got: "404 without an envelope",
          guest: "Nothing by itself; the page says that it was not found.",
          count: entry.bare404,
        });
      const { id, group, title, reason, asked, slowestMs, hasPassed } = entry;
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

function verdictOf(findings: readonly Finding[], hasPassed: boolean): Verdict {
  const worst = (["insecure", "differs", "slow", "missing"] as const).find((kind) =>
    findings.some((finding) => finding.kind === kind),
  );
  return worst ?? (hasPassed ? "ok" : "not tested");
}

/** As it stands in a list of calls. */
export function titleOf({ endpoint }: BackendCall): string {
  return `${endpoint.method} ${endpoint.name}`;
}

function toJson(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

const failureSchema = z.object({
  error: z.object({
    error: z.optional(z.nullable(z.string())),
    code: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  }),
});

function readFailure(text: string): Told["refusal"] {
  const body = parseJson(text);
  const failure = readTolerantly(failureSchema, body);
  if (!failure.success) return undefined;
  const { error, code } = failure.data.error;
  const number = Number(code ?? Number.NaN);
  return {
    key: error === null || error === "" ? undefined : error,
    code: Number.isSafeInteger(number) ? number : undefined,
  };
}

function isNotUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return false;
  } catch {
    // The decoder says it by throwing.
    return true;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told where it is judged.
    return undefined;
  }
}

function wordsOf(text: string): string {
  const start = text.trim().slice(0, 40);
  return start === "" ? "an empty answer" : `text that is not JSON: ${JSON.stringify(start)}`;
}

function describeBody(body: unknown): string {
  if (Array.isArray(body)) return "a list without the envelope";
  if (!isObject(body)) return JSON.stringify(body);
  return `an object with ${Object.keys(body).slice(0, 6).join(", ") || "nothing"}`;
}
