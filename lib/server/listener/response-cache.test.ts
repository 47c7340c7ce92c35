import type { SharedResponse } from "@/lib/server/http-message";
import { type RequestHead, ResponseCache } from "@/lib/server/listener/response-cache";
import { answerEncoded, encodeAsset, encodeDocument, identityOf } from "@/lib/server/page/encoded-document";

const requestFor = (
  headers: Record<string, string> = {},
  changes: Partial<RequestHead> = {},
): RequestHead => ({
  method: "GET",
  target: "/r/14",
  headers: { accept: "text/html", "accept-language": "en", ...headers },
  ...changes,
});

async function answerOf(changes: Partial<SharedResponse> = {}): Promise<SharedResponse> {
  const file = await encodeAsset(Buffer.from("a page ".repeat(100)), "text/html; charset=utf-8");
  // Somebody has asked for it without an encoding.
  answerEncoded(file, { headers: {} }, 200, {});
  const headers = { "x-a": "b" };
  return { name: "200 /en/r/14", status: 200, headers, file, freshUntil: 1_000, publications: 0, ...changes };
}

function cacheWith({ maxBytes = 1_000_000 } = {}) {
  const clock = { now: 0 };
  const publications = { value: 0 };
  return { clock, publications, cache: new ResponseCache({ maxBytes, publications, now: () => clock.now }) };
}

test("requests that agree in all deciding parts get the same response", async () => {
  const { cache } = cacheWith();
  const answer = await answerOf();
  cache.store(requestFor(), answer);
  const plain = { status: 200, headers: { "x-a": "b" }, body: identityOf(answer.file) };
  expect(cache.read(requestFor())).toMatchObject(plain);
  expect(cache.read(requestFor({ host: "elsewhere.test" }))).toMatchObject(plain);
  const zipped = cache.read(requestFor({ "accept-encoding": "br" }));
  expect(zipped).toMatchObject({ headers: { "content-encoding": "br" }, body: answer.file.bodies.br });
  const again = requestFor({ "if-none-match": String(cache.read(requestFor())?.headers.etag) });
  expect(cache.read(again)).toMatchObject({ status: 304 });
});

test("an encoding in which nobody has asked yet is left to the other thread", async () => {
  const { cache } = cacheWith();
  const file = await encodeDocument(Buffer.from("a page ".repeat(100)), "text/html; charset=utf-8");
  cache.store(requestFor(), await answerOf({ file }));
  expect(cache.read(requestFor())).toMatchObject({ status: 200 });
  expect(cache.read(requestFor({ "accept-encoding": "br" }))).toBeUndefined();
});

test("cookies that decide nothing are ignored", async () => {
  const { cache } = cacheWith();
  cache.store(requestFor({ cookie: "visitor=7" }), await answerOf());
  expect(cache.read(requestFor({ cookie: "visitor=8; signed-in=0" }))).toMatchObject({ status: 200 });
});

test.each([
  ["another address", requestFor({}, { target: "/r/14?campaign=1" })],
  ["another method", requestFor({}, { method: "HEAD" })],
  ["another language", requestFor({ "accept-language": "ko" })],
  ["a stored language choice", requestFor({ cookie: "language=ko" })],
  ["the messenger's browser", requestFor({ "user-agent": "KAKAOTALK 10.1" })],
  ["a crawler", requestFor({ "user-agent": "Googlebot/2.1" })],
  ["a prefetch", requestFor({ "sec-purpose": "prefetch" })],
  ["a picture", requestFor({ accept: "image/*" })],
  ["a visitor whose automatic login was tried", requestFor({ cookie: "no-automatic-login=1" })],
  ["a session", requestFor({ cookie: "sid=sealed" })],
  ["a session under TLS", requestFor({ cookie: "__Host-sid=sealed" })],
  ["a request of the framework", requestFor({ rsc: "1" })],
])("%s is not served from the known responses", async (_, other) => {
  const { cache } = cacheWith();
  cache.store(requestFor(), await answerOf());
  cache.store(requestFor({ cookie: "visitor=7" }), await answerOf());
  expect(cache.read(other)).toBeUndefined();
});

test.each([
  ["a request with a session", requestFor({ cookie: "sid=sealed" })],
  ["an overlong request", requestFor({ "user-agent": "a".repeat(1_000) })],
])("the response to %s is not remembered by the listener", async (_, request) => {
  const { cache } = cacheWith();
  cache.store(request, await answerOf());
  expect(cache.read(request)).toBeUndefined();
});

test("a response is served only while it is fresh and until the next publication", async () => {
  const { clock, publications, cache } = cacheWith();
  cache.store(requestFor(), await answerOf());
  clock.now = 999;
  expect(cache.read(requestFor())).toBeDefined();
  clock.now = 1_000;
  expect(cache.read(requestFor())).toBeUndefined();
  cache.store(requestFor(), await answerOf({ freshUntil: 2_000 }));
  expect(cache.read(requestFor())).toBeDefined();
  publications.value = 1;
  expect(cache.read(requestFor())).toBeUndefined();
  cache.store(requestFor(), await answerOf({ freshUntil: 2_000, publications: 1 }));
  expect(cache.read(requestFor())).toBeDefined();
});

test("a different request for the same page also refreshes the known response", async () => {
  const { cache } = cacheWith();
  cache.store(requestFor(), await answerOf({ freshUntil: 0 }));
  cache.store(requestFor({ "user-agent": "another" }), await answerOf());
  expect(cache.read(requestFor())).toMatchObject({ status: 200 });
});

test("many unusual requests evict only the least recently used entries", async () => {
  const { cache } = cacheWith();
  const answer = await answerOf();
  cache.store(requestFor(), answer);
  for (let at = 0; at < 4_000; at += 1) cache.store(requestFor({}, { target: `/r/14?a=${at}` }), answer);
  expect(cache.read(requestFor())).toBeUndefined();
  expect(cache.read(requestFor({}, { target: "/r/14?a=3999" }))).toBeDefined();
});

test("the responses stay within their memory limit", async () => {
  const { cache } = cacheWith({ maxBytes: 2_000 });
  for (let at = 0; at < 10; at += 1)
    cache.store(requestFor({}, { target: `/r/${at}` }), await answerOf({ name: `200 /en/r/${at}` }));
  const stillKnown = Array.from({ length: 10 }, (_, at) =>
    cache.read(requestFor({}, { target: `/r/${at}` })),
  );
  expect(stillKnown.filter((answer) => answer !== undefined)).toHaveLength(2);
});
