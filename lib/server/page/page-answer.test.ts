import { internalHeaders, REQUEST_ID_PLACEHOLDER } from "@/lib/routing/internal-headers";
import { handlerWith, page } from "@/lib/server/request-handler.test-support";

test("a page that depends on a session or on its query is rendered for each request, and marked private", async () => {
  const { ask, requests } = await handlerWith();
  const cookie = "sid=any; language=en";
  const addresses = [
    "/book",
    "/coupon",
    "/promotion/1/2/summary",
    "/login?provider=kakao&return=/p/tables?tables=2026-12-24",
    "/payment-request/1/AH_2?resume=x",
  ];
  for (const target of addresses) {
    for (const round of [1, 2]) {
      const answer = await ask(target, { headers: { cookie } });
      expect(`${round} ${answer.headers["cache-control"]}`).toBe(`${round} private, no-store`);
      expect(answer.headers.etag).toBeUndefined();
    }
  }
  expect(requests).toHaveLength(2 * addresses.length);
  expect(requests.at(-1)?.path).toBe("/en/payment-request/1/AH_2?resume=x");
});

test("a page that holds nothing of its guest is rendered once for all who are signed in, and kept by nobody else", async () => {
  const { ask, requests } = await handlerWith();
  for (const target of ["/book", "/coupon", "/coupon/7", "/promotion/14/1401/summary?date=2026-12-24"]) {
    requests.length = 0;
    for (const seed of ["one", "another"]) {
      const answer = await ask(target, { headers: { cookie: `sid=opens; visitor=${seed}` } });
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.status).toBe(200);
    }
    expect(requests.map(({ headers }) => Object.keys(headers))).toEqual([[internalHeaders.audience]]);
    // Whoever has no session never gets it from there.
    await ask(target, { headers: { cookie: "sid=forged" } });
    expect(requests).toHaveLength(2);
  }
});

test("the page of a reservation or a coupon is rendered once for all of them, and names the one that was asked for", async () => {
  const { ask, requests } = await handlerWith(({ path }) => page(`<a href="${path}">${path}</a>`));
  const cookie = "sid=opens";
  for (const shared of ["/payment-request/14/", "/coupon/"]) {
    requests.length = 0;
    for (const id of ["AH_1", "AH_22", "part"]) {
      const { text, headers } = await ask(`${shared}${id}`, { headers: { cookie } });
      expect(text).toContain(`<a href="/en${shared}${id}">/en${shared}${id}</a>`);
      expect(headers).toMatchObject({ "cache-control": "private, no-store" });
      expect(headers.etag).toBeUndefined();
    }
    expect(requests.map(({ headers }) => Object.keys(headers))).toEqual([[internalHeaders.audience]]);
  }
  // The return from the gateway, and a page that takes another's place, are this guest's own.
  requests.length = 0;
  for (const own of ["/payment-request/14/AH_1/abc", "/payment-request/14/AH_1?replaces=AH_22"])
    for (let time = 0; time < 2; time += 1) await ask(own, { headers: { cookie } });
  expect(requests).toHaveLength(4);
});

test("a login that brought no session is rendered once for all who return to a path, and each link leads there", async () => {
  const { ask, requests } = await handlerWith(({ path }) => page(`<a href="${path}">back</a>`));
  for (const returnTo of ["/book", "/promotion/14/1401", "/"]) {
    for (const noise of ["", "&x=1"]) {
      const query = `provider=kakao&reason=cancelled&return=${encodeURIComponent(returnTo)}`;
      const { text, headers } = await ask(`/login?${query}${noise}`);
      const [, link = ""] = /href="([^"]*)"/.exec(text) ?? [];
      expect(Object.fromEntries(new URL(link, "http://own").searchParams)).toEqual({
        provider: "kakao",
        reason: "cancelled",
        return: returnTo,
      });
      expect(headers).toMatchObject({ "cache-control": "private, no-store" });
    }
  }
  // One for pages to return to, one for home; a made-up query adds none.
  expect(requests).toHaveLength(2);
});

