import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import * as z from "zod/mini";
import type { Publication } from "@/lib/copies/publication";
import type { RedisLink } from "@/lib/copies/redis-link";
import { log } from "@/lib/log/log";

const VERSION_KEY = "yeoul:publications";
const TOLD_CHANNEL = "yeoul:published";
const HEARD_CHANNEL = "yeoul:heard";

const toldSchema = z.object({
  from: z.string(),
  /** Absent: everything. */
  tags: z.optional(z.array(z.string())),
});

/** In one step, so that publications are heard in the order of their numbers. Answers the number and who listens. */
const NUMBER_AND_TELL = `
  local version = redis.call('incr', KEYS[1])
  return {version, redis.call('publish', ARGV[1], version .. ' ' .. ARGV[2])}`;
const numberAndListenersSchema = z.tuple([z.number(), z.number()]);

/** How long the other copies are given to forget what was published. */
const PATIENCE_MS = 2_000;
const MOST_WAITED_FOR = 1_000;
const EVERYTHING: Publication = { kind: "all" };

type Options = { link: RedisLink; forget: (publication: Publication) => void };

/**
 * Publications that every copy of the server hears of. They are numbered in Redis, for what is told while a copy is away
 * is lost to it: a copy that finds a number missing forgets everything.
 */
export class SharedPublications {
  readonly #from = randomUUID();
  readonly #link: RedisLink;
  readonly #forget: Options["forget"];
  /** The number of the last publication that is carried out here; undefined until Redis was reached for the first time. */
  #version: number | undefined;
  /** Something was published here that the other copies could not be told. */
  #isUntold = false;
  /** How many copies have carried out the publication of a number. */
  readonly #heardBy = new Map<number, number>();
  readonly #heard = new EventEmitter();

  constructor({ link, forget }: Options) {
    this.#link = link;
    this.#forget = forget;
    const catchUp = () => {
      this.#catchUp().catch((error: unknown) => log.warn("what was published meanwhile is unknown", error));
    };
    link.client.onReady(catchUp);
    link.subscriber.on("ready", catchUp);
  }

  /** How many publications this copy knows of; what was made at another number may be out of date. */
  get version(): number | undefined {
    return this.#version;
  }

  /**
   * Forgets what was published, here and on every copy. False when not every copy has said so in time: whoever published
   * should say it once more. With Redis away each copy is by itself, and the others are told once it is back.
   */
  async announce(publication: Publication): Promise<boolean> {
    this.#forget(publication);
    try {
      return await this.#tell(publication);
    } catch (error) {
      // Connected, and without an answer in time: nobody knows whether the others were told.
      if (this.#link.client.isReady) return false;
      this.#isUntold = true;
      log.warn("a publication reached this copy alone", error);
      return true;
    }
  }

  async #tell(publication: Publication): Promise<boolean> {
    const tags = publication.kind === "all" ? {} : { tags: [...publication.tags] };
    const message = JSON.stringify({ from: this.#from, ...tags });
    const [version, listeners] = numberAndListenersSchema.parse(
      await this.#link.client.eval(NUMBER_AND_TELL, {
        keys: [VERSION_KEY],
        arguments: [TOLD_CHANNEL, message],
      }),
    );
    return this.#isHeardBy(version, listeners);
  }

  async #isHeardBy(version: number, listeners: number): Promise<boolean> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      while ((this.#heardBy.get(version) ?? 0) < listeners) await once(this.#heard, "heard", { signal });
      return true;
    } catch {
      return false;
    } finally {
      this.#heardBy.delete(version);
    }
  }

  async #hear(text: string): Promise<void> {
    const [version, told] = readMessage(text);
    const isNext = this.#version !== undefined && version === this.#version + 1;
    this.#version = version;
    if (told.from !== this.#from || !isNext) {
      const isKnown = isNext && told.tags !== undefined;
      this.#forget(isKnown ? { kind: "tags", tags: new Set(told.tags) } : EVERYTHING);
    }
    await this.#link.client.publish(HEARD_CHANNEL, String(version));
  }

  // The connection subscribes anew by itself, with the very functions it was given: they stay the same.
  readonly #onTold = (text: string): void => {
    this.#hear(text).catch((error: unknown) => log.warn("a publication was not understood", error));
  };

  readonly #onHeard = (text: string): void => {
    // Those that others wait for are of no use here.
    if (this.#heardBy.size >= MOST_WAITED_FOR) this.#heardBy.clear();
    const version = Number(text);
    this.#heardBy.set(version, (this.#heardBy.get(version) ?? 0) + 1);
    this.#heard.emit("heard");
  };

  /** Once both connections are made: listens, and asks what was published meanwhile. */
  async #catchUp(): Promise<void> {
    const { client, subscriber } = this.#link;
    if (!client.isReady || !subscriber.isReady) return;
    await subscriber.subscribe(TOLD_CHANNEL, this.#onTold);
    await subscriber.subscribe(HEARD_CHANNEL, this.#onHeard);
    const version = Number((await client.get(VERSION_KEY)) ?? 0);
    if (this.#version !== undefined && this.#version !== version) this.#forget(EVERYTHING);
    this.#version = version;
    if (!this.#isUntold) return;
    this.#isUntold = false;
    await this.announce(EVERYTHING);
  }
}

function readMessage(text: string): [version: number, told: z.output<typeof toldSchema>] {
  const blank = text.indexOf(" ");
  return [z.coerce.number().parse(text.slice(0, blank)), toldSchema.parse(JSON.parse(text.slice(blank + 1)))];
}
