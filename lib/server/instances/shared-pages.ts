import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod/mini";
import type { RedisConnections } from "@/lib/server/instances/redis-connections";
import { log } from "@/lib/server/log/log";

/**
 * How long Redis keeps a payload or a page, in seconds: for as long as an unused page is expected to stay open in a tab,
 * and an instance may serve one that can no longer be rendered.
 */
const TIME_TO_LIVE_SECONDS = 24 * 60 * 60;

const unzip = promisify(gunzip);
const zip = promisify(gzip);

type Client = RedisConnections["client"];

/**
 * Asks Redis for what only saves work: what it does not return, in time or at all, counts as missing. `failure` is the
 * line of the log then; undefined for what the next command says as well.
 */
async function ask<Answer>(
  { isReady }: Client,
  failure: string | undefined,
  command: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!isReady) return undefined;
  try {
    return await command();
  } catch (error) {
    if (failure !== undefined) log.warn(failure, error);
    return undefined;
  }
}

/**
 * The hydration payloads of pages that are open in somebody's tab, shared by all instances and all builds: a page that
 * was sent before a release hydrates after it. Never throws.
 */
export class SharedPayloads {
  readonly #client: Client;

  constructor({ client }: Pick<RedisConnections, "client">) {
    this.#client = client;
  }

  /** Returns the hydration payload of the page `key` with this hash, as text in UTF-8. */
  read(key: string, hash: string): Promise<Uint8Array | undefined> {
    return ask(this.#client, "a hydration payload could not be read", async () => {
      const { body } = await this.#client.readHash(nameOf(key, hash));
      return body && unzip(body);
    });
  }

  async write(key: string, hash: string, body: Uint8Array): Promise<void> {
    await ask(this.#client, "a hydration payload could not be shared", async () =>
      this.#client.writeHash(nameOf(key, hash), { body: await zip(body) }, TIME_TO_LIVE_SECONDS),
    );
  }
}

/** The key names the audience, so that a members' page is never found for another. */
function nameOf(key: string, hash: string): string {
  return `yeoul:hydration:${key}:${hash}`;
}

/** A page as one instance of the server rendered it. */
export type SharedPage = {
  body: Uint8Array;
  contentType: string;
  tags: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** When an instance last found that everything it was made from still holds the same. */
  confirmedAt: number;
  /** The number of publications known when the page was rendered. */
  version: number | undefined;
};

const factsSchema = z.object({
  contentType: z.string(),
  tags: z.array(z.string()),
  renderedAt: z.number(),
  version: z.optional(z.number()),
});

/**
 * Pages shared by the instances of one build: an instance that has just started serves the pages of the others, even
 * while the back end is down. Never throws.
 */
export class SharedPages {
  readonly #client: Client;
  readonly #prefix: string;

  /** A page refers to the files of its own build, so `build` separates it from the pages of other builds. */
  constructor({ client }: Pick<RedisConnections, "client">, build: string) {
    this.#client = client;
    this.#prefix = `yeoul:page:${build}:`;
  }

  read(key: string): Promise<SharedPage | undefined> {
    return ask(this.#client, `${key}: the shared page could not be read`, async () => {
      const { facts, body, confirmed } = await this.#client.readHash(this.#prefix + key);
      if (facts === undefined || body === undefined) return undefined;
      const { tags, renderedAt, version, contentType } = factsSchema.parse(
        JSON.parse(facts.toString("utf8")),
      );
      const confirmedAt = Number(confirmed?.toString("latin1") ?? renderedAt);
      return { contentType, version, renderedAt, confirmedAt, tags: new Set(tags), body: await unzip(body) };
    });
  }

  async write(key: string, { body, tags, confirmedAt, ...facts }: SharedPage): Promise<void> {
    await ask(this.#client, `${key}: the page could not be shared`, async () => {
      const fields = {
        facts: JSON.stringify({ ...facts, tags: [...tags] }),
        body: await zip(body),
        confirmed: String(confirmedAt),
      };
      await this.#client.writeHash(this.#prefix + key, fields, TIME_TO_LIVE_SECONDS);
    });
  }

  /** Records that a page still holds, at a time in milliseconds since 1970. */
  async confirm(key: string, at: number): Promise<void> {
    const fields = { confirmed: String(at) };
    await ask(this.#client, undefined, () =>
      this.#client.writeHash(this.#prefix + key, fields, TIME_TO_LIVE_SECONDS),
    );
  }

  async forget(key: string): Promise<void> {
    await ask(this.#client, undefined, () => this.#client.del(this.#prefix + key));
  }
}
