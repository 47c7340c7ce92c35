/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { GuestNotice } from "@/components/account/guest-notice";
import { getUserInfo } from "@/lib/account/endpoints";
import { adoptSession } from "@/lib/browser/page";
import { callApi } from "@/lib/http/call-api";
import messages from "@/messages/en.json";

const words = messages.Account;
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${cookie}; path=/`;
};
const isHidden = () => "otherGuest" in document.documentElement.dataset;
const returnToTab = () => act(async () => void window.dispatchEvent(new Event("focus")));

/** Opens a page of the guest with this messenger id, whose session has the mark `1.first`. */
function openPage(guestId: string | undefined) {
  delete document.documentElement.dataset.otherGuest;
  localStorage.clear();
  setCookie("signed-in=1.first");
  adoptSession("1.first");
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <GuestNotice guestId={guestId} />
    </NextIntlClientProvider>,
  );
}

/** Lets a guest with this messenger id be the one whom the session is of. */
function signIn(guestId: string) {
  setCookie("signed-in=1.second");
  const info = { authBy: "kakao", profiles: { kakao: [{ id: guestId }], hyatt: [] } };
  fetched.mockImplementation(
    async () =>
      ({ status: 200, headers: new Headers(), text: async () => JSON.stringify({ data: info }) }) as Response,
  );
}

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

test("a page whose guest is still signed in stays as it is (R3.13)", async () => {
  openPage("7");
  await returnToTab();
  expect(isHidden()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test("a page is hidden, and says so, when another guest has signed in over it (R3.13)", async () => {
  openPage("7");
  signIn("8");
  await returnToTab();
  expect(isHidden()).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain(words.otherGuest);
  expect(screen.getByRole("button", { name: words.openAnew })).toBe(document.activeElement);
});

test("a page whose guest is not known yet is hidden in another session, and calls nobody somebody else (R3.13)", async () => {
  openPage(undefined);
  signIn("7");
  await returnToTab();
  expect(isHidden()).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain(words.otherSession);
  expect(screen.getByRole("button", { name: words.openAnew })).toBe(document.activeElement);
});

test("a page that cannot learn who has signed in is hidden, and calls nobody somebody else (R3.13)", async () => {
  openPage("7");
  setCookie("signed-in=1.second");
  fetched.mockRejectedValue(new TypeError("unreachable"));
  await returnToTab();
  expect(isHidden()).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain(words.otherSession);
});

test("a page whose own guest has signed in again is shown, and acts for the new session (R3.13)", async () => {
  openPage("7");
  signIn("7");
  await returnToTab();
  expect(isHidden()).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  await callApi(getUserInfo, {});
  expect(fetched.mock.lastCall?.[1].headers).toMatchObject({ "x-session": "1.second" });
});

test("a page whose guest signed out in another tab shows nothing of them (R3.13)", async () => {
  openPage("7");
  setCookie("signed-in=; max-age=0");
  localStorage.setItem("signed-out-at", JSON.stringify(Date.now()));
  await act(async () => void window.dispatchEvent(new Event("storage")));
  expect(isHidden()).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain(words.signedOut);
});

test("a session that has merely expired hides nothing that its guest typed (R6.7)", async () => {
  openPage("7");
  setCookie("signed-in=; max-age=0");
  await returnToTab();
  expect(isHidden()).toBe(false);
});

test("a call that is refused because somebody else is signed in hides the page at once (R3.13)", async () => {
  openPage("7");
  setCookie("signed-in=1.second");
  const refused = JSON.stringify({ error: { error: "other_session" } });
  fetched.mockResolvedValue({
    status: 409,
    headers: new Headers(),
    text: async () => refused,
  } as Response);
  await act(async () => void (await callApi(getUserInfo, {})));
  expect(isHidden()).toBe(true);
});