test("a repeated request gets an identical response, or 304", async () => {
  const { ask, requests } = await handlerWith();
  const first = await ask("/r/14");
  // Only the request's own id differs.
  first.headers["x-request-id"] = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await ask("/r/14")).toEqual(first);
  expect(await ask("/r/14", { method: "HEAD" })).toEqual(first);
  const again = await ask("/r/14", { headers: { "if-none-match": String(first.headers.etag) } });
  expect(again).toMatchObject({ status: 304, text: "", headers: { etag: first.headers.etag } });
  expect((await ask("/r/14", { headers: { rsc: "1" } })).status).toBe(400);
  await ask("/r/14", { headers: { cookie: "sid=opens" } });
  expect(requests.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["anonymous", "member"]);
});

test("a page with a search in its address is the cached page, and search engines are told not to list it (R11.2)", async () => {
  const { ask, requests } = await handlerWith();
  for (const round of [1, 2]) {
    const plain = await ask("/p/tables");
    const searched = await ask("/p/tables?tables=2026-12-24");
    expect(searched.text).toBe(plain.text);
    expect([round, plain.headers["x-robots-tag"], searched.headers["x-robots-tag"]]).toEqual([
      round,
      undefined,
      "noindex",
    ]);
  }
  expect(requests).toHaveLength(1);
});

test("cookies, language headers and query of a visitor do not reach the rendering of a cached page", async () => {
  const { ask, requests } = await handlerWith();
  await ask("/promotion/14/1401?campaign=x&utm_source=y", {
    headers: { cookie: "sid=opens; campaign=old", "user-agent": "anyone", referer: "https://chat.test/" },
  });
  expect(requests).toEqual([
    { method: "GET", path: "/en/promotion/14/1401", headers: { [internalHeaders.audience]: "member" } },
  ]);
});

test("members get the members' version only with a valid session", async () => {
  const { ask, requests } = await handlerWith();
  await ask("/r/14", { headers: { cookie: "sid=forged" } });
  await ask("/r/14", { headers: { cookie: "sid=opens" } });
  expect(requests.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["anonymous", "member"]);
  requests.length = 0;
  // The parts around a private page have login boxes too.
  for (const sid of ["forged", "opens"]) {
    await ask("/book", { headers: { cookie: `sid=${sid}`, [internalHeaders.audience]: "member" } });
  }
  expect(requests.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["anonymous", "member"]);
});

test("one cached screen serves every missing page, and each address is rendered once", async () => {
  const { ask, requests } = await handlerWith(({ path }) =>
    path.endsWith("/error-404") ? page("nothing here") : page("", 404),
  );
  for (let id = 0; id < 50; id += 1) {
    expect(await ask(`/r/${id}`)).toMatchObject({ status: 404, text: "nothing here" });
    expect(await ask(`/r/${id}`)).toMatchObject({ status: 404, text: "nothing here" });
  }
  expect(requests).toHaveLength(51);
});

test("a page that cannot be rendered is 503 with a screen and Retry-After, and is not cached", async () => {
  const { ask } = await handlerWith(({ path }) =>
    path.endsWith("/unavailable") ? page(`come back, ${REQUEST_ID_PLACEHOLDER}`) : page("a stack", 500),
  );
  for (const target of ["/r/14", "/book", "/1/dining/2"]) {
    const answer = await ask(target, { headers: { cookie: "sid=any" } });
    expect(answer).toMatchObject({ status: 503, text: `come back, ${answer.headers["x-request-id"]}` });
    expect(answer.headers).toMatchObject({ "retry-after": "30", "cache-control": "private, no-store" });
  }
});

test("cookies that an address asks for are set alongside the cached page, whatever its status", async () => {
  const { ask } = await handlerWith(({ path }) => page(path, path.includes("/r/9") ? 404 : 200));
  for (const target of ["/r/14?language=ko&campaign=a", "/r/9?language=ko&campaign=a"]) {
    const { headers } = await ask(target);
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^language=ko; .*Path=\/; .*Secure; SameSite=Lax$/),
      expect.stringMatching(/^campaign=a; /),
    ]);
  }
  expect((await ask("/r/14")).headers["set-cookie"]).toBeUndefined();
});
