import { readBytes } from "@/lib/http/read-bytes";

/** A request body sent in chunks, without a content length. */
function send(pieces: number, taken: { count: number }) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.count += 1;
      if (taken.count > pieces) controller.close();
      else controller.enqueue(new Uint8Array(1_024).fill(65));
    },
  });
  return new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
}

test("a body is read up to its limit, and an endless one no further", async () => {
  const whole = await readBytes(send(8, { count: 0 }).body, 8_192);
  expect(whole?.byteLength).toBe(8_192);
  const taken = { count: 0 };
  expect(await readBytes(send(1_000_000, taken).body, 8_192)).toBeUndefined();
  expect(taken.count).toBeLessThan(20);
  expect(await readBytes(new Request("http://localhost/").body, 10)).toHaveLength(0);
});
