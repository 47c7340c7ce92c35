import { internalHeaders } from "@/lib/routing/internal-headers";
import { emptyResponse } from "@/lib/server/http-message";
import { reported } from "@/lib/server/log/log.test-support";
import { handlerWith, ORIGIN, page } from "@/lib/server/request-handler.test-support";

describe("untrusted input reaches the application only in canonical form", () => {
  test.each([
    ["/r/14", "/en/r/14"],
    ["/%72/14", "/en/r/14"],
    ["/r/14/", "/en/r/14"],
    ["/r%2F14", "/en/r/14"],
    ["/r/14?_rsc=x", "/en/r/14"],
    [`/r/14?a=${"x".repeat(3_000)}&__proto__=1`, "/en/r/14"],
    ["/p/%70age", "/en/p/page"],
    ["/p/여울", "/en/p/%EC%97%AC%EC%9A%B8"],
  ])("%s is rendered as %s", async (target, path) => {
    const { ask, requests } = await handlerWith();
    expect((await ask(target)).text).toBe(`page ${path}`);
    expect(requests).toEqual([{ method: "GET", path, headers: { [internalHeaders.audience]: "anonymous" } }]);
  });

  test("every spelling of an address gets the same cached page", async () => {
    const { ask, requests } = await handlerWith();
    const first = await ask("/r/14");
    for (const target of ["/%72/14", "/r/14?_rsc=1", "/r/14?utm_source=x", "/r/14/"]) {
      expect((await ask(target)).headers.etag).toBe(first.headers.etag);
    }
    expect(requests).toHaveLength(1);
  });

  test.each(["/_next/../r/22", "/api/../r/22", "/auth/%2e%2e/r/22", "/r/%00"])(
    "%s is refused with the page for unknown addresses (R1.3)",
    async (target) => {
      const { ask, requests } = await handlerWith();
      expect(await ask(target)).toMatchObject({ status: 400, text: "page /en/error-404" });
      expect(await ask(target, { method: "POST" })).toMatchObject({ status: 400, text: "" });
      expect(requests).toHaveLength(1);
    },
  );

  test.each(["//evil.example", "//api/healthz", "/%", "/p/%EC%97%AC%EC%9A%", "/%2fevil.example", "//"])(
    "%s ends at the page for unknown addresses or the home page, for crawlers in place (R1.3)",
    async (target) => {
      const { ask } = await handlerWith();
      const { status, headers } = await ask(target);
      expect({ status, location: headers.location }).toEqual({
        status: 307,
        location: target === "//" ? `${ORIGIN}/` : `${ORIGIN}/error-404`,
      });
      const robot = await ask(target, { headers: { "user-agent": "Googlebot/2.1" } });
      expect(robot.status).toBe(target === "//" ? 307 : 404);
    },
  );

  test.each([
    ["//r/14", "/r/14"],
    ["/r//14/?a=1", "/r/14?a=1"],
    ["/R/14).", "/r/14"],
    ["/p/%bf%a9%bf%ef?campaign=x", "/p/%EC%97%AC%EC%9A%B8?campaign=x"],
  ])("%s leads to %s by one redirect (R1.3)", async (target, location) => {
    const { ask } = await handlerWith();
    const answer = await ask(target);
    expect(answer).toMatchObject({ status: 307, headers: { location: `${ORIGIN}${location}` } });
    expect((await ask(location)).status).toBe(200);
  });

  test("a page that is gone is looked for without the particle behind its address (R1.3)", async () => {
    const { ask } = await handlerWith(({ path }) => page(path, path.endsWith("/dining") ? 200 : 404));
    const answer = await ask("/p/dining%EC%97%90%EC%84%9C?a=1");
    expect(answer).toMatchObject({ status: 307, headers: { location: `${ORIGIN}/p/dining?a=1` } });
    expect((await ask("/p/gone")).status).toBe(404);
  });

  test("an address over 4 KB is rejected with 414 and the page for unknown addresses (R1.3)", async () => {
    const { ask } = await handlerWith();
    expect(await ask(`/r/14?${"a".repeat(4_100)}`)).toMatchObject({
      status: 414,
      text: "page /en/error-404",
    });
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])(
    "a page rejects the method %s",
    async (method) => {
      const { ask, requests } = await handlerWith();
      expect(await ask("/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
      expect(requests).toEqual([]);
    },
  );

  test("the Host header is not used to build addresses", async () => {
    const { ask } = await handlerWith();
    const answer = await ask("/book", { headers: { host: "evil.example" } });
    expect(answer.headers.location).toBe(`${ORIGIN}/auth/kakao/login?return=%2Fbook`);
    expect((await ask("/no/such/page", { headers: { host: "evil.example" } })).headers.location).toBe(
      `${ORIGIN}/error-404`,
    );
  });
});

describe("requests other than pages", () => {
  test("calls and logins reach their handler with their query unchanged and their body complete", async () => {
    const { ask, requests } = await handlerWith();
    const body = Buffer.from("P_RMESG1=%BC%BA%B0%F8");
    await ask("/api/crm_channel_si_tc/payment/preApproval?returnUrl=a%20b&x=%BC&_rsc=1", {
      method: "POST",
      body,
      client: "10.1.2.3",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "9" },
    });
    expect(requests).toMatchObject([
      {
        method: "POST",
        path: "/api/crm_channel_si_tc/payment/preApproval?returnUrl=a%20b&x=%BC",
        body,
        headers: {
          [internalHeaders.client]: "10.1.2.3",
          "content-type": "application/x-www-form-urlencoded",
        },
      },
    ]);
  });

  test("only listed files are served, and other framework addresses are 404", async () => {
    const { ask, requests } = await handlerWith();
    expect(await ask("/_next/static/a.js")).toMatchObject({ status: 200, text: "script" });
    for (const target of ["/_next/static/a.js", "/_next/static/sheets/a.0.css", "/speculation-rules.json"])
      expect((await ask(target, { method: "POST" })).status).toBe(405);
    for (const target of [
      "/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=1",
      "/_next/static/b.js",
      "/_next/static/page/hydrate-of-another-build.js",
      "/_next/data/x.json",
    ]) {
      expect((await ask(target)).status).toBe(404);
    }
    expect(requests).toEqual([]);
  });

  test("liveness and readiness are reported without further details", async () => {
    const { ask } = await handlerWith();
    expect(await ask("/healthz")).toMatchObject({ status: 200, text: "ok\n" });
    expect(await ask("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
  });

  test("each page has the policy of its kind, and everything else one that blocks all", async () => {
    const { ask } = await handlerWith(({ path }) => page(path, path.includes("/r/9") ? 404 : 200));
    const policyOf = async (target: string, cookie = "") =>
      (await ask(target, { headers: { cookie } })).headers["content-security-policy"];
    expect(await policyOf("/r/14")).toBe("the policy of everybody's page");
    expect(await policyOf("/r/9")).toBe("the policy of everybody's page");
    expect(await policyOf("/book", "sid=any")).toBe("the policy of private pages");
    expect(await policyOf("/login")).toBe("the policy of private pages");
    expect(await policyOf("/r/14?price=50000")).toBe("the policy of onRequest pages");
    expect(await policyOf("/visit")).toBe("the policy of adFrame pages");
    for (const target of ["/api/common_channel_data/collect/la", "/_next/static/a.js", "/healthz"])
      expect(await policyOf(target)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test("a login refuses other methods and names those that it allows", async () => {
    const { ask } = await handlerWith(({ method }) =>
      method === "OPTIONS" ? emptyResponse(204, { allow: "GET, HEAD, OPTIONS" }) : emptyResponse(405),
    );
    expect(await ask("/auth/kakao/login", { method: "DELETE" })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD, OPTIONS" },
    });
  });

  test.each(["/auth/kakao", "/auth/kakao/else", "/auth/kakao/login/else"])(
    "%s is an unknown address like any other (R1.3)",
    async (target) => {
      const { ask, requests } = await handlerWith();
      expect(await ask(target)).toMatchObject({ status: 307, headers: { location: `${ORIGIN}/error-404` } });
      expect(requests).toEqual([]);
    },
  );

  test("a proxy may share a file among visitors, and a page only among those who get the same", async () => {
    const { ask } = await handlerWith();
    for (const target of ["/_next/static/a.js", "/robots.txt", "/speculation-rules.json"])
      expect((await ask(target)).headers.vary).toBe("Accept-Encoding");
    for (const target of ["/r/14", "/no/such/page.png"])
      expect((await ask(target, { headers: { accept: "*/*" } })).headers.vary).toBe(
        "Accept-Encoding, Accept-Language, Cookie",
      );
  });

  test("no other site can embed a page, whatever its kind", async () => {
    const { ask } = await handlerWith(({ path }) => page(path, path.includes("/r/9") ? 404 : 200));
    for (const target of ["/r/14", "/r/9", "/login", "/book", "/workbench"])
      expect((await ask(target, { headers: { cookie: "sid=any" } })).headers).toMatchObject({
        "cross-origin-resource-policy": "same-origin",
      });
  });

  test("the card gateway's page can read its own call to the payment's return, and the page that this leads to", async () => {
    const { ask } = await handlerWith();
    for (const target of [
      "/api/crm_channel_si_tc/payment/preApproval",
      "/payment-request/14/AH_1?resume=sealed",
      "/payment-request/14/AH_1/approved?resume=sealed&language=ko",
    ])
      expect((await ask(target)).headers).not.toHaveProperty("cross-origin-resource-policy");
    const other = await ask("/payment-request/14/AH_1", { headers: { cookie: "sid=any" } });
    expect(other.headers).toHaveProperty("cross-origin-resource-policy", "same-origin");
  });

  test("every response has the security headers", async () => {
    const { ask } = await handlerWith();
    for (const target of ["/r/14", "/login", "/auth/kakao/login", "/_next/static/a.js", "/r/%00"]) {
      expect((await ask(target)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000",
      });
    }
  });

  test("the IndexNow key is served for search engines to verify", async () => {
    expect((await (await handlerWith()).ask("/key-12345678.txt")).text).toBe("key-12345678");
  });

  test("whom to tell of a weakness is where RFC 9116 says, and nowhere without the setting", async () => {
    const { status, text } = await (await handlerWith()).ask("/.well-known/security.txt");
    expect(status).toBe(200);
    const lines = text.split("\n");
    expect(lines).toContain("Contact: mailto:security@dining.test");
    expect(lines).toContain("Canonical: https://dining.test/.well-known/security.txt");
    const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    const silent = await handlerWith(() => page("", 404), { hasContact: false });
    expect((await silent.ask("/.well-known/security.txt")).text).not.toContain("Contact");
  });

  test("every response of a trial site carries noindex", async () => {
    const { ask } = await handlerWith(undefined, { isIndexable: false });
    for (const path of ["/", "/r/14", "/robots.txt", "/_next/static/a.js"])
      expect((await ask(path)).headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await (await handlerWith()).ask("/")).headers["x-robots-tag"]).toBeUndefined();
  });
});

test("a response of 500 and above is one line that explains it, by the route and never by the address", async () => {
  const { ask } = await handlerWith(() => page("", 500));
  reported.length = 0;
  const { headers } = await ask("/payment-request/14/AH_100234?resume=secret", {
    headers: { cookie: "sid=opens", "x-request-id": "edge-77" },
  });
  expect(headers["x-request-id"]).toBe("edge-77");
  expect(reported).toEqual([
    {
      message: "a request failed",
      method: "GET",
      route: "/payment-request/{resourceId}/{id}/{approval?}",
      status: 503,
      reason: "render",
      ms: expect.any(Number),
      calls: [],
    },
  ]);
  reported.length = 0;
  await ask("/readyz");
  await ask("/r/14", { method: "POST" });
  expect(reported).toEqual([]);
});
