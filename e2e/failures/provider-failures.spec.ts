import { expect, test } from "@/e2e/support/fixtures";
import { messagesFor } from "@/e2e/support/messages";
import { askForPage, readPage } from "@/e2e/support/read-page";

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

test("an error of a provider leads once to the login page, with a reason of our own (R3.5) @desktop", async ({
  request,
}) => {
  // Which error has which reason is in `login-reason.test.ts`.
  for (const provider of ["kakao", "hyatt"]) {
    const begun = await askForPage(request, `/auth/${provider}/login?return=/empty`);
    const state = begun.to?.searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error: "KOE006", error_description: "the provider's own", state });
    const { status, to } = await askForPage(request, `/auth/${provider}/callback?${query}`);
    expect
      .soft([status, to?.pathname, ...(to?.searchParams.values() ?? [])])
      .toEqual([303, "/login", provider, "closed", "/empty"]);
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
