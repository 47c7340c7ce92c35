import type { APIRequestContext } from "playwright/test";
import { expect, signInBy, test } from "@/e2e/support/fixtures";
import { askForPage, readPage } from "@/e2e/support/read-page";

const SID = "sid";

/** Status, redirect target and cookies of a response; redirects are not followed. */
async function whereTo(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const { answer, status, to } = await askForPage(request, address, headers);
  return { status, to: to?.href ?? "", cookies: answer.headers()["set-cookie"] ?? "" };
}

test("a callback without a login attempt in this browser does not log in @desktop", async ({ request }) => {
  for (const query of [
    "code=stolen",
    "code=stolen&state=0123456789ab.AAAAAAAAAAAAAAAAAAAAAAAA",
    "code=a&state=../../evil",
    "code=a&state=x&state=y",
  ]) {
    const { status, to, cookies } = await whereTo(request, `/auth/kakao/callback?${query}`);
    expect(status, query).toBe(303);
    expect(to, query).toContain("/login?provider=kakao&reason=started_elsewhere");
    expect(cookies, query).not.toContain(`${SID}=`);
  }
});

test("a state is valid once, for its own provider and with a single code @desktop", async ({ request }) => {
  const begin = async () => {
    const { to } = await whereTo(request, "/auth/kakao/login?return=/empty");
    return new URL(to).searchParams.get("state") ?? "";
  };
  const other = await whereTo(request, `/auth/hyatt/callback?code=a&state=${await begin()}`);
  expect(other.to).toContain("reason=started_elsewhere");
  const twice = await whereTo(request, `/auth/kakao/callback?code=a&code=b&state=${await begin()}`);
  expect(twice.to).toContain("reason=refused");
  const state = await begin();
  const unknown = await whereTo(request, `/auth/kakao/callback?code=nobody-gave-this&state=${state}`);
  expect(unknown.to).toContain("reason=refused");
  expect(unknown.cookies).not.toContain(`${SID}=`);
  const again = await whereTo(request, `/auth/kakao/callback?code=nobody-gave-this&state=${state}`);
  expect(again.to).toContain("reason=started_elsewhere");
});

test("a state of which only the first half is correct is rejected @desktop", async ({ request }) => {
  const { to } = await whereTo(request, "/auth/kakao/login?return=/empty");
  const state = new URL(to).searchParams.get("state") ?? "";
  const guessed = `${state.split(".")[0]}.${"A".repeat(24)}`;
  const ended = await whereTo(request, `/auth/kakao/callback?error=access_denied&state=${guessed}`);
  expect(ended.to).toContain("reason=started_elsewhere");
});

test("every login starts with a unique state, code challenge and nonce @desktop", async ({ request }) => {
  for (const provider of ["kakao", "hyatt"]) {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => new URL((await whereTo(request, `/auth/${provider}/login`)).to).searchParams),
    );
    expect(one?.get("code_challenge_method")).toBe("S256");
    expect(one?.get("response_type")).toBe("code");
    for (const name of ["state", "code_challenge", "nonce"]) {
      expect(one?.get(name), name).toMatch(/^[\w.-]{37,43}$/);
      expect(one?.get(name), name).not.toBe(other?.get(name));
    }
  }
});

test("an account is never linked to a guest who signed in after the linking started @desktop", async ({
  request,
  sandbox,
}) => {
  await signInBy(request, sandbox);
  const typed = { "sec-fetch-site": "none" };
  const chooser = await readPage(request, "/auth/hyatt/bind?return=/empty", typed);
  const form = chooser.$("form:has(input[name=firstName])");
  expect(form.length).toBe(1);
  await signInBy(request, sandbox);
  const filled = new Map(form.serializeArray().map(({ name, value }) => [name, value]));
  const ended = await request.post(new URL(form.attr("action") ?? "", chooser.answer.url()).href, {
    form: Object.fromEntries([...filled, ["firstName", "Meanwhile"], ["lastName", "Yeoul"]]),
  });
  expect(ended.url()).toMatch(/\/login\?provider=hyatt&reason=started_elsewhere/);
  const { data } = await (await request.get("/api/crm_channel_base/customer/info")).json();
  expect(data.profiles.hyatt).toEqual([]);
});

test("the provider's error text is never shown, and an error causes no redirect loop @desktop", async ({
  request,
}) => {
  const begun = await whereTo(request, "/auth/kakao/login?return=/empty");
  const state = new URL(begun.to).searchParams.get("state");
  const { answer, html } = await readPage(
    request,
    `/auth/kakao/callback?error=server_error&error_description=<script>alert(1)</script>&state=${state}`,
  );
  expect(answer.url()).toMatch(/\/login\?.*reason=unavailable/);
  expect(html).not.toContain("alert(1)");
});

