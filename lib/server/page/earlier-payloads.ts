import { LRUCache } from "lru-cache";
import type { EncodedDocument } from "@/lib/server/http-message";
import type { SharedPayloads } from "@/lib/server/instances/shared-pages";
import { encodedSize, encodeRarelyRead, identityOf } from "@/lib/server/page/encoded-document";
import { type EncodedPayload, PAYLOAD_TYPE } from "@/lib/server/page/unhydrated-page";

/** Keeps hydration payloads for other instances and for later builds. */
export type KeptPayloads = Pick<SharedPayloads, "read" | "write">;

/**
 * The hydration payloads of renderings that a page no longer has, while readers may still have them open: those of this
 * instance in memory, bounded by bytes, the least recently read evicted first; those of others, and of earlier builds,
 * where the instances share them.
 */
export class EarlierPayloads {
  #files: LRUCache<string, EncodedDocument>;
  #shared: KeptPayloads | undefined;

  /** `shared` is absent where this is the only instance. */
  constructor(maxBytes: number, shared: KeptPayloads | undefined) {
    this.#files = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (file) => Math.max(1, encodedSize(file)),
    });
    this.#shared = shared;
  }

  /** The bytes in memory. */
  get bytes(): number {
    return this.#files.calculatedSize;
  }

  /** Keeps the payload of a page that was rendered again. */
  keep({ hash, file }: EncodedPayload): void {
    this.#files.set(hash, file);
  }

  /** Gives the payload of a new rendering to the other instances, without waiting for it. */
  share(key: string, { hash, file }: EncodedPayload): void {
    void this.#shared?.write(key, hash, identityOf(file));
  }

  /** Returns the payload with this hash if it is in memory. */
  get(hash: string): EncodedDocument | undefined {
    return this.#files.get(hash);
  }

  /** Returns the payload with this hash that another instance or build has left, and keeps it. */
  async findShared(key: string, hash: string): Promise<EncodedDocument | undefined> {
    const body = await this.#shared?.read(key, hash);
    if (body === undefined) return undefined;
    const file = await encodeRarelyRead(body, PAYLOAD_TYPE);
    this.keep({ hash, file });
    return file;
  }
}
