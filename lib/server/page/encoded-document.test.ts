import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  answerEncoded,
  compressBest,
  compressResponse,
  encodeDocument,
  encodedSize,
  encodeRarelyRead,
} from "@/lib/server/page/encoded-document";

const HTML = "text/html; charset=utf-8";
const text = "<p>여울 Yeoul</p>".repeat(100);
const ask = (acceptEncoding?: string, ifNoneMatch?: string) => ({
  headers: { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch },
});

test("each encoding has the same document and an entity tag of its own", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  const br = answerEncoded(page, ask("gzip, deflate, br"), 200, {});
  const zipped = answerEncoded(page, ask("gzip, deflate"), 200, {});
  const plain = answerEncoded(page, ask(), 200, {});
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(Buffer.from(plain.body).toString()).toBe(text);
  expect(br.headers["content-encoding"]).toBe("br");
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(new Set([br, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toBe("Accept-Encoding");
  expect(answerEncoded(page, ask(), 200, { vary: "Cookie" }).headers.vary).toBe("Cookie");
});

test.each([
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["zstd", undefined],
  ["gzip;q=0.5, br;q=0.1", "br"],
])("a client that accepts %s gets %s", async (accepted, encoding) => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  expect(answerEncoded(page, ask(accepted), 200, {}).headers["content-encoding"]).toBe(encoding);
});

test("a client that has the current bytes gets 304, except for a status other than 200", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  const etag = String(answerEncoded(page, ask("br"), 200, {}).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = answerEncoded(page, ask("br", known), 200, { "cache-control": "private, no-cache" });
    expect(answer).toMatchObject({ status: 304, headers: { etag, "cache-control": "private, no-cache" } });
    expect(answer.body).toHaveLength(0);
  }
  expect(answerEncoded(page, ask("gzip", etag), 200, {}).status).toBe(200);
  expect(answerEncoded(page, ask("br", '"other"'), 200, {}).status).toBe(200);
  expect(answerEncoded(page, ask("br", etag), 404, {}).status).toBe(404);
});

test("a document is held in the encodings it was asked for, and what is not held is made from them", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  const held = () => Object.keys(page.bodies);
  expect(held()).toEqual(["identity"]);
  answerEncoded(page, ask("br"), 200, {});
  expect(held()).toEqual(["br"]);
  expect(encodedSize(page)).toBeLessThan(text.length / 4);
  const zipped = answerEncoded(page, ask("gzip"), 200, {});
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(held()).toEqual(["br", "gzip"]);
  const plain = answerEncoded(page, ask(), 200, {});
  expect(Buffer.from(plain.body).toString()).toBe(text);
  expect(held()).toEqual(["br", "gzip", "identity"]);
});

test("a document is compressed quickly when it is asked for, and well in the encodings that were", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  const first = answerEncoded(page, ask("br"), 200, {});
  const lasting = await compressBest(page);
  expect(Object.keys(lasting.bodies)).toEqual(["br"]);
  const later = answerEncoded(lasting, ask("br"), 200, {});
  expect(brotliDecompressSync(first.body).equals(brotliDecompressSync(later.body))).toBe(true);
  expect(lasting.compression).toBe("best");
  expect(later.headers.etag).not.toBe(first.headers.etag);
  // A reader who has the content keeps it.
  expect(answerEncoded(lasting, ask("br", String(first.headers.etag)), 200, {}).status).toBe(304);
});

test("content that lasts is the same document, and changed content a new one", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  answerEncoded(page, ask("br"), 200, {});
  const lasting = await compressBest(page);
  expect(await encodeDocument(Buffer.from(text), HTML, lasting)).toBe(lasting);
  expect(await compressBest(lasting)).toBe(lasting);
  expect(await encodeDocument(Buffer.from(`${text}!`), HTML, lasting)).toMatchObject({
    compression: "quick",
  });
  expect(await encodeDocument(Buffer.from(text), "text/plain", page)).toMatchObject({ compression: "quick" });
});

test("an encoding that is first asked for once the document is compressed well is made well, too", async () => {
  const page = await encodeDocument(Buffer.from(text), HTML);
  answerEncoded(page, ask("br"), 200, {});
  const lasting = await compressBest(page);
  const zipped = answerEncoded(lasting, ask("gzip"), 200, {});
  expect(zipped.headers.etag).not.toContain("quick");
  expect(gunzipSync(zipped.body).toString()).toBe(text);
});

test("images and small responses are sent uncompressed", async () => {
  const picture = await encodeDocument(Buffer.alloc(2_000), "image/webp");
  expect(answerEncoded(picture, ask("br"), 200, {}).headers["content-encoding"]).toBeUndefined();
  const small = { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from("{}") };
  expect(await compressResponse(small, ask("br"))).toBe(small);
});

test("a response sent once is compressed if the client accepts it", async () => {
  const answer = { status: 200, headers: { "content-type": HTML }, body: Buffer.from(text) };
  const sent = await compressResponse(answer, ask("gzip, br"));
  expect(brotliDecompressSync(sent.body).toString()).toBe(text);
  expect(sent.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(await compressResponse(answer, ask())).toBe(answer);
});

test("a document that is rarely read is held compressed from the beginning", async () => {
  const file = await encodeRarelyRead(Buffer.from(text), "application/json; charset=utf-8");
  expect(Object.keys(file.bodies)).toEqual(["br"]);
  expect(gunzipSync(answerEncoded(file, ask("gzip"), 200, {}).body).toString()).toBe(text);
});
