import "server-only";

/**
 * Returns the body of a request as bytes; `undefined` when it exceeds `maxBytes`, in which case reading stops there,
 * whatever its headers say about its length. Throws what the connection throws when the client disconnects.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
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
