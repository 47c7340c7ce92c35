import { randomUUID } from "node:crypto";
import type { Agent } from "undici";
import type * as z from "zod/mini";
import { toAddress, toBody } from "@/lib/http/endpoint";
import { readTolerantly } from "@/lib/http/tolerant";
import { AS_OF } from "@/lib/routing/internal-headers";
import { type BackendCall, backendCall, idOf } from "@/lib/workbench/backend/backend-calls";
import { CallRecords } from "@/tools/check-backend/calls/call-records";
import type { CallOptions, CallResult } from "@/tools/check-backend/calls/check-result";
import { checkResult } from "@/tools/check-backend/calls/check-result";
import { picturesIn } from "@/tools/check-backend/calls/pictures-in";
import { checkAnswer } from "@/tools/check-backend/check-answer";
import { type Body, readBody, statusMeant } from "@/tools/check-backend/read-body";
import { type Question, type Reply, send } from "@/tools/check-backend/send";

/**
 * Milliseconds that an answer is awaited beyond its limit, so that a late one is distinguished from one that never
 * comes.
 */
const GRACE_MS = 1_000;
const PATIENCE_MS = 5_000;

export type CheckOptions = {
  origin: URL;
  token: string | undefined;
  /** The access token of another guest, who must not reach anything of the first. */
  otherToken: string | undefined;
  agent: Agent;
  /** Origin of the web application, to which logins and payments return. */
  publicOrigin: URL;
};

/** The back end under test: asks it, checks every answer, and collects what was found. */
export class CheckContext extends CallRecords {
  readonly origin: URL;
  readonly publicOrigin: URL;
  /** The guest's token; a step may replace it by a renewed one. */
  token: string | undefined;
  /** Another guest's; undefined where none may be used. */
  otherToken: string | undefined;
  /** Whether anything answered at all. */
  hasAnswered = false;
  /** Why nothing came back, the first time. */
  silence: string | undefined;
  /** By how many seconds the back end's clock is ahead of this one. */
  clockSkewSeconds: number | undefined;
  /** The key with which an unknown call is refused, by which a missing call is recognised. */
  unknownCallKey: string | undefined;
  /** The addresses of pictures in all answers, each with the call and the field that named it first. */
  readonly pictures = new Map<string, { call: string; field: string }>();
  readonly #agent: Agent;
  readonly #tokens = new Set<string>();

  constructor({ origin, token, otherToken, agent, publicOrigin }: CheckOptions) {
    super();
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.token = token;
    this.otherToken = otherToken;
    this.#agent = agent;
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

  /** Makes a call, checks its answer, and reads its data as the application does; undefined where that fails. */
  async read<Schema extends z.ZodMiniType>(
    endpoint: { data: Schema },
    input: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<z.output<Schema> | undefined> {
    return this.parse(endpoint.data, (await this.ask(idOf(endpoint), input, options))?.data);
  }

  /** Asks an address that belongs to no call, for one of the promises about the back end as a whole. */
  async askElsewhere(id: string, address: string): Promise<CallResult | undefined> {
    const reply = await this.#send(id, {
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
    const { headers, bytes } = reply;
    const body = readBody(new TextDecoder().decode(bytes));
    const status = statusMeant(reply.status, body);
    return { status, headers, data: undefined, refusal: body.kind === "refusal" ? body.refusal : undefined };
  }

  /** Makes a call and checks its answer; undefined where nothing came. */
  async ask(
    id: string,
    input: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<CallResult | undefined> {
    const call = backendCall(id);
    const { endpoint, description } = call;
    const reply = await this.#send(id, this.#toQuestion(call, input, options));
    const isQuiet = options.quiet === true;
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
    const answer = { ...reply, status: statusMeant(reply.status, body, call) };
    const result: CallResult = {
      status: answer.status,
      headers: reply.headers,
      data: body.kind === "data" ? body.data : undefined,
      refusal: body.kind === "refusal" ? body.refusal : undefined,
    };
    if (isQuiet) return result;
    if (this.#isAbsent(answer.status, body, options)) {
      this.#recordAbsence(id, answer.status, body, options);
      return { ...result, data: undefined };
    }
    this.countAnswer(id);
    const isJson = body.kind !== "bare";
    for (const remark of checkAnswer(call, answer, { text, isJson }, [...this.#tokens]))
      this.note(id, remark);
    const checked = checkResult(this, call, { input, options, reply: answer, body, result });
    for (const { field, address } of picturesIn(checked.data))
      if (!this.pictures.has(address)) this.pictures.set(address, { call: id, field });
    return checked;
  }

  /** Reports are passed on, and no token is in them. */
  #withoutTokens(address: string): string {
    return [this.token, this.otherToken].reduce<string>(
      (text, token) => (token === undefined ? text : text.replaceAll(encodeURIComponent(token), "…")),
      address,
    );
  }

  async #send(id: string, question: Question): Promise<Reply> {
    const reply = await send(question, this.#agent);
    this.countRequest(id, reply.ms, {
      method: question.method,
      address: this.#withoutTokens(`${question.url.pathname}${question.url.search}`),
      language: question.headers["accept-language"] ?? "",
      ...(question.body === null ? {} : { body: question.body }),
    });
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
    { locale = "en", token, key, asOf, address, body, contentType = "application/json" }: CallOptions,
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
        ...(asOf === undefined ? {} : { [AS_OF]: asOf.toISOString() }),
      },
      body: written,
      patience: endpoint.timeoutMs + GRACE_MS,
    };
  }

  /** Whether an answer says that there is no such call, or nothing to answer with. */
  #isAbsent(status: number, body: Body, { expect = "data", mayBeAbsent = false }: CallOptions): boolean {
    if (expect === "refusal" && !mayBeAbsent) return false;
    if (status === 405 || status === 501) return true;
    if (status !== 404) return false;
    const key = body.kind === "refusal" ? body.refusal.key : undefined;
    return key === undefined || key === "page_not_found" || key === this.unknownCallKey;
  }

  #recordAbsence(id: string, status: number, body: Body, { may404 = false }: CallOptions): void {
    if (!may404) this.markAbsent(id, status);
    else if (body.kind !== "refusal") this.countBare404(id);
  }
}
