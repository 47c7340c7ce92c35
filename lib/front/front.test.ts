import { createFront } from "@/lib/front/front";
import type { FrontAnswer, FrontRequest } from "@/lib/front/front-message";
import { finish } from "@/lib/front/page/finished-bytes";
import { KnownRequests } from "@/lib/front/page/known-requests";
import { PageStore } from "@/lib/front/page/page-store";
import type { Question } from "@/lib/front/page/render";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { signDraftLink } from "@/lib/workbench/draft-link";
import { issueStaffSession } from "@/lib/workbench/staff-session";
import { config } from "@/middleware";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";

const ORIGIN = "https://dining.test";
const HASH = "0123456789abcdefghij_-";
const HTML = { "content-type": "text/html; charset=utf-8" };
const page = (text: string, status = 200): FrontAnswer => ({
  status,
  headers: HTML,
  body: Buffer.from(text),
});

/** A front whose application is played by the test; `asked` is what reached it, in its words. */
async function frontWith(
  application: (question: Question) => FrontAnswer = ({ path }) => page(`page ${path}`),
  { mayBeFound = true, hasWorkbench = true } = {},
) {
  const asked: Question[] = [];
  const render = async (question: Question) => {
    asked.push(question);
    return application(question);
  };
  const script = await finish(Buffer.from("script"), "text/javascript");
  const store = new PageStore({
    putToSleep: (_, html) => ({
      html,
      waking: { hash: HASH, data: { flight: [html], runtime: [], scripts: [] } },
    }),
    maxBytes: 1_000_000,
    policyOf: () => "the policy of everybody's page",
    draw: async ({ path, audience }) => ({
      answer: await render({ method: "GET", path, headers: { [internalHeaders.audience]: audience } }),
      tags: new Set(),
    }),
  });
  const front = createFront({
    store,
    render,
    renderPage: render,
    withPageScript: (html) => html,
    policyOf: (kind) => `the policy of a ${kind} page`,
    settings: { PUBLIC_ORIGIN: ORIGIN, REDIRECT_HOSTS: [] },
    knownRequests: new KnownRequests(),
    audienceOf: async ({ sid }) => (sid === "opens" ? "member" : "stranger"),
    assets: {
      read: async (path) =>
        path === "/_next/static/a.js" ? { file: script, cacheControl: "immutable" } : undefined,
    },
    isReady: () => true,
    mayBeFound,
    indexNowKey: "key-12345678",
    hasWorkbench,
    copies: { ask: async () => ({ answers: [], asked: 0 }) },
    publish: async () => ({ status: 202, headers: {}, body: new Uint8Array() }),
  });
  const ask = async (target: string, changes: Partial<FrontRequest> = {}) => {
    const { headers = {}, ...others } = changes;
    const answer = await front({
      method: "GET",
      target,
      headers: { accept: "text/html", "accept-language": "en", host: "dining.test", ...headers },
      body: undefined,
      client: undefined,
      ...others,
    });
    return { ...answer, text: Buffer.from(answer.body).toString() };
  };
  return { ask, asked };
}

