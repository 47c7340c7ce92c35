import "server-only";

/**
 * Returns the bytes of a body, none where there is none; `undefined` when it exceeds `maxBytes`, in which case reading
 * stops there, whatever its headers say about its length. Throws what the connection throws when it ends before.
 */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The cause of an `AppError`: an answer exceeded the limit of its endpoint, so it was not read. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer exceeds ${maxBytes} bytes`);
    this.name = "AnswerTooLarge";
  }
}
