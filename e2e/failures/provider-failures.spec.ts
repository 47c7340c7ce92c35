import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { askForPage, readPage } from "@/e2e/support/read-page";

/** One error code of a provider for each reason; `login-reason.test.ts` has them all. */
const ANSWERS = [
  ["access_denied", "cancelled"],
  ["server_error", "unavailable"],
  ["login_required", "needed"],
  ["KOE006", "closed"],
  ["never_heard_of", "refused"],
] as const;

/** Every reason for which a login brings no session, and whether the page offers to try again. */
const REASONS = [
  ["closed", false],
  ["unavailable", true],
  ["needed", true],
  ["cancelled", true],
  ["started_elsewhere", true],
  ["refused", true],
  ["already_linked", true],
  ["signed_out", true],
  ["from_elsewhere", false],
] as const;

test("every error of a provider leads once to the login page, with a reason of our own (R3.5) @desktop", async ({
  request,
}) => {
  for (const provider of ["kakao", "hyatt"] as const) {
    for (const [error, reason] of ANSWERS) {
      const begun = await askForPage(request, `/auth/${provider}/login?return=/empty`);
      const state = begun.to?.searchParams.get("state") ?? "";
      const query = new URLSearchParams({ error, error_description: "the provider's own text", state });
      const { status, to } = await askForPage(request, `/auth/${provider}/callback?${query}`);
      expect
        .soft([error, status, to?.pathname, ...(to?.searchParams.values() ?? [])])
        .toEqual([error, 303, "/login", provider, reason, "/empty"]);
    }
  }
});

test("every error of a silent login leads back to the page, which does not try again (R3.8) @desktop", async ({
  request,
  baseURL,
}) => {
  for (const [error] of ANSWERS) {
    const begun = await askForPage(request, "/auth/kakao/login?return=/empty&prompt=none");
    const state = begun.to?.searchParams.get("state");
    const { to } = await askForPage(request, `/auth/kakao/callback?error=${error}&state=${state}`);
    expect.soft([error, to?.href]).toEqual([error, `${baseURL}/empty?pass-login=true`]);
  }
});

test("every failed login says what happened and what to do next (R3.5) @desktop", async ({ request }) => {
  for (const locale of ["ko-KR", "en-US"]) {
    const { Login, Common } = messagesFor(locale);
    for (const [reason, hasAgain] of REASONS) {
      const address = `/login?provider=hyatt&reason=${reason}&return=/empty`;
      const { $ } = await readPage(request, address, { "accept-language": locale });
      const links = new Map(
        $("main a")
          .toArray()
          .map((link) => [$(link).text(), $(link).attr("href")]),
      );
      expect.soft($("main p").text(), reason).toBe(Login[reason]);
      expect.soft(links.has(Common.retry), reason).toBe(hasAgain);
      expect.soft(links.get(Login.back), reason).toBe("/empty");
    }
  }
});
