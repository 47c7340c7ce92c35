import "server-only";

/**
 * The body of a request as its bytes came; undefined when there are more than `maxBytes`, of which no more are read,
 * whatever its headers said of its length. Raises what the connection raises when the sender goes away.
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
