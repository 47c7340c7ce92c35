import { internalHeaders } from "@/lib/routing/internal-headers";
import { handlerWith, ORIGIN } from "@/lib/server/request-handler.test-support";
import { issueStaffSession } from "@/lib/workbench/staff-session";

describe("the staff's workbench (R11.4)", () => {
  const preview = `/workbench/preview/${"0a".repeat(12)}`;
  const staff = () => ({ headers: { cookie: `workbench=${issueStaffSession(Date.now())}` } });

  test("is not cached, not indexed, and rendered under the policy of staff pages", async () => {
    const { ask, requests } = await handlerWith();
    for (const path of ["/workbench", `${preview}?language=ko&guest=linked`, `${preview}?day=2026-12-24`]) {
      const { headers } = await ask(path, staff());
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
      expect(headers["content-security-policy"]).toBe("the policy of staff pages");
    }
    expect(requests.map(({ path, headers }) => [path, headers[internalHeaders.audience]])).toEqual([
      ["/en/workbench?problem=&guest=out", "anonymous"],
      [`/ko/workbench-preview?draft=${"0a".repeat(12)}&guest=linked`, "member"],
      [`/en/workbench-preview?draft=${"0a".repeat(12)}&day=2026-12-24&guest=out`, "anonymous"],
    ]);
  });

  test("shows the calls of the back end, and one of them", async () => {
    const { ask, requests } = await handlerWith();
    await ask("/workbench/backend?call=getCalendar&language=ko", staff());
    expect(requests.map(({ path }) => path)).toEqual(["/ko/workbench-backend?call=getCalendar&guest=out"]);
  });

  test("shows the guide for authors in the reader's language (R11.4)", async () => {
    const { ask, requests } = await handlerWith();
    await ask("/workbench/guide?language=ko", staff());
    expect(requests.map(({ path }) => path)).toEqual(["/ko/workbench-guide?guest=out"]);
  });

  test("does not exist without a secret", async () => {
    const { ask, requests } = await handlerWith(undefined, { hasWorkbench: false });
    for (const path of ["/workbench", "/workbench/lint", preview])
      expect((await ask(path)).headers.location).toBe(`${ORIGIN}/error-404`);
    expect(requests).toEqual([]);
  });

  test("shows an example of a widget in a known state", async () => {
    const { ask, requests } = await handlerWith();
    await ask("/workbench/example/promotion?state=empty&language=ko", staff());
    await ask("/workbench/example/profile?state=strange&guest=strange", staff());
    expect(requests.map(({ path }) => path)).toEqual([
      "/ko/workbench-example?widget=promotion&state=empty&guest=out",
      "/en/workbench-example?widget=profile&state=shown&guest=out",
    ]);
  });

  test("shows only the sign-in page to anonymous visitors, and other addresses are 404 without rendering", async () => {
    const { ask, requests } = await handlerWith();
    const cookie = `workbench=${issueStaffSession(Date.now() - 24 * 3_600_000)}`;
    for (const headers of [{}, { cookie: "workbench=made-up" }, { cookie }])
      for (const path of [preview, "/workbench/example/promotion", "/workbench/backend", "/workbench/guide"])
        expect((await ask(path, { headers })).status).toBe(404);
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(["/en/error-404"]));
  });

  test("says what is live only to staff, and only for authored pages", async () => {
    const { ask } = await handlerWith();
    const body = Buffer.from(
      JSON.stringify({ path: "/p/winter", written: [{ locale: "en", html: "x", style: "" }] }),
    );
    expect((await ask("/workbench/live")).status).toBe(405);
    expect((await ask("/workbench/live", { method: "POST", body })).status).toBe(401);
    const answer = await ask("/workbench/live", { method: "POST", body, ...staff() });
    expect([answer.status, answer.headers["cache-control"], answer.text]).toEqual([
      200,
      "no-store",
      '{"served":[{"locale":"en","content":"other"}]}',
    ]);
    for (const wrong of ["", "{}", JSON.stringify({ path: "/book", written: [] })]) {
      const given = { method: "POST", body: Buffer.from(wrong), ...staff() };
      expect((await ask("/workbench/live", given)).status).toBe(422);
    }
  });
});
