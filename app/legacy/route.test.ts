import { NextRequest } from "next/server";
import type { GET as answerNow } from "@/app/legacy/route";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { answerRoute } from "@/lib/server/answer-route";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const due: (() => Promise<void>)[] = [];
jest.mock("next/server", () => ({
  ...jest.requireActual("next/server"),
  after: (task: () => Promise<void>) => due.push(task),
}));

const OURS = "https://dining.test";
const BROWSER = "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36";
const OPENED = { accept: "text/html,*/*", "user-agent": BROWSER, "sec-fetch-dest": "document" };
const backend = new RecordingBackend();
let answer: typeof answerNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.PUBLIC_ORIGIN = OURS;
  ({ GET: answer } = await import("@/app/legacy/route"));
  backend.answer = ({ url }) =>
    /collect|gone/.test(url)
      ? url.includes("gone")
        ? { status: 404, body: { error: { error: "notfound" } } }
        : { body: { data: true } }
      : { body: { data: [{ id: 11, meta: { type: "outlet", key: "grill" } }] } };
});
afterAll(() => backend.close());

/** Requests an old address as the web server does, and returns the landings that were recorded for it. */
async function landingsOf(address: string, headers: Record<string, string>, method = "GET") {
  backend.requests.length = 0;
  const { pathname, search } = new URL(address, OURS);
  const route = answerRoute(
    { method, pathname, query: search.slice(1), headers, cookies: {} },
    { PUBLIC_ORIGIN: OURS, REDIRECT_HOSTS: [] },
  );
  if (route.kind !== "legacy") throw new Error(`${address} is no old address`);
  const asked = { ...headers, [internalHeaders.legacy]: route.decision };
  await answer(new NextRequest(`${OURS}/legacy`, { headers: asked }));
  for (const task of due.splice(0)) await task();
  return backend.requests.filter(({ url }) => url.includes("/collect/la/legacy"));
}

test("a guest who opens an old address has landed, without anything personal in the record (R10.1)", async () => {
  const headers = { ...OPENED, referer: "https://mail.test/inbox?u=hana%40yeoul.test" };
  const [landing, ...others] = await landingsOf("/1/dining/11?utm_source=k&name=Hana", headers);
  expect(others).toEqual([]);
  expect(JSON.parse(landing?.body ?? "")).toMatchObject({
    path: "/1/dining/11",
    referrer: "https://mail.test/inbox",
    meta: { query: { utm_source: "k" } },
  });
});

test.each([
  ["HEAD", "/1/dining/11", OPENED, "HEAD"],
  [
    "the scraper of a chat room",
    "/1/dining/11",
    { ...OPENED, "user-agent": "Mozilla/5.0 (compatible; kakaotalk-scrap/1.0)" },
  ],
  ["a crawler", "/1/dining/11", { ...OPENED, "user-agent": "Mozilla/5.0 (compatible; AhrefsBot/7.0)" }],
  ["a browser that fetches ahead", "/1/dining/11", { ...OPENED, "sec-purpose": "prefetch;prerender" }],
  ["a frame", "/1/dining/11", { ...OPENED, "sec-fetch-dest": "iframe" }],
  ["curl", "/1/dining/11", { accept: "*/*", "user-agent": "curl/8.5.0" }],
  ["a tool that asks for pages", "/1/dining/11", { accept: "text/html", "user-agent": "Wget/1.21" }],
  ["a link on a page of ours", "/1/dining/11", { ...OPENED, referer: `${OURS}/r/14` }],
  ["an id that does not exist", "/10/page/gone/1", OPENED],
])("%s is no landing on an old address (R10.1)", async (_, address, headers, method = "GET") => {
  expect(await landingsOf(address, headers, method)).toEqual([]);
});
