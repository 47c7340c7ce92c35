import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import * as z from "zod/mini";
import type { RedisConnections } from "@/lib/instances/redis-connections";
import { log } from "@/lib/log/log";

const QUESTION_CHANNEL = "yeoul:asked";
const ANSWERED_CHANNEL = "yeoul:answered";

const questionSchema = z.object({ id: z.string(), question: z.string() });
const answeredSchema = z.object({ id: z.string(), answer: z.string() });

/** Milliseconds that the instances have to answer. */
const TIMEOUT_MS = 3_000;

/**
 * The answers in no particular order, and the number of instances asked; a silent instance is missing from `answers`.
 */
export type Answers = { answers: string[]; instanceCount: number };

type Options = {
  /** `undefined` where this is the only instance. */
  connections: RedisConnections | undefined;
  /** Returns this instance's answer; never throws. */
  answer: (question: string) => Promise<string>;
};

/** Sends a question to every instance of the server, this one included, and collects their answers. */
export class InstanceQueries {
  readonly #connections: RedisConnections | undefined;
  readonly #answer: Options["answer"];
  readonly #waiting = new Map<string, { answers: string[]; heard: EventEmitter }>();

  constructor({ connections, answer }: Options) {
    this.#connections = connections;
    this.#answer = answer;
    const listen = () => {
      this.#listen().catch((error: unknown) =>
        log.warn("cannot listen to questions of other instances", error),
      );
    };
    connections?.subscriber.on("ready", listen);
    if (connections?.subscriber.isReady === true) listen();
  }

  /** Asks every reachable instance; asks only this one when the others cannot be reached. */
  async ask(question: string): Promise<Answers> {
    try {
      const answers = await this.#askAll(question);
      if (answers.instanceCount > 0) return answers;
    } catch (error) {
      log.warn("only this instance was asked: the others cannot be reached", error);
    }
    return { answers: [await this.#answer(question)], instanceCount: 1 };
  }

  async #askAll(question: string): Promise<Answers> {
    if (this.#connections === undefined) return { answers: [], instanceCount: 0 };
    const id = randomUUID();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answers: string[] = [];
    const heard = new EventEmitter();
    this.#waiting.set(id, { answers, heard });
    try {
      const instanceCount = await this.#connections.client.publish(
        QUESTION_CHANNEL,
        JSON.stringify({ id, question }),
      );
      try {
        while (answers.length < instanceCount) await once(heard, "heard", { signal });
      } catch {
        // Instances that have not answered by now count as silent.
      }
      return { answers: [...answers], instanceCount };
    } finally {
      this.#waiting.delete(id);
    }
  }

  // The client resubscribes automatically with the functions it was given, so they must stay the same objects.
  readonly #onQuestion = (text: string): void => {
    this.#reply(text).catch((error: unknown) =>
      log.warn("a question of an instance could not be answered", error),
    );
  };

  readonly #onAnswered = (text: string): void => {
    try {
      const { id, answer } = answeredSchema.parse(JSON.parse(text));
      const waiting = this.#waiting.get(id);
      waiting?.answers.push(answer);
      waiting?.heard.emit("heard");
    } catch (error) {
      // An error thrown inside the connection's listener would end this process.
      log.warn("an answer of another instance is unreadable", error);
    }
  };

  async #reply(text: string): Promise<void> {
    const { id, question } = questionSchema.parse(JSON.parse(text));
    const answer = await this.#answer(question);
    await this.#connections?.client.publish(ANSWERED_CHANNEL, JSON.stringify({ id, answer }));
  }

  async #listen(): Promise<void> {
    await this.#connections?.subscriber.subscribe(QUESTION_CHANNEL, this.#onQuestion);
    await this.#connections?.subscriber.subscribe(ANSWERED_CHANNEL, this.#onAnswered);
  }
}
