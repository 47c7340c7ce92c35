/** @jest-environment jsdom */
import { takeAccountLinked } from "@/lib/account/account-linked";

test("a link that has just been made is told once (R3.9)", () => {
  expect(takeAccountLinked()).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = "account-linked=1; path=/";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = "signed-in=1.abc; path=/";
  expect(takeAccountLinked()).toBe(true);
  expect(takeAccountLinked()).toBe(false);
  expect(document.cookie).toBe("signed-in=1.abc");
});
