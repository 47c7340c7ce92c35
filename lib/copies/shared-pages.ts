import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod/mini";
import type { RedisLink } from "@/lib/copies/redis-link";
import { log } from "@/lib/log/log";

/** A page as one copy of the server drew it. */
export type SharedPage = {
  body: Uint8Array;
  contentType: string;
  tags: ReadonlySet<string>;
  /** In milliseconds since 1970. */
  drawnAt: number;
  /** How many publications were known when it was drawn. */
  version: number | undefined;
};

const factsSchema = z.object({
  contentType: z.string(),
  tags: z.array(z.string()),
  drawnAt: z.number(),
  version: z.optional(z.number()),
});

/** As long as any copy shows a page that can no longer be drawn. */
const KEPT_SECONDS = 24 * 60 * 60;

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/**
 * Pages that the copies of one build share: a copy that has just started shows what the others have, also while
 * the back end is away. What Redis cannot say in time is not there, and never raises.
 */
export class SharedPages {
  readonly #client: RedisLink["client"];
  readonly #prefix: string;

  /** A page names the files of its own build, so `build` keeps the pages of another apart. */
  constructor({ client }: Pick<RedisLink, "client">, build: string) {
    this.#client = client;
    this.#prefix = `yeoul:page:${build}:`;
  }

  async read(key: string): Promise<SharedPage | undefined> {
    if (!this.#client.isReady) return undefined;
    try {
      const { facts, body } = await this.#client.readHash(this.#prefix + key);
      if (facts === undefined || body === undefined) return undefined;
      const { tags, ...rest } = factsSchema.parse(JSON.parse(facts.toString("utf8")));
      return { ...rest, version: rest.version, tags: new Set(tags), body: await unzip(body) };
    } catch (error) {
      log.warn(`${key}: the shared page was not read`, error);
      return undefined;
    }
  }

  async write(key: string, { body, tags, ...facts }: SharedPage): Promise<void> {
    if (!this.#client.isReady) return;
    try {
      const kept = { facts: JSON.stringify({ ...facts, tags: [...tags] }), body: await zip(body) };
      await this.#client.writeHash(this.#prefix + key, kept, KEPT_SECONDS);
    } catch (error) {
      log.warn(`${key}: the page was not shared`, error);
    }
  }

  async forget(key: string): Promise<void> {
    if (!this.#client.isReady) return;
    await this.#client.del(this.#prefix + key).catch(() => {});
  }
}
