import type { HttpResponse } from "@/lib/server/http-message";
import { answerEncoded, identityOf } from "@/lib/server/page/encoded-document";
import { type FinishedPage, finishPage, renewPage } from "@/lib/server/page/unhydrated-page";

const NOTHING = { flight: [], runtime: [], scripts: [], sheets: [] };

/** Finishes an answer with a stubbed payload and policy, which both tell the page that they are of. */
const finish = (answer: HttpResponse, earlier?: FinishedPage) =>
  finishPage({
    answer,
    earlier,
    deferHydration: (html) => ({ html: html.toLowerCase(), payload: { hash: html, data: NOTHING } }),
    policyOf: (html) => `for ${html}`,
  });
const page = (text: string): HttpResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(text),
});
const bytesOf = ({ page: finished }: FinishedPage) => Buffer.from(identityOf(finished));

test("a page's policy is made from the bytes that are sent, and its payload is its own", async () => {
  const finished = await finish(page("FIRST"));
  expect(bytesOf(finished).toString()).toBe("first");
  expect(finished).toMatchObject({ policy: "for first", payload: { hash: "FIRST" }, renewals: 0 });
});

test("the same page again keeps the payload that its readers have the address of", async () => {
  const earlier = await finish(page("First"));
  const again = await finish(page("FIRST"), earlier);
  expect(again).toMatchObject({ payload: { hash: "First" }, renewals: 1 });
  const other = await finish(page("Second"), earlier);
  expect(other).toMatchObject({ policy: "for second", payload: { hash: "Second" }, renewals: 0 });
});

test("a page is compressed as well as possible once it was the same three times", async () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7_919) % 1_013}`).join(" ");
  let finished = await finish(page(words));
  const sentBytes = () =>
    answerEncoded(finished.page, { headers: { "accept-encoding": "br" } }, 200, {}).body.length;
  const atFirst = sentBytes();
  for (const isBest of [false, false, true]) {
    finished = await renewPage(finished);
    expect(sentBytes() < atFirst).toBe(isBest);
  }
});

test("a file that is no page is kept byte for byte, even if its bytes are not valid text (R11.1)", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  const finished = await finish({ status: 200, headers: { "content-type": "image/jpeg" }, body: bytes });
  expect(bytesOf(finished).equals(bytes)).toBe(true);
});
