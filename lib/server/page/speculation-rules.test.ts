import { answerSpeculation, speculationRules } from "@/lib/server/page/speculation-rules";

const patterns = speculationRules().prefetch.flatMap(({ where }) =>
  (where.or ?? []).map(({ href_matches }) => new URLPattern(href_matches)),
);
const isFetchedAhead = (path: string) =>
  patterns.some((pattern) => pattern.test(`https://dining.test${path}`));

test.each(["/", "/r/14", "/p/story", "/promotion/14/1401", "/r/14#menu"])(
  "the address %s is prefetched",
  (path) => {
    expect(isFetchedAhead(path)).toBe(true);
  },
);

test.each([
  "/book",
  "/coupon",
  "/coupon/7",
  "/login",
  "/login?provider=kakao",
  "/auth/kakao/login",
  "/promotion/14/1401/summary",
  "/payment-request/14/AH_2",
  "/workbench",
  "/r/14?language=ko",
  "/p/story?redirect=/book",
  "/?campaign=winter",
])("%s is private or changes something, and is not prefetched", (path) => {
  expect(isFetchedAhead(path)).toBe(false);
});

test("the page that a guest is about to open by a button is prefetched at once", () => {
  expect(speculationRules().prefetch).toContainEqual({
    where: { selector_matches: "a[data-ahead]" },
    eagerness: "immediate",
  });
});

test("the list is served with its content type", async () => {
  const { status, headers, body } = await answerSpeculation({ headers: {} });
  expect({ status, type: headers["content-type"] }).toEqual({
    status: 200,
    type: "application/speculationrules+json",
  });
  expect(JSON.parse(Buffer.from(body).toString())).toEqual(speculationRules());
});
