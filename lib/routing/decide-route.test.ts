import { decideRoute, type RouteInput } from "@/lib/routing/decide-route";
import { firstVisit } from "@/lib/routing/decide-route.test-support";
import { entryKeys } from "@/lib/routing/query-keys";
import { withQuery } from "@/lib/routing/route-template";

/** Decides the route of a first visit without a session; `given` overrides single fields. */
function visit(address: string, given: Partial<RouteInput> = {}) {
  const [pathname = "", query = ""] = address.split("?");
  return decideRoute({
    ...firstVisit,
    pathname,
    query,
    redirectHosts: ["hotel.test"],
    ...given,
  });
}

test("an address with a search for tables shows the page itself, and is not listed (R6.10, R11.2)", () => {
  const page = { kind: "page", path: "/ko/p/tables", isShared: true };
  expect(visit("/p/tables?tables=2026-12-24&tables-at=10")).toMatchObject({ ...page, isUnlisted: true });
  expect(visit("/p/tables?tables-at=10")).toMatchObject({ ...page, isUnlisted: false });
});

describe("the named routes (R1.1, R1.2)", () => {
  test.each([
    ["/", "/ko"],
    ["/r/10", "/ko/r/10"],
    ["/r/10/", "/ko/r/10"],
    ["/p/about", "/ko/p/about"],
    ["/p/widget-gallery", "/ko/p/widget-gallery"],
    ["/p/%EC%97%AC%EC%9A%B8", "/ko/p/%EC%97%AC%EC%9A%B8"],
    // The same letters in decomposed form (NFD), as some systems write them.
    ["/p/%E1%84%8B%E1%85%A7%E1%84%8B%E1%85%AE%E1%86%AF", "/ko/p/%EC%97%AC%EC%9A%B8"],
    ["/%72/10", "/ko/r/10"],
    ["/p/%61bout", "/ko/p/about"],
    ["/r%2F10", "/ko/r/10"],
    ["/r/10?_rsc=x&12=KB", "/ko/r/10"],
    ["/promotion/14/1401", "/ko/promotion/14/1401"],
    ["/empty", "/ko/empty"],
  ])("%s shows %s to every visitor", (address, path) => {
    expect(visit(address)).toMatchObject({ kind: "page", locale: "ko", path, status: 200, isShared: true });
  });

  test.each([
    "/promotion/14/1401/summary",
    "/payment-request/14/AH_77",
    "/payment-request/14/77/approved.1",
    "/book",
    "/coupon",
    "/coupon/12",
  ])("%s is shown to a guest with a session, and is private", (address) => {
    expect(visit(address, { hasSession: true })).toMatchObject({
      kind: "page",
      path: `/ko${address}`,
      isShared: false,
    });
  });

  test("/error-404 is a page with status 404", () => {
    expect(visit("/error-404")).toMatchObject({ kind: "page", path: "/ko/error-404", status: 404 });
  });
});

describe("unknown addresses (R1.3)", () => {
  const unknown = [
    "/nothing",
    "/ko",
    "/en/r/10",
    "/r",
    "/r/ten",
    "/r/-1",
    "/r/1234567890123456",
    "/r/10/more",
    "/p",
    "/p/.hidden",
    "/p/a/b",
    "/p/a%2fb",
    `/p/${"a".repeat(101)}`,
    "/promotion/14",
    "/promotion/14/x",
    "/promotion/14/1401/other",
    "/coupon/1/2",
    "/book/1",
    "/book/x.css",
    "/leaving",
    "/legacy",
    "//evil.test",
    "/r/%31%30%00",
    "/p/a%0ab",
    "/p/a%5cb",
    "/p/%",
    "/p/%ff",
    "/1/page/2",
    "/site/1",
    "/special_offer/1",
    "/x/dining/1",
  ];

  test.each(unknown)("%s redirects people to error-404", (address) => {
    expect(visit(address)).toEqual({ kind: "unknown", locale: "ko", inPlace: false });
  });

  test.each(unknown)("%s responds to a crawler with 404 in place", (address) => {
    expect(visit(address, { isCrawler: true })).toEqual({ kind: "unknown", locale: "ko", inPlace: true });
  });
});

