import type { RouteAnswer } from "@/lib/front/answer-route";
import type { FrontRequest } from "@/lib/front/front-message";
import { KnownRequests } from "@/lib/front/page/known-requests";

const requestFor = (headers: Record<string, string> = {}, changes: Partial<FrontRequest> = {}) => ({
  method: "GET",
  target: "/r/14",
  headers: { accept: "text/html", "accept-language": "en", ...headers },
  body: undefined,
  client: undefined,
  ...changes,
});

const page = (changes: Partial<Extract<RouteAnswer, { kind: "page" }>> = {}): RouteAnswer => ({
  kind: "page",
  locale: "en",
  path: "/en/r/14",
  status: 200,
  isShared: true,
  cookies: [],
  ...changes,
});

const remembered = { locale: "en", path: "/en/r/14", status: 200 };

test("who asks in the same words gets the same page, whatever else they send", () => {
  const known = new KnownRequests();
  known.keep(requestFor(), page());
  expect(known.recall(requestFor())).toEqual(remembered);
  expect(known.recall(requestFor({ "if-none-match": '"a"', host: "elsewhere.test" }))).toEqual(remembered);
  expect(known.recall(requestFor({ cookie: "visitor=7; signed-in=0" }))).toEqual(remembered);
});

test.each([
  ["another address", requestFor({}, { target: "/r/14?campaign=1" })],
  ["another method", requestFor({}, { method: "HEAD" })],
  ["another language", requestFor({ "accept-language": "ko" })],
  ["a language that was chosen", requestFor({ cookie: "language=ko" })],
  ["the messenger's browser", requestFor({ "user-agent": "KAKAOTALK 10.1" })],
  ["a robot", requestFor({ "user-agent": "Googlebot/2.1" })],
  ["a prefetch", requestFor({ "sec-purpose": "prefetch" })],
  ["a picture", requestFor({ accept: "image/*" })],
  ["a login that was tried", requestFor({ cookie: "no-automatic-login=1" })],
  ["a session", requestFor({ cookie: "sid=sealed" })],
  ["a session under TLS", requestFor({ cookie: "__Host-sid=sealed" })],
  ["the framework's own question", requestFor({ rsc: "1" })],
])("%s is decided about anew", (_, other) => {
  const known = new KnownRequests();
  known.keep(requestFor(), page());
  expect(known.recall(other)).toBeUndefined();
});

test.each([
  ["a page of one guest's", requestFor(), page({ isShared: false })],
  ["a page that sets a cookie", requestFor(), page({ cookies: [cookie()] })],
  ["a redirect", requestFor(), { kind: "redirect", location: "/", status: 307, cookies: [] }],
  ["an address that is not there", requestFor(), { kind: "missing", locale: "en" }],
  ["a request of a session", requestFor({ cookie: "sid=sealed" }), page()],
  ["a request of many words", requestFor({ "user-agent": "a".repeat(1_000) }), page()],
] satisfies [string, FrontRequest, RouteAnswer][])("%s is not remembered", (_, request, answer) => {
  const known = new KnownRequests();
  known.keep(request, answer);
  expect(known.recall(request)).toBeUndefined();
});

test("a crowd of strange requests pushes out what was asked for longest ago, and no more", () => {
  const known = new KnownRequests();
  known.keep(requestFor(), page());
  for (let at = 0; at < 4_000; at += 1) known.keep(requestFor({}, { target: `/r/14?a=${at}` }), page());
  expect(known.recall(requestFor())).toBeUndefined();
  expect(known.recall(requestFor({}, { target: "/r/14?a=3999" }))).toEqual(remembered);
});

function cookie() {
  return {
    name: "language",
    value: "en",
    path: "/",
    sameSite: "lax",
    secure: false,
    httpOnly: false,
    maxAge: 60,
  } as const;
}