test("the return address leads neither to another site nor back into the login @desktop", async ({
  request,
  sandbox,
  baseURL,
}) => {
  await request.get(await sandbox.messengerSession(await sandbox.putGuest()));
  for (const target of [
    "//evil.test/x",
    "/\\evil.test",
    "https://evil.test/",
    "/auth/kakao/login?return=/empty",
    "/login?return=/empty",
    "/.//evil.test",
  ]) {
    const { answer } = await readPage(request, `/auth/kakao/login?return=${encodeURIComponent(target)}`);
    expect(answer.url(), target).toBe(`${baseURL}/`);
  }
});

test("a forged or foreign session cookie gives no access (R1.6) @desktop", async ({ request }) => {
  for (const value of ["1", "x.y.z", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c"]) {
    const cookie = { cookie: `${SID}=${value}` };
    for (const address of ["/book", "/coupon", "/promotion/11/1101/summary", "/payment-request/11/AH_1"]) {
      const { status, to } = await whereTo(request, address, cookie);
      expect.soft([307, 303], address).toContain(status);
      expect.soft(to, address).toContain("/auth/kakao/login?return=");
    }
    const call = await request.get("/api/crm_channel_base/customer/info", { headers: cookie });
    expect(call.status()).toBe(401);
  }
});

test("the old session is invalid after logging out @desktop", async ({ request, sandbox, baseURL }) => {
  await signInBy(request, sandbox);
  const { cookies } = await request.storageState();
  const old = cookies.find(({ name }) => name === SID)?.value;
  const headers = { cookie: `${SID}=${old}` };
  const ask = async () => (await request.get("/api/crm_channel_base/customer/info", { headers })).status();
  expect(await ask()).toBe(200);
  const own = { origin: baseURL ?? "" };
  const ended = await request.post("/auth/kakao/logout", { headers: own, maxRedirects: 0 });
  expect(await ask()).toBe(401);
  // The browser also forgets the pages that it has stored.
  expect(ended.headers()["clear-site-data"]).toBe('"cache"');
});

test("another site can neither log a guest out nor change anything @desktop", async ({
  request,
  sandbox,
}) => {
  await signInBy(request, sandbox, { loyalty: { tierCode: "GLOB" } });
  const headers: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site", "x-app": "1" },
    { "sec-fetch-site": "same-site", "x-app": "1" },
    { origin: "https://evil.test", "x-app": "1" },
    { "x-app": "1" },
    { "sec-fetch-site": "same-origin" },
  ];
  for (const header of headers) {
    const answer = await request.post("/api/crm_channel_base/auth/hyatt/unbind", {
      headers: header,
      data: { id: "1" },
    });
    expect(answer.status(), JSON.stringify(header)).toBe(403);
  }
  const logout = await request.post("/auth/kakao/logout", {
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(logout.status()).toBe(403);
  expect((await request.get("/api/crm_channel_base/customer/info")).status()).toBe(200);
});

test("a public page is the same for every guest, contains no guest data and sets no cookie @desktop", async ({
  request,
  sandbox,
}) => {
  const read = async (headers: Record<string, string> = {}) => {
    const { answer, html } = await readPage(request, "/r/10", { "accept-language": "ko", ...headers });
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    return html;
  };
  const stranger = await read();
  expect(await read({ cookie: "sid=forged" })).toBe(stranger);
  await signInBy(request, sandbox, { name: "비밀 손님" });
  const first = await read();
  expect(first).not.toContain("비밀 손님");
  await signInBy(request, sandbox, { name: "다음 손님" });
  expect(await read()).toBe(first);
});

test.describe("a session", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("replaces a planted cookie, never shows its token, and leads to the login and back when it expires (R12.1) @desktop", async ({
    page,
    sandbox,
    signIn,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: SID, value: "planted", url: baseURL ?? "" }]);
    const bodies: string[] = [];
    page.on("response", async (response) => {
      if (response.url().includes("/api/")) bodies.push(await response.text().catch(() => ""));
    });
    const guest = await signIn();
    await page.goto("/empty?right-side-menu=true");
    await expect(page.locator("#account-menu h2")).toBeVisible();
    const cookies = await page.context().cookies(baseURL);
    const session = cookies.find(({ name }) => name === SID);
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(session?.value).not.toBe("planted");

    await page.goto("/book");
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    await sandbox.endTokens(guest);
    const leaving = page.waitForRequest(/\/oauth\/authorize\?/);
    await page.getByRole("tab", { selected: false }).click();
    await expect(page.getByText(/requires login|로그인이 필요한 서비스/)).toBeVisible();
    await leaving;
    await expect(page).toHaveURL(/\/book\?tab=past$/);
    await expect(page.locator("html")).toHaveAttribute("data-session", "in");
    expect(bodies.length).toBeGreaterThan(0);
    expect(bodies.join("")).not.toMatch(/accessToken/i);
  });
});