test.each([
  ["/r/14%3Futm_source=x", "/r/14?utm_source=x"],
  ["/r/14&campaign=x?a=1", "/r/14?campaign=x&a=1"],
  ["/r/14;jsessionid=A1?a=1", "/r/14?a=1"],
])(
  "what belongs behind the path of %s is read there by one redirect: %s (R1.3, R1.7)",
  (address, location) => {
    expect(visit(address)).toEqual({ kind: "redirect", location, status: 307, remember: {} });
  },
);

describe("the seven legacy routes (R1.4)", () => {
  test.each([
    ["/3/dining/7", "dining", { siteId: "3", id: "7" }],
    ["/site/3/10", "site", { siteId: "3", siteResourceId: "10" }],
    ["/special_offer/3/10", "special-offer", { siteId: "3", siteResourceId: "10" }],
    ["/site", "sites", {}],
    ["/3/promotion/14/1401", "promotion", { siteId: "3", resourceId: "14", id: "1401" }],
    ["/14/payment-request/AH_77", "payment-request", { resourceId: "14", id: "AH_77" }],
    ["/14/payment-request/77/ok", "payment-request", { resourceId: "14", id: "77", approval: "ok" }],
    ["/10/page/12/1", "page", { resourceId: "10", pageId: "12", languageId: "1" }],
    ["/10/page/about/1", "page", { resourceId: "10", pageId: "about", languageId: "1" }],
  ])("%s is the legacy route %s with its parts", (address, route, parts) => {
    const decision = visit(address);
    expect(decision).toMatchObject({ kind: "legacy", route });
    expect(decision.kind === "legacy" && decision.parts).toStrictEqual(parts);
  });

  test("the whole query is passed on, consumed keys too, so that the new address can handle them", () => {
    const decision = visit("/site?campaign=autumn&utm=1&utm=2");
    expect(decision.kind === "legacy" && decision.search.toString()).toBe("campaign=autumn&utm=1&utm=2");
  });

  test("a legacy address needs no session, only the address it redirects to does", () => {
    expect(visit("/14/payment-request/77").kind).toBe("legacy");
  });
});

