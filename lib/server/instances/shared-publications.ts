import { EventEmitter, once } from "node:events";
import * as z from "zod/mini";
import type { RedisConnections } from "@/lib/server/instances/redis-connections";
import { log } from "@/lib/server/log/log";

const VERSION_KEY = "yeoul:publications";
const PUBLISHED_CHANNEL = "yeoul:published";
const CONFIRMED_CHANNEL = "yeoul:heard";

const messageSchema = z.object({
  /** Absent: everything. */
  tags: z.optional(z.array(z.string())),
});

/**
 * One atomic step, so that publications arrive in the order of their numbers. Returns the number and the listener
 * count.
 */
const INCREMENT_AND_PUBLISH = `
  local version = redis.call('incr', KEYS[1])
  return {version, redis.call('publish', ARGV[1], version .. ' ' .. ARGV[2])}`;
const numberAndListenersSchema = z.tuple([z.number(), z.number()]);

/** Milliseconds that the other instances have to handle a publication. */
const TIMEOUT_MS = 2_000;
const EVERYTHING: Publication = { kind: "all" };

type Options = { connections: RedisConnections; forget: (publication: Publication) => void };

/**
 * Distributes publications to every instance of the server. They are numbered in Redis, because an instance misses
 * messages sent while it is disconnected: one that finds a gap in the numbers forgets everything.
 */
export class SharedPublications {
  readonly #connections: RedisConnections;
  readonly #forget: Options["forget"];
  /** The number of the last publication handled here; `undefined` until Redis is reached for the first time. */
  #version: number | undefined;
  /** Whether something was published here that could not be sent to the other instances. */
  #hasUnsentPublication = false;
  /** How many publications made here are not confirmed yet. */
  #awaited = 0;
  /** How many instances have confirmed a publication, by its number; only while one made here is awaited. */
  readonly #confirmations = new Map<number, number>();
  readonly #confirmed = new EventEmitter();

  constructor({ connections, forget }: Options) {
    this.#connections = connections;
    this.#forget = forget;
    const catchUp = () => {
      this.#catchUp().catch((error: unknown) =>
        log.warn("publications missed in the meantime could not be checked", error),
      );
    };
    connections.client.onReady(catchUp);
    connections.subscriber.on("ready", catchUp);
  }

  /** The number of publications this instance knows of; what was made at another number may be out of date. */
  get version(): number | undefined {
    return this.#version;
  }

  /**
   * Forgets what was published, here and on every instance. Returns `false` when not every instance confirmed in
   * time: the publisher should then repeat it. Without Redis each instance is on its own, and the others are notified
   * once it is back.
   */
  async announce(publication: Publication): Promise<boolean> {
    this.#forget(publication);
    try {
      return await this.#publish(publication);
    } catch (error) {
      // Connected, but no response in time: it is unknown whether the others were notified.
      if (this.#connections.client.isReady) return false;
      this.#hasUnsentPublication = true;
      log.warn("a publication reached only this instance", error);
      return true;
    }
  }

  async #publish(publication: Publication): Promise<boolean> {
    this.#awaited += 1;
    try {
      const message = JSON.stringify(publication.kind === "all" ? {} : { tags: [...publication.tags] });
      const [version, listeners] = numberAndListenersSchema.parse(
        await this.#connections.client.eval(INCREMENT_AND_PUBLISH, {
          keys: [VERSION_KEY],
          arguments: [PUBLISHED_CHANNEL, message],
        }),
      );
      return await this.#isConfirmedBy(version, listeners);
    } finally {
      this.#awaited -= 1;
      if (this.#awaited === 0) this.#confirmations.clear();
    }
  }

  async #isConfirmedBy(version: number, listeners: number): Promise<boolean> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      while ((this.#confirmations.get(version) ?? 0) < listeners)
        await once(this.#confirmed, "confirmed", { signal });
      return true;
    } catch {
      return false;
    }
  }

  async #handle(text: string): Promise<void> {
    const [version, message] = readMessage(text);
    const isNext = this.#version !== undefined && version === this.#version + 1;
    this.#version = version;
    // Its own publications too: up to here, pages that another instance rendered before them counted as current.
    const isKnown = isNext && message.tags !== undefined;
    this.#forget(isKnown ? { kind: "tags", tags: new Set(message.tags) } : EVERYTHING);
    await this.#connections.client.publish(CONFIRMED_CHANNEL, String(version));
  }

  // The client resubscribes automatically with the functions it was given, so they must stay the same objects.
  readonly #onPublished = (text: string): void => {
    this.#handle(text).catch((error: unknown) =>
      log.warn("a received publication could not be handled", error),
    );
  };

  readonly #onConfirmed = (text: string): void => {
    // Confirmations that only other instances wait for are of no use here.
    if (this.#awaited === 0) return;
    const version = Number(text);
    this.#confirmations.set(version, (this.#confirmations.get(version) ?? 0) + 1);
    this.#confirmed.emit("confirmed");
  };

  /** Subscribes once both connections are ready, and checks for publications missed in the meantime. */
  async #catchUp(): Promise<void> {
    const { client, subscriber } = this.#connections;
    if (!client.isReady || !subscriber.isReady) return;
    await subscriber.subscribe(PUBLISHED_CHANNEL, this.#onPublished);
    await subscriber.subscribe(CONFIRMED_CHANNEL, this.#onConfirmed);
    const version = Number((await client.get(VERSION_KEY)) ?? 0);
    if (this.#version !== undefined && this.#version !== version) this.#forget(EVERYTHING);
    this.#version = version;
    if (!this.#hasUnsentPublication) return;
    this.#hasUnsentPublication = false;
    await this.announce(EVERYTHING);
  }
}

function readMessage(text: string): [version: number, message: z.output<typeof messageSchema>] {
  const blank = text.indexOf(" ");
  return [
    z.coerce.number().parse(text.slice(0, blank)),
    messageSchema.parse(JSON.parse(text.slice(blank + 1))),
  ];
}

/** The scope of a publication: everything, or what carries one of these tags. */
export type Publication = { kind: "all" } | { kind: "tags"; tags: ReadonlySet<string> };