describe("what wakes a page", () => {
  test.each([
    [`/wake/${HASH}/en/r/14`, "stranger", "/en/r/14"],
    [`/wake/${HASH}/ko/`, "stranger", "/ko"],
    [`/wake/${HASH}/ko/p/%EC%97%AC%EC%9A%B8`, "member", "/ko/p/%EC%97%AC%EC%9A%B8"],
  ])("issue 16 B4: %s is the %s's page's own, and may be kept", async (target, audience, path) => {
    const { ask, asked } = await frontWith();
    const { status, headers, text } = await ask(target, {
      headers: audience === "member" ? { cookie: "sid=opens" } : {},
    });
    expect(status).toBe(200);
    expect(JSON.parse(text).flight).toEqual([`page ${path}`]);
    expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/^application\/json/);
    expect(asked).toEqual([{ method: "GET", path, headers: { [internalHeaders.audience]: audience } }]);
  });

  test.each([
    ["a page of a guest's own", `/wake/${HASH}/en/book`],
    ["a page made from its query", `/wake/${HASH}/en/leaving`],
    ["no page", `/wake/${HASH}/en/wp-admin`],
    ["an internal path", `/wake/${HASH}/en/en/r/14`],
    ["no address of its kind", "/wake/x"],
  ])("security case 1: of %s there is none, and nothing is drawn", async (_, target) => {
    const { ask, asked } = await frontWith();
    expect((await ask(target, { headers: { cookie: "sid=opens" } })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test("issue 16 B4: of a page that looks otherwise by now there is none", async () => {
    const { ask } = await frontWith();
    expect((await ask(`/wake/${"x".repeat(22)}/en/r/14`)).status).toBe(404);
    expect((await ask(`/wake/${HASH}/en/r/14`, { method: "POST" })).status).toBe(405);
  });
});

describe("what strangers write reaches nobody", () => {
  test.each([
    ["/r/14", "/en/r/14"],
    ["/%72/14", "/en/r/14"],
    ["/r/14/", "/en/r/14"],
    ["/r%2F14", "/en/r/14"],
    ["/r/14?_rsc=x", "/en/r/14"],
    [`/r/14?a=${"x".repeat(3_000)}&__proto__=1`, "/en/r/14"],
    ["/p/%70age", "/en/p/page"],
    ["/p/여울", "/en/p/%EC%97%AC%EC%9A%B8"],
  ])("%s is asked for as %s", async (target, path) => {
    const { ask, asked } = await frontWith();
    expect((await ask(target)).text).toBe(`page ${path}`);
    expect(asked).toEqual([{ method: "GET", path, headers: { [internalHeaders.audience]: "stranger" } }]);
  });

  test("every spelling of an address is answered with one kept page", async () => {
    const { ask, asked } = await frontWith();
    const first = await ask("/r/14");
    for (const target of ["/%72/14", "/r/14?_rsc=1", "/r/14?utm_source=x", "/r/14/"]) {
      expect((await ask(target)).headers.etag).toBe(first.headers.etag);
    }
    expect(asked).toHaveLength(1);
  });

  test.each(["/_next/../r/22", "/api/../r/22", "/auth/%2e%2e/r/22", "//evil.example", "/r/%00"])(
    "%s is refused",
    async (target) => {
      const { ask, asked } = await frontWith();
      expect((await ask(target)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test("an address over 4 KB is 414", async () => {
    const { ask, asked } = await frontWith();
    expect((await ask(`/r/14?${"a".repeat(4_100)}`)).status).toBe(414);
    expect(asked).toEqual([]);
  });

  test("security cases 1, 4, 15 and 18: no header of the framework's, a proxy's or our own enters", async () => {
    const { ask, asked } = await frontWith();
    const hostile = {
      "x-middleware-subrequest": "middleware:middleware",
      "x-nextjs-data": "1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-for": "10.0.0.1",
      forwarded: "host=evil.example",
      "content-security-policy": "script-src 'nonce-a'",
      "x-page-query": "redirect=https://evil.example/",
      host: "evil.example",
      ...Object.fromEntries(Object.values(internalHeaders).map((name) => [name, "forged"])),
    };
    await ask("/book", { headers: { ...hostile, cookie: "sid=any" } });
    await ask("/api/crm_channel_si_tc/promotion/list/1", { headers: hostile });
    expect(asked).toHaveLength(2);
    for (const { headers } of asked) {
      expect(Object.keys(headers).sort()).toEqual(expect.not.arrayContaining(Object.keys(hostile)));
      expect(JSON.stringify(headers)).not.toMatch(/evil|forged/);
    }
  });

  test.each(["rsc", "next-router-state-tree", "next-router-prefetch", "next-action"])(
    "security cases 3, 4 and 22: a request with %s asks for what no guest needs",
    async (header) => {
      const { ask, asked } = await frontWith();
      expect((await ask("/r/14", { headers: { [header]: "1" } })).status).toBe(400);
      expect((await ask("/book", { headers: { [header]: "1", cookie: "sid=any" } })).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])(
    "security case 19: a page does not answer %s",
    async (method) => {
      const { ask, asked } = await frontWith();
      expect(await ask("/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
      expect(asked).toEqual([]);
    },
  );

  test("the Host header makes no address", async () => {
    const { ask } = await frontWith();
    const answer = await ask("/book", { headers: { host: "evil.example" } });
    expect(answer.headers.location).toBe(`${ORIGIN}/auth/kakao/login?return=%2Fbook`);
    expect((await ask("/no/such/page", { headers: { host: "evil.example" } })).headers.location).toBe(
      `${ORIGIN}/error-404`,
    );
  });
});

describe("what is kept and what is not", () => {
  test("a page that depends on a session or on its query is made for each who asks, and marked so", async () => {
    const { ask, asked } = await frontWith();
    const cookie = "sid=any; language=en";
    const addresses = [
      "/book",
      "/coupon",
      "/promotion/1/2/summary",
      "/login?provider=kakao",
      "/payment-request/1/AH_2?resume=x",
    ];
    for (const target of addresses) {
      for (const round of [1, 2]) {
        const answer = await ask(target, { headers: { cookie } });
        expect(`${round} ${answer.headers["cache-control"]}`).toBe(`${round} private, no-store`);
        expect(answer.headers.etag).toBeUndefined();
      }
    }
    expect(asked).toHaveLength(2 * addresses.length);
    expect(asked.at(-1)?.path).toBe("/en/payment-request/1/AH_2?resume=x");
  });

  test("who asks again in the same words gets the same answer to the letter, or only that it is the same", async () => {
    const { ask, asked } = await frontWith();
    const first = await ask("/r/14");
    expect(await ask("/r/14")).toEqual(first);
    expect(await ask("/r/14", { method: "HEAD" })).toEqual(first);
    const again = await ask("/r/14", { headers: { "if-none-match": String(first.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: "", headers: { etag: first.headers.etag } });
    expect((await ask("/r/14", { headers: { rsc: "1" } })).status).toBe(400);
    await ask("/r/14", { headers: { cookie: "sid=opens" } });
    expect(asked.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["stranger", "member"]);
  });

  test("no cookie, language header or query of a reader's goes into a kept page", async () => {
    const { ask, asked } = await frontWith();
    await ask("/promotion/14/1401?campaign=x&utm_source=y", {
      headers: { cookie: "sid=opens; campaign=old", "user-agent": "anyone", referer: "https://chat.test/" },
    });
    expect(asked).toEqual([
      { method: "GET", path: "/en/promotion/14/1401", headers: { [internalHeaders.audience]: "member" } },
    ]);
  });

  test("members get the members' version only with a session that opens", async () => {
    const { ask, asked } = await frontWith();
    await ask("/r/14", { headers: { cookie: "sid=forged" } });
    await ask("/r/14", { headers: { cookie: "sid=opens" } });
    expect(asked.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["stranger", "member"]);
    asked.length = 0;
    // The parts around a page of the guest's own have login boxes too.
    for (const sid of ["forged", "opens"]) {
      await ask("/book", { headers: { cookie: `sid=${sid}`, [internalHeaders.audience]: "member" } });
    }
    expect(asked.map(({ headers }) => headers[internalHeaders.audience])).toEqual(["stranger", "member"]);
  });

  test("one kept screen answers all that is not there, and each address is asked about once", async () => {
    const { ask, asked } = await frontWith(({ path }) =>
      path.endsWith("/error-404") ? page("nothing here") : page("", 404),
    );
    for (let id = 0; id < 50; id += 1) {
      expect(await ask(`/r/${id}`)).toMatchObject({ status: 404, text: "nothing here" });
      expect(await ask(`/r/${id}`)).toMatchObject({ status: 404, text: "nothing here" });
    }
    expect(asked).toHaveLength(51);
  });

  test("a page that cannot be made is 503 with a screen, a time to come back and no keeping", async () => {
    const { ask } = await frontWith(({ path }) =>
      path.endsWith("/unavailable") ? page("come back") : page("a stack", 500),
    );
    for (const target of ["/r/14", "/book"]) {
      const answer = await ask(target, { headers: { cookie: "sid=any" } });
      expect(answer).toMatchObject({ status: 503, text: "come back" });
      expect(answer.headers).toMatchObject({ "retry-after": "30", "cache-control": "private, no-store" });
    }
  });

  test("what an address asks to be remembered is set beside the kept page, whatever it shows", async () => {
    const { ask } = await frontWith(({ path }) => page(path, path.includes("/r/9") ? 404 : 200));
    for (const target of ["/r/14?language=ko&campaign=a", "/r/9?language=ko&campaign=a"]) {
      const { headers } = await ask(target);
      expect(headers["set-cookie"]).toEqual([
        expect.stringMatching(/^language=ko; .*Path=\/; .*Secure; SameSite=Lax$/),
        expect.stringMatching(/^campaign=a; /),
      ]);
    }
    expect((await ask("/r/14")).headers["set-cookie"]).toBeUndefined();
  });
});

describe("what is no page", () => {
  test("calls and logins reach their handler with their query letter for letter and their body whole", async () => {
    const { ask, asked } = await frontWith();
    const body = Buffer.from("P_RMESG1=%BC%BA%B0%F8");
    await ask("/api/crm_channel_si_tc/payment/preApproval?returnUrl=a%20b&x=%BC&_rsc=1", {
      method: "POST",
      body,
      client: "10.1.2.3",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "9" },
    });
    expect(asked).toMatchObject([
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

  test("files come from the list alone, and the framework's other addresses from nobody", async () => {
    const { ask, asked } = await frontWith();
    expect(await ask("/_next/static/a.js")).toMatchObject({ status: 200, text: "script" });
    expect((await ask("/_next/static/a.js", { method: "POST" })).status).toBe(405);
    for (const target of [
      "/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=1",
      "/_next/static/b.js",
      "/_next/data/x.json",
    ]) {
      expect((await ask(target)).status).toBe(404);
    }
    expect(asked).toEqual([]);
  });

  test("this process says whether it lives and whether it takes guests, and nothing about itself", async () => {
    const { ask } = await frontWith();
    expect(await ask("/healthz")).toMatchObject({ status: 200, text: "ok\n" });
    expect(await ask("/readyz")).toMatchObject({ status: 200, text: "ready\n" });
  });

  test("each page carries the policy of its kind, calls one under which nothing runs", async () => {
    const { ask } = await frontWith(({ path }) => page(path, path.includes("/r/9") ? 404 : 200));
    const policyOf = async (target: string, cookie = "") =>
      (await ask(target, { headers: { cookie } })).headers["content-security-policy"];
    expect(await policyOf("/r/14")).toBe("the policy of everybody's page");
    expect(await policyOf("/r/9")).toBe("the policy of everybody's page");
    expect(await policyOf("/book", "sid=any")).toBe("the policy of a private page");
    expect(await policyOf("/login")).toBe("the policy of a private page");
    expect(await policyOf("/visit")).toBe("the policy of a adFrame page");
    expect(await policyOf("/api/common_channel_data/collect/la")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  test("every answer carries what protects it", async () => {
    const { ask } = await frontWith();
    for (const target of ["/r/14", "/login", "/auth/kakao/login", "/_next/static/a.js", "/r/%00"]) {
      expect((await ask(target)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
    }
  });
});

test("middleware, which answers pages where Next serves by itself, leaves out what is no page", () => {
  const [matcher = ""] = config.matcher;
  const pages = new RegExp(`^${matcher}$`);
  for (const path of ["/", "/r/14", "/book", "/en/r/14", "/legacy"]) expect(pages.test(path)).toBe(true);
  for (const path of ["/api/x", "/auth/kakao/login", "/_next/static/a.js", "/healthz", "/visit"]) {
    expect(pages.test(path)).toBe(false);
  }
});

describe("R11.2 documents for robots", () => {
  const documents = ["/robots.txt", "/sitemap.xml", "/sitemap/1.xml", "/manifest.webmanifest"];

  test.each(documents)(
    "%s is made once for everybody and kept, whatever stands in its query",
    async (path) => {
      const { ask, asked } = await frontWith();
      const first = await ask(path);
      expect([first.status, first.text]).toEqual([200, `page ${path}`]);
      expect(first.headers["cache-control"]).toBe("public, max-age=300");
      expect(first.headers["set-cookie"]).toBeUndefined();
      await ask(`${path}?language=ko&campaign=c1`, {
        headers: { "accept-language": "ko", cookie: "sid=opens" },
      });
      expect(asked).toHaveLength(1);
      expect((await ask(path, { headers: { "if-none-match": String(first.headers.etag) } })).status).toBe(
        304,
      );
    },
  );

  test("one that cannot be made whole is 503, and one that the index does not name 404", async () => {
    const { ask } = await frontWith(({ path }) => page("half", path === "/sitemap.xml" ? 500 : 404));
    const failed = await ask("/sitemap.xml");
    expect([failed.status, failed.text, failed.headers["retry-after"]]).toEqual([503, "", "120"]);
    expect((await ask("/sitemap/99.xml")).status).toBe(404);
    expect((await ask("/robots.txt", { method: "POST" })).status).toBe(405);
  });

  test("what only looks like one is a page like any other", async () => {
    const { ask } = await frontWith();
    for (const path of ["/sitemap/0.xml", "/sitemap/x.xml", "/robots.txt/a"])
      expect([path, (await ask(path)).headers["cache-control"]]).toEqual([
        path,
        expect.not.stringContaining("public"),
      ]);
  });

  test("an icon may be kept for good, for its address changes with it", async () => {
    const { ask } = await frontWith();
    const icon = await ask("/icons/0a1b2c3d/icon-192.png");
    expect([icon.status, icon.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });

  test("engines find the key with which they are told of publications", async () => {
    expect((await (await frontWith()).ask("/key-12345678.txt")).text).toBe("key-12345678");
  });

  test("every answer of a site that is being tried out asks not to be found", async () => {
    const { ask } = await frontWith(undefined, { mayBeFound: false });
    for (const path of ["/", "/r/14", "/robots.txt", "/_next/static/a.js"])
      expect((await ask(path)).headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await (await frontWith()).ask("/")).headers["x-robots-tag"]).toBeUndefined();
  });
});

describe("R11.4 the staff's workbench", () => {
  const preview = `/workbench/preview/${"0a".repeat(12)}`;
  const staff = () => ({ headers: { cookie: `workbench=${issueStaffSession(Date.now())}` } });

  test("is kept nowhere, found by nobody, and drawn under the policy of a private page", async () => {
    const { ask, asked } = await frontWith();
    for (const path of ["/workbench", `${preview}?language=ko&guest=linked`]) {
      const { headers } = await ask(path, staff());
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(headers["content-security-policy"]).toBe("the policy of a private page");
    }
    expect(asked.map(({ path, headers }) => [path, headers[internalHeaders.audience]])).toEqual([
      ["/en/workbench?problem=&guest=out", "stranger"],
      [`/ko/workbench-preview?draft=${"0a".repeat(12)}&guest=linked`, "member"],
    ]);
  });

  test("does not exist without a secret", async () => {
    const { ask, asked } = await frontWith(undefined, { hasWorkbench: false });
    for (const path of ["/workbench", "/workbench/lint", preview])
      expect((await ask(path)).headers.location).toBe(`${ORIGIN}/error-404`);
    expect(asked).toEqual([]);
  });

  test("shows an example of a block in a state that it knows", async () => {
    const { ask, asked } = await frontWith();
    await ask("/workbench/example/promotion?state=empty&language=ko", staff());
    await ask("/workbench/example/profile?state=strange&guest=strange", staff());
    expect(asked.map(({ path }) => path)).toEqual([
      "/ko/workbench-example?widget=promotion&state=empty&guest=out",
      "/en/workbench-example?widget=profile&state=shown&guest=out",
    ]);
  });

  test("shows strangers its door and nothing else, however many of its addresses they ask for", async () => {
    const { ask, asked } = await frontWith();
    const cookie = `workbench=${issueStaffSession(Date.now() - 24 * 3_600_000)}`;
    for (const headers of [{}, { cookie: "workbench=made-up" }, { cookie }])
      for (const path of [preview, "/workbench/example/promotion"])
        expect((await ask(path, { headers })).status).toBe(404);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(["/en/error-404"]));
  });

  test("tells of copies to staff alone, and of pages that authors write", async () => {
    const { ask } = await frontWith();
    const body = Buffer.from(
      JSON.stringify({ path: "/p/winter", written: [{ locale: "en", html: "x", style: "" }] }),
    );
    expect((await ask("/workbench/live")).status).toBe(405);
    expect((await ask("/workbench/live", { method: "POST", body })).status).toBe(401);
    const answer = await ask("/workbench/live", { method: "POST", body, ...staff() });
    expect([answer.status, answer.headers["cache-control"], answer.text]).toEqual([
      200,
      "no-store",
      '{"asked":0,"copies":[]}',
    ]);
    for (const wrong of ["", "{}", JSON.stringify({ path: "/book", written: [] })]) {
      const given = { method: "POST", body: Buffer.from(wrong), ...staff() };
      expect((await ask("/workbench/live", given)).status).toBe(422);
    }
  });
});

describe("R11.4 a draft at the address of its page", () => {
  const link = {
    id: "0a".repeat(12),
    path: "/p/winter",
    locale: "ko",
    audience: "member",
    ends: Date.now() + 3_600_000,
  } as const;
  const address = (token: string) => `/p/winter?campaign=x&draft=${token}`;

  test("is drawn anew without the reader's cookies, kept nowhere and found by nobody", async () => {
    const { ask, asked } = await frontWith();
    const token = signDraftLink(link);
    const cookie = `sid=opens; workbench=${issueStaffSession(Date.now())}`;
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await ask(address(token), { headers: { cookie } });
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["set-cookie"]).toBeUndefined();
    }
    const path = `/ko/workbench-draft?token=${token}&path=%2Fp%2Fwinter`;
    expect(asked.map((question) => question.path)).toEqual([path, path]);
    for (const { headers } of asked) {
      expect(headers.cookie).toBeUndefined();
      expect(headers[internalHeaders.audience]).toBe("member");
    }
    // The page itself is another, with or without the key.
    await ask("/p/winter");
    expect(asked.at(-1)?.path).toBe("/en/p/winter");
  });

  test("a link that has ended says so", async () => {
    const { ask, asked } = await frontWith();
    const { status, headers } = await ask(address(signDraftLink({ ...link, ends: 1 })));
    expect([status, headers["x-robots-tag"]]).toEqual([410, "noindex, nofollow"]);
    expect(asked.map(({ path }) => path)).toEqual(["/en/workbench-draft?path=%2Fp%2Fwinter"]);
  });

  test.each([
    ["of another page", signDraftLink({ ...link, path: "/p/summer" }), {}],
    ["that is cut", signDraftLink(link).slice(0, -3), {}],
    ["that a robot reads", signDraftLink(link), { "user-agent": "kakaotalk-scrap/1.0" }],
  ])("a link %s is missing, and draws nothing for each time it is asked for", async (_, token, headers) => {
    const { ask, asked } = await frontWith();
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(address(token), { headers });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    }
    expect(asked.map(({ path }) => path)).toEqual(["/en/error-404"]);
  });

  test("one that the store has lost has ended", async () => {
    const { ask } = await frontWith(({ path }) => page(path, path.includes("token=") ? 404 : 200));
    expect((await ask(address(signDraftLink(link)))).status).toBe(410);
  });

  test("pages that nobody writes, and a server without a workbench, know no drafts", async () => {
    const token = signDraftLink(link);
    const { ask, asked } = await frontWith();
    await ask(`/promotion/11/1101?draft=${token}`);
    const without = await frontWith(undefined, { hasWorkbench: false });
    await without.ask(address(token));
    expect([...asked, ...without.asked].map(({ path }) => path)).toEqual([
      "/en/promotion/11/1101",
      "/en/p/winter",
    ]);
  });
});