describe("pages that need a session (R1.6)", () => {
  test("a visit without a session goes to the messenger login and returns to the same address", () => {
    expect(visit("/book?tab=past")).toMatchObject({
      kind: "redirect",
      status: 307,
      location: "/auth/kakao/login?return=%2Fbook%3Ftab%3Dpast",
    });
  });

  test("the campaign in the address is passed to the login and remembered", () => {
    expect(visit("/coupon?campaign=autumn&x=1", { storedCampaign: "spring" })).toMatchObject({
      location: "/auth/kakao/login?return=%2Fcoupon%3Fx%3D1&campaign=autumn",
      remember: { campaign: "autumn" },
    });
  });

  test("the campaign of an earlier page is passed to the login", () => {
    expect(visit("/coupon", { storedCampaign: "spring", storedSharedBy: "friend" })).toStrictEqual({
      kind: "redirect",
      status: 307,
      location: "/auth/kakao/login?return=%2Fcoupon&campaign=spring",
      remember: {},
    });
  });

  test("a redirect in the address of such a page is not followed before the login", () => {
    const decision = visit("/book?redirect=https%3A%2F%2Fevil.test");
    expect(decision).toMatchObject({ kind: "redirect", location: "/auth/kakao/login?return=%2Fbook" });
  });

  test("a payment page needs a session too, unless its address resumes a payment", () => {
    expect(visit("/payment-request/14/AH_7")).toMatchObject({
      kind: "redirect",
      location: "/auth/kakao/login?return=%2Fpayment-request%2F14%2FAH_7",
    });
    expect(visit("/payment-request/14/AH_7?other=x").kind).toBe("redirect");
    expect(visit("/payment-request/14/AH_7?resume=a.b")).toMatchObject({
      kind: "page",
      path: "/ko/payment-request/14/AH_7?resume=a.b",
      isShared: false,
    });
    // No other page accepts this key.
    expect(visit("/book?resume=a.b").kind).toBe("redirect");
  });

  test("only a page that reads its query gets it, and is not shared then", () => {
    expect(visit("/login?provider=kakao&utm=1")).toMatchObject({
      path: "/ko/login?provider=kakao&utm=1",
      isShared: false,
    });
    expect(visit("/login")).toMatchObject({ path: "/ko/login", isShared: false, isPrivate: true });
    expect(visit("/r/10?utm=1")).toMatchObject({ path: "/ko/r/10", isShared: true });
    expect(visit("/book?utm=1", { hasSession: true })).toMatchObject({ path: "/ko/book", isShared: false });
  });

  test("a filter of offers is normalised, and its page not shared, but public; other keys are dropped", () => {
    expect(visit("/p/offers?utm=1&day=2026-12-24&hotel=10&language=en")).toMatchObject({
      path: "/en/p/offers?hotel=10&day=2026-12-24",
      isShared: false,
    });
    expect(visit("/r/10?price=50000")).toMatchObject({
      path: "/ko/r/10?price=50000",
      isShared: false,
      isPrivate: false,
    });
    for (const query of ["hotel=", "price=7", "utm=1", "cuisine=%00"]) {
      expect(visit(`/p/offers?${query}`)).toMatchObject({ path: "/ko/p/offers", isShared: true });
    }
    expect(visit("/promotion/14/1401?hotel=10")).toMatchObject({ isShared: true });
  });

  test("a further page of a place's list is not shared, and any other page number is dropped", () => {
    expect(visit("/r/10?page=2&utm=1")).toMatchObject({ path: "/ko/r/10?page=2", isShared: false });
    expect(visit("/r/10?page=3&price=50000")).toMatchObject({ path: "/ko/r/10?price=50000&page=3" });
    for (const query of ["page=1", "page=0", "page=x", "page=99999"])
      expect(visit(`/r/10?${query}`)).toMatchObject({ path: "/ko/r/10", isShared: true });
    expect(visit("/p/offers?page=2")).toMatchObject({ path: "/ko/p/offers", isShared: true });
  });

  test("public pages need no session", () => {
    expect(visit("/promotion/14/1401").kind).toBe("page");
  });
});

describe("the consumed query keys (R1.7)", () => {
  const returnOf = (address: string) => {
    const decision = visit(address);
    const location = decision.kind === "redirect" ? decision.location : "";
    return new URL(location, "https://dining.test").searchParams.get("return");
  };

  test("none of them reaches the page's own address", () => {
    const query = entryKeys.map((key) => `${key}=true`).join("&");
    expect(visit(`/?${query}&utm=1`)).toMatchObject({ kind: "page", path: "/ko" });
  });

  test("keys that the page handles are kept through the login; the others are handled before it (R1.6)", () => {
    const settled =
      "language=en&campaign=autumn&shared-by=me&pass-login=true&redirect=https%3A%2F%2Fevil.test";
    const due =
      "register=10&reservation-id=AH_7&action=open&ignore-action=true&post-action=h-1&left-side-menu=1&right-side-menu=open";
    expect(returnOf(`/book?${settled}&${due}&utm=1`)).toBe(
      "/book?utm=1&register=10&reservation-id=AH_7&action=open&ignore-action=true&post-action=h-1&left-side-menu=1&right-side-menu=open",
    );
    expect(returnOf("/book?register=x%20y&register=10&action=one&action=two")).toBe("/book?action=one");
  });

  test("only changed values are remembered, because a cookie makes a response personal", () => {
    const known = { storedLocale: "en", storedCampaign: "autumn", storedSharedBy: "friend" };
    const query = "/?language=en&campaign=autumn&shared-by=friend";
    expect(visit(query, known)).toHaveProperty("remember", {});
    for (const [key, stored] of [
      ["language", "storedLocale"],
      ["campaign", "storedCampaign"],
      ["sharedBy", "storedSharedBy"],
    ] as const) {
      const decision = visit(query, { ...known, [stored]: "other" });
      expect("remember" in decision && Object.keys(decision.remember)).toEqual([key]);
    }
    expect(visit("/", known)).toHaveProperty("remember", {});
    expect(visit(query)).toMatchObject({
      remember: { language: "en", campaign: "autumn", sharedBy: "friend" },
    });
  });

  test("an invalid value is not remembered", () => {
    expect(visit("/?language=fr")).toHaveProperty("remember", {});
    expect(visit("/?language=fr&campaign=a%0Ab&shared-by=%00")).toEqual({
      kind: "page",
      locale: "ko",
      path: "/ko",
      status: 200,
      isShared: true,
      isPrivate: false,
      commonPage: undefined,
      isUnlisted: false,
      remember: {},
    });
  });
});

