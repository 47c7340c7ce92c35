/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ShareOptions } from "@/components/share/share-dialog";
import { takePendingShare } from "@/lib/share/pending-share";
import type { ShareLogin } from "@/lib/share/share-mark";
import messages from "@/messages/en.json";

const words = messages.Share;

function show(login: ShareLogin) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <ShareOptions content={{ title: "Winter" }} sdk={undefined} login={login} />
    </NextIntlClientProvider>,
  );
}

test("where sharing needs a login, a visitor who is not signed in is told so, and the share is remembered (R4.8)", () => {
  show("required");
  expect(screen.getByText(words.loginFirst)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("link", { name: words.facebook })).toBeNull();
  expect(takePendingShare()).toContain("Winter");
});

test("where a login is only offered, a visitor who is not signed in shares a link that names nobody (R4.8)", () => {
  show("offered");
  const link = screen.getByRole("textbox");
  expect(link).toHaveProperty("value", expect.stringMatching(/^http:\/\/localhost\/\?language=en$/));
  expect(screen.getByRole("link", { name: words.facebook })).toBeTruthy();
  expect(screen.getByText(words.loginOffer, { exact: false })).toBeTruthy();
  expect(takePendingShare()).toBeUndefined();
});
