import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { RedisConnections } from "@/lib/server/instances/redis-connections";
import { log } from "@/lib/server/log/log";

/** How long Redis keeps a payload: for as long as an unused page is expected to stay open in a tab. */
const TIME_TO_LIVE_SECONDS = 24 * 60 * 60;

const unzip = promisify(gunzip);
const zip = promisify(gzip);

/**
 * The hydration payloads of pages that are open in somebody's tab, shared by all instances and all builds: a page that
 * was sent before a release hydrates after it. Never throws; what Redis does not return in time counts as missing.
 */
export class SharedPayloads {
  readonly #client: RedisConnections["client"];

  constructor({ client }: Pick<RedisConnections, "client">) {
    this.#client = client;
  }

  /** Returns the hydration payload of the page `key` with this hash, as text in UTF-8. */
  async read(key: string, hash: string): Promise<Uint8Array | undefined> {
    if (!this.#client.isReady) return undefined;
    try {
      const { body } = await this.#client.readHash(nameOf(key, hash));
      return body === undefined ? undefined : await unzip(body);
    } catch (error) {
      log.warn("a hydration payload could not be read", error);
      return undefined;
    }
  }

  async write(key: string, hash: string, body: Uint8Array): Promise<void> {
    if (!this.#client.isReady) return;
    try {
      await this.#client.writeHash(nameOf(key, hash), { body: await zip(body) }, TIME_TO_LIVE_SECONDS);
    } catch (error) {
      log.warn("a hydration payload could not be shared", error);
    }
  }
}

/** The key names the audience, so that a members' page is never found for another. */
function nameOf(key: string, hash: string): string {
  return `yeoul:hydration:${key}:${hash}`;
}