describe("the redirect key (R1.8)", () => {
  const to = (address: string) => `/r/10?redirect=${encodeURIComponent(address)}`;

  test("an address of our own is followed, and the rest of the query is remembered", () => {
    expect(visit(`${to(`${firstVisit.publicOrigin}/p/about?x=1`)}&campaign=autumn`)).toEqual({
      kind: "redirect",
      status: 302,
      location: `${firstVisit.publicOrigin}/p/about?x=1`,
      remember: { campaign: "autumn" },
    });
  });

  test("an address of a host on the list is followed", () => {
    expect(visit(to("https://www.hotel.test/a"))).toMatchObject({ kind: "redirect", status: 302 });
  });

  test("any other host is shown on a page before leaving", () => {
    expect(visit(to("https://evil.test/a?b=c"))).toMatchObject({
      kind: "page",
      path: `/ko/leaving?to=${encodeURIComponent("https://evil.test/a?b=c")}`,
      isShared: false,
    });
  });

  test.each(["javascript:alert(1)", "/p/about", "", "https://"])(
    "%j is ignored and the page is shown",
    (value) => {
      expect(visit(to(value))).toMatchObject({ kind: "page", path: "/ko/r/10" });
    },
  );

  test("of two values the first counts, whichever is valid", () => {
    const evil = encodeURIComponent("https://evil.test");
    expect(
      visit(`/r/10?redirect=${encodeURIComponent(`${firstVisit.publicOrigin}/book`)}&redirect=${evil}`),
    ).toMatchObject({
      location: `${firstVisit.publicOrigin}/book`,
    });
    expect(visit(`/r/10?redirect=nonsense&redirect=${evil}`)).toMatchObject({ path: "/ko/r/10" });
  });

  test("an unknown address does not redirect anywhere", () => {
    expect(visit(`/nothing?redirect=${encodeURIComponent(firstVisit.publicOrigin)}`).kind).toBe("unknown");
  });
});

describe("the language of a page (R9.1)", () => {
  test.each([
    ["/?language=en", { storedLocale: "ko", acceptLanguage: "ko" }, "/en"],
    ["/", { storedLocale: "en", acceptLanguage: "ko" }, "/en"],
    ["/", { acceptLanguage: "en-US,en;q=0.9" }, "/en"],
    ["/", { acceptLanguage: "fr-FR" }, "/en"],
    ["/", {}, "/ko"],
  ])("%s for %j is %s", (address, given, path) => {
    expect(visit(address, given)).toMatchObject({ kind: "page", path });
  });

  test("unknown and legacy addresses have a language too", () => {
    expect(visit("/nothing", { storedLocale: "en" })).toMatchObject({ locale: "en" });
    expect(visit("/site?language=en")).toMatchObject({ locale: "en" });
  });
});

test("a summary is rendered from its draft alone, in one order, so that it is kept for all who choose the same", () => {
  const common = "/en/promotion/14/1401/summary?adults=2&date=2026-12-24&time=19%3A00&menu=7%3A2";
  for (const query of [
    "adults=2&date=2026-12-24&time=19:00&menu=7:2",
    "menu=7:2&step=guest&time=19:00&utm=x&date=2026-12-24&adults=2&adults=3",
  ])
    expect(
      visit(`/promotion/14/1401/summary?${query}`, { storedLocale: "en", hasSession: true }),
    ).toMatchObject({
      path: common,
      commonPage: { path: common, guestsPart: undefined, needsSession: true },
    });
});

