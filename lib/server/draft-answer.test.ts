import { internalHeaders } from "@/lib/routing/internal-headers";
import { handlerWith, page } from "@/lib/server/request-handler.test-support";
import { signDraftLink } from "@/lib/workbench/drafts";
import { issueStaffSession } from "@/lib/workbench/staff-session";

describe("a draft at the address of its page (R11.4)", () => {
  const link = {
    id: "0a".repeat(12),
    path: "/p/winter",
    locale: "ko",
    guest: "linked",
    ends: Date.now() + 3_600_000,
  } as const;
  const address = (token: string) => `/p/winter?campaign=x&draft=${token}`;

  test("is rendered for each request without the reader's cookies, not cached and not indexed", async () => {
    const { ask, requests } = await handlerWith();
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
    expect(requests.map((question) => question.path)).toEqual([path, path]);
    for (const { headers } of requests) {
      expect(headers.cookie).toBeUndefined();
      expect(headers[internalHeaders.audience]).toBe("member");
    }
    // The reader may ask for another language; the draft's own is that of the link.
    await ask(`${address(token)}&language=en`);
    expect(requests.at(-1)?.path).toBe(`/en/workbench-draft?token=${token}&path=%2Fp%2Fwinter`);
    // The page itself is separate, with or without the key.
    await ask("/p/winter");
    expect(requests.at(-1)?.path).toBe("/en/p/winter");
  });

  test("an expired link is 410", async () => {
    const { ask, requests } = await handlerWith();
    const { status, headers } = await ask(address(signDraftLink({ ...link, ends: 1 })));
    expect([status, headers["x-robots-tag"]]).toEqual([410, "noindex, nofollow"]);
    expect(requests.map(({ path }) => path)).toEqual(["/en/workbench-draft?path=%2Fp%2Fwinter"]);
  });

  test.each([
    ["for another page", signDraftLink({ ...link, path: "/p/summer" }), {}],
    ["that is truncated", signDraftLink(link).slice(0, -3), {}],
    ["that a crawler requests", signDraftLink(link), { "user-agent": "kakaotalk-scrap/1.0" }],
  ])("a link %s gets the cached 404 screen, and no draft is rendered", async (_, token, headers) => {
    const { ask, requests } = await handlerWith();
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(address(token), { headers });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    }
    expect(requests.map(({ path }) => path)).toEqual(["/en/error-404"]);
  });

  test("a link whose draft the store has lost is 410", async () => {
    const { ask } = await handlerWith(({ path }) => page(path, path.includes("token=") ? 404 : 200));
    expect((await ask(address(signDraftLink(link)))).status).toBe(410);
  });

  test("pages without authored content, and a server without a workbench, have no drafts", async () => {
    const token = signDraftLink(link);
    const { ask, requests } = await handlerWith();
    await ask(`/promotion/11/1101?draft=${token}`);
    const without = await handlerWith(undefined, { hasWorkbench: false });
    await without.ask(address(token));
    expect([...requests, ...without.requests].map(({ path }) => path)).toEqual([
      "/en/promotion/11/1101",
      "/en/p/winter",
    ]);
  });
});
