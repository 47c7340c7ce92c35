/** @jest-environment jsdom */
import { ACCOUNT_LINKED_COOKIE } from "@/lib/account/signed-in";
import { takeMark } from "@/lib/account/signed-out";

test("a link that has just been made is told once (R3.9)", () => {
  expect(takeMark(ACCOUNT_LINKED_COOKIE)).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = "account-linked=1; path=/";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = "signed-in=1.abc; path=/";
  expect(takeMark(ACCOUNT_LINKED_COOKIE)).toBe(true);
  expect(takeMark(ACCOUNT_LINKED_COOKIE)).toBe(false);
  expect(document.cookie).toBe("signed-in=1.abc");
});