test("an address without a query has no question mark", () => {
  expect(withQuery("/r/10", new URLSearchParams())).toBe("/r/10");
  expect(withQuery("/r/10", new URLSearchParams("a=1&a=2"))).toBe("/r/10?a=1&a=2");
});

describe("in the messenger's browser a login starts automatically (R3.8)", () => {
  const inside = { mayLogInAutomatically: true };
  const wayBack = (decision: ReturnType<typeof visit>) =>
    decision.kind === "automaticLogin"
      ? new URL(decision.location, firstVisit.publicOrigin).searchParams.get("return")
      : decision.kind;

  test("before the page is shown, and returns to exactly the same address", () => {
    const decision = visit("/promotion/14/1401?tab=menu&campaign=c1&register=14&action=join", inside);
    expect(decision).toMatchObject({ kind: "automaticLogin", remember: { campaign: "c1" } });
    expect(wayBack(decision)).toBe("/promotion/14/1401?tab=menu&campaign=c1&register=14&action=join");
    expect(decision.kind === "automaticLogin" && decision.location).toMatch(
      /^\/auth\/kakao\/login\?return=.*&prompt=none&tried=true$/,
    );
    expect(wayBack(visit("/p/%EC%97%AC%EC%9A%B8?q=a%20b", inside))).toBe("/p/%EC%97%AC%EC%9A%B8?q=a%20b");
  });

  test.each(["/", "/r/10", "/p/about", "/promotion/14/1401", "/empty", "/r/10?utm=1"])(
    "on %s too, returning to that address only",
    (address) => {
      expect(wayBack(visit(address, inside))).toBe(address);
      expect(visit(address).kind).toBe("page");
    },
  );

  test.each([
    ["not with pass-login=true", "/r/10?pass-login=true", {}],
    ["not with a session", "/r/10", { hasSession: true }],
    ["not after it was tried", "/r/10", { mayLogInAutomatically: false }],
    ["not on the login page", "/login?reason=needed", {}],
    ["not when returning from a payment", "/payment-request/14/AH_7?resume=x", {}],
    ["not on an error page", "/error-404", {}],
    ["not when its keys would be lost", `/r/10?register=14&q=${"x".repeat(2_048)}`, {}],
  ])("%s: %s", (_, address, given) => {
    expect(visit(address, { ...inside, ...given }).kind).toBe("page");
  });

  test("a session page uses the visible login, and a redirect to a listed host needs no login", () => {
    expect(visit("/book", inside)).toMatchObject({
      kind: "redirect",
      location: "/auth/kakao/login?return=%2Fbook",
    });
    expect(visit("/r/10?redirect=https%3A%2F%2Fhotel.test%2Fa", inside)).toMatchObject({
      kind: "redirect",
      location: "https://hotel.test/a",
    });
    expect(wayBack(visit("/r/10?redirect=https%3A%2F%2Felsewhere.test%2Fa", inside))).toBe(
      "/r/10?redirect=https%3A%2F%2Felsewhere.test%2Fa",
    );
    expect(visit("/nothing", inside).kind).toBe("unknown");
  });
});

test.each(["หน้าแรก", "हिन्दी", "می‌خواهم", "여울", "a.b"])(
  "the page key %s is one, whatever its script (R1.1)",
  (key) => {
    expect(visit(`/p/${encodeURIComponent(key)}`)).toMatchObject({
      kind: "page",
      path: `/ko/p/${encodeURIComponent(key.normalize("NFC"))}`,
    });
  },
);

test("a page key does not end in a full stop, which messengers cut (R1.3)", () => {
  expect(visit("/p/dining.")).toMatchObject({ kind: "redirect", location: "/p/dining", status: 307 });
});
