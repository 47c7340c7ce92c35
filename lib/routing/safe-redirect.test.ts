import { decideRedirect } from "@/lib/routing/safe-url";
import { checkRedirect } from "@/tools/corpora/hostile/check-addresses.test-support";
import { readRedirectAttacks } from "@/tools/corpora/hostile/hostile-lists.test-support";

const origin = "https://dining.test";
const decide = (value: string, publicOrigin = origin) => decideRedirect(value, publicOrigin, ["hotel.test"]);

describe("addresses that are followed at once (R1.8)", () => {
  test.each([
    ["https://dining.test/r/10?x=1#menu", "https://dining.test/r/10?x=1#menu"],
    ["HTTPS://DINING.TEST/r/10", "https://dining.test/r/10"],
    ["https://dining.test:443/", "https://dining.test/"],
    ["https://hotel.test", "https://hotel.test/"],
    ["https://www.hotel.test/ko-KR/home", "https://www.hotel.test/ko-KR/home"],
  ])("%s", (value, href) => {
    expect(decide(value)).toEqual({ kind: "direct", href });
  });

  test("our own origin without TLS and on a port, as in development", () => {
    expect(decide("http://localhost:3000/book", "http://localhost:3000").kind).toBe("direct");
    expect(decide("http://localhost:3001/book", "http://localhost:3000").kind).toBe("leaving");
  });
});

describe("addresses that are shown before leaving (R1.8)", () => {
  test.each([
    ["https://evil.test/path", "evil.test"],
    ["http://dining.test/", "dining.test"],
    ["https://dining.test:8443/", "dining.test:8443"],
    ["http://hotel.test/", "hotel.test"],
    ["https://hotel.test:444/", "hotel.test:444"],
    ["https://nothotel.test/", "nothotel.test"],
    ["https://hotel.test.evil.test/", "hotel.test.evil.test"],
    ["https://evil.test?.hotel.test", "evil.test"],
    ["https://evil.test#.hotel.test", "evil.test"],
  ])("%s", (value, host) => {
    expect(decide(value)).toMatchObject({ kind: "leaving", host });
  });
});

test("without listed hosts only our own origin is followed (R1.8)", () => {
  for (const address of ["https://hotel.test/", "https://evil.test/", "https://www.dining.test/"]) {
    expect(decideRedirect(address, origin, []).kind).toBe("leaving");
  }
  expect(decideRedirect("https://dining.test/book", origin, []).kind).toBe("direct");
});

test("every host on the list is followed, not only the first (R1.8)", () => {
  const hosts = ["first.test", "second.test"];
  expect(decideRedirect("https://second.test/", origin, hosts).kind).toBe("direct");
  expect(decideRedirect("https://www.second.test/", origin, hosts).kind).toBe("direct");
});

/** Open redirects that look like one of our addresses, or like no address: none may redirect automatically. */
test.each([
  ["https://dining.test@evil.test", "ignored"],
  ["https://dining.test.evil.test", "leaving"],
  ["https://dining.test%2eevil.test", "leaving"],
  ["https:evil.test", "ignored"],
  ["https:\\\\evil.test", "ignored"],
  ["https://dining.test\\@evil.test", "ignored"],
  ["https://dining.test．evil.test", "leaving"],
  ["http://0x7f.1/", "leaving"],
  ["https://user:word@dining.test/", "ignored"],
  ["https://user@dining.test/", "ignored"],
  ["https://:word@dining.test/", "ignored"],
  ["https://dining.test/\n", "ignored"],
  [" https://dining.test/", "ignored"],
  ["https://dining.test/a b", "ignored"],
  ["ht\ttps://dining.test/", "ignored"],
  ["javascript:alert(1)", "ignored"],
  ["JaVaScRiPt://dining.test/%0aalert(1)", "ignored"],
  ["data:text/html,<script>alert(1)</script>", "ignored"],
  ["blob:https://dining.test/1", "ignored"],
  ["intent://dining.test#Intent;end", "ignored"],
  ["kakaotalk://web/openExternal?url=https://evil.test", "ignored"],
  ["//evil.test", "ignored"],
  ["/book", "ignored"],
  ["https://", "ignored"],
  ["https:///evil.test", "ignored"],
  ["https://%00.test", "ignored"],
  ["https://[::1", "ignored"],
  ["", "ignored"],
])("the redirect value %j is %s (R1.8)", (value, kind) => {
  expect(decide(value).kind).toBe(kind);
});

test("a full-width dot is shown as the host it resolves to (R1.8)", () => {
  expect(decide("https://dining.test．evil.test")).toMatchObject({ host: "dining.test.evil.test" });
});

describe.each(readRedirectAttacks())("$attempt", ({ text }) => {
  test("never leads to another site without a page in between (R1.8)", () => {
    expect(checkRedirect(text)).toEqual([]);
    expect(decide(text).kind).not.toBe("direct");
  });
});
