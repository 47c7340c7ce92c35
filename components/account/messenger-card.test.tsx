/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { MessengerCard } from "@/components/account/signed-in-cards";
import { userInfoSchema } from "@/lib/account/schema";
import messages from "@/messages/en.json";

jest.mock("@/components/ui/use-call", () => ({ useCall: () => ({ data: "loaded-text" }) }));

// What draws the code needs it, and jsdom lacks it.
Object.assign(globalThis, { TextEncoder });

const settings = {
  accountPage: "https://accounts.kakao.test/",
  loyaltySite: "https://loyalty.test/",
  hasLoyalty: true,
  order: {},
};

/** Shows the card of a profile as the back end sends it, with its code. */
async function show(wire: object) {
  const profiles = { kakao: [{ id: 7, ...wire }], hyatt: [] };
  const [profile] = userInfoSchema.parse({ authBy: "kakao", profiles }).profiles.kakao;
  if (profile === undefined) throw new Error("the profile was dropped");
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
        <MessengerCard profile={profile} settings={settings} />
      </NextIntlClientProvider>,
    );
  });
}

test("the messenger's card says whose it is, since when, and the text of its code (R4.5)", async () => {
  await show({ kakao_account: { name: "Hana Kim" }, connected_at: "2024-03-05T01:00:00Z", qr: "own-text" });
  expect(screen.getByText("Hana Kim")).toBeTruthy();
  expect(screen.getByText(/^Member since .*5 Mar.*2024/)).toBeTruthy();
  expect(screen.getByText("own-text")).toBeTruthy();
  expect(screen.getByRole("link", { name: messages.Account.profile }).getAttribute("href")).toBe(
    settings.accountPage,
  );
  const code = await screen.findByRole("img", { name: messages.Account.qr });
  await waitFor(() => expect(code.querySelector("svg")).not.toBeNull());
});

test("a messenger account without a name shows its nickname, and the text that is asked for (R4.5)", async () => {
  await show({ kakao_account: {}, properties: { nickname: "Rabbit" } });
  expect(screen.getByText("Rabbit")).toBeTruthy();
  expect(screen.getByText("loaded-text")).toBeTruthy();
});

test("a text that is too long for a code is shown without an empty square (R4.5)", async () => {
  const long = "x".repeat(3_000);
  await show({ qr: long });
  await screen.findByText(long);
  await waitFor(() => expect(screen.queryByRole("img", { name: messages.Account.qr })).toBeNull());
});
