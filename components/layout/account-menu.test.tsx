/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { AccountMenu } from "@/components/layout/site-menu";
import { defaultTimeZones } from "@/lib/base/venue-time";
import messages from "@/messages/en.json";

const { Account, Common, Shell } = messages;

function showMenu(hasLoyalty: boolean) {
  const account = { accountPage: "", loyaltySite: "https://loyalty.test", hasLoyalty, order: {} };
  const chrome = {
    appName: "Yeoul",
    hasMessenger: true,
    hotels: [],
    menus: [],
    account,
    timeZones: defaultTimeZones,
  };
  render(
    <AccountMenu chrome={chrome} locale="en" labels={{ common: Common, shell: Shell, account: Account }} />,
  );
}

test("linking is mentioned only where there is a programme to link (R3.2)", () => {
  showMenu(false);
  expect(screen.queryByText(Account.hint)).toBeNull();
});

test("a new guest sees one door first, that of the messenger, and the programme after it (R3.1)", () => {
  showMenu(true);
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links.slice(0, 2)).toEqual([Account.continue, Account.signIn]);
  expect(screen.getByRole("link", { name: Account.continue }).getAttribute("href")).toMatch(
    /^\/auth\/kakao\/login/,
  );
});

test("with a programme, its hint and the sign-in link are shown (R3.1)", () => {
  showMenu(true);
  expect(screen.getByText(Account.hint)).toBeTruthy();
  expect(screen.getByRole("link", { name: Account.signIn })).toBeTruthy();
});

test("an anonymous visitor's Profile says that it is the messenger's sign-in (R3.2)", () => {
  showMenu(true);
  const profile = screen.getByRole("link", { name: `${Account.profile} ${Account.profileSignIn}` });
  expect(profile.getAttribute("href")).toMatch(/^\/auth\/kakao\/login/);
});
