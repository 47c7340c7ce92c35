/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { refreshProfile } from "@/components/account/after-channel";
import { LoyaltyCard } from "@/components/account/loyalty-card";
import { showError } from "@/components/ui/show-error";
import { AppError } from "@/lib/base/app-error";
import { callApi } from "@/lib/http/call-api";
import messages from "@/messages/en.json";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/components/ui/show-error", () => ({ showError: jest.fn() }));
jest.mock("@/lib/account/signed-in", () => ({ isSignedIn: () => true }));

const words = messages.Account;
const profile = { tierCode: "M", points: 1_200, firstName: "Hana", loyaltyId: "L1" };
const KEY = /^[\w-]{8,128}$/;

/** The calls made, with their input and their idempotency key. */
const made = () =>
  jest.mocked(callApi).mock.calls.map(([{ name }, input, options]) => ({
    name,
    input,
    key: options?.idempotencyKey,
  }));
const answer = (results: (AppError | undefined)[]) =>
  jest.mocked(callApi).mockImplementation(async () => {
    const error = results.shift();
    return (error === undefined ? { ok: true, value: true } : { ok: false, error }) as never;
  });

function show(others: Partial<Parameters<typeof LoyaltyCard>[0]> = {}) {
  const onChanged = jest.fn(async () => {});
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <LoyaltyCard
        profile={profile as Parameters<typeof LoyaltyCard>[0]["profile"]}
        onChanged={onChanged}
        {...others}
      />
    </NextIntlClientProvider>,
  );
  return onChanged;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => jest.mocked(callApi).mockReset());

test("unlinking without a response keeps its key for the next try, and a response ends it (R6.9)", async () => {
  answer([new AppError("REQUEST_SEND_ERROR"), undefined, undefined]);
  const onChanged = show();
  for (const times of [1, 2, 3]) {
    press(words.unlink);
    press(words.yes);
    await waitFor(() => expect(made()).toHaveLength(times));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  }
  const [first, again, anew] = made();
  expect(first).toEqual({
    name: "auth/unbind",
    input: { provider: "hyatt", id: "L1" },
    key: expect.stringMatching(KEY),
  });
  expect(again).toEqual(first);
  expect(anew?.key).toMatch(KEY);
  expect(anew?.key).not.toBe(first?.key);
  expect(onChanged).toHaveBeenCalledTimes(2);
  expect(showError).toHaveBeenCalledTimes(1);
});

test("each refresh of the loyalty account has its own key (R6.9)", async () => {
  answer([]);
  const onChanged = show();
  press(words.refresh);
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: words.refresh })).toHaveProperty("disabled", false),
  );
  press(words.refresh);
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  const [first, second] = made();
  expect(first).toEqual({ name: "auth/sync", input: { provider: "hyatt" }, key: expect.stringMatching(KEY) });
  expect(second?.key).toMatch(KEY);
  expect(second?.key).not.toBe(first?.key);
});

test("the card has one refresh, beside the line of its age where that is shown (R4.5)", () => {
  const updatedAt = "2026-11-25T09:00:00.000Z";
  show({
    withUpdated: true,
    profile: { ...profile, updatedAt } as Parameters<typeof LoyaltyCard>[0]["profile"],
  });
  const [refresh, ...others] = screen.getAllByRole("button", { name: words.refresh });
  expect(others).toEqual([]);
  expect(refresh?.parentElement?.textContent).toMatch(/25\sNov/);
  expect(refresh?.closest("section")).toBeNull();
});

test("one press of unlink asks and sends nothing, and No keeps the account (R4.5)", () => {
  answer([]);
  const onChanged = show();
  press(words.unlink);
  expect(document.activeElement?.textContent).toBe(words.no);
  press(words.no);
  expect(screen.getByRole("button", { name: words.unlink })).toBeTruthy();
  expect(made()).toEqual([]);
  expect(onChanged).not.toHaveBeenCalled();
});

test("the messenger's account is refreshed with a key as well (R6.9)", async () => {
  answer([]);
  await refreshProfile();
  expect(made()).toEqual([
    { name: "auth/sync", input: { provider: "kakao" }, key: expect.stringMatching(KEY) },
  ]);
});

test("the loyalty card tells tier, points, name, membership id and since when, as MM/DD/YYYY is read (R4.5)", () => {
  show({
    profile: {
      tierCode: "GLOB",
      points: 12_345,
      firstName: "Hana",
      loyaltyId: "G-77",
      memberSince: "03/05/2020",
      updatedAt: undefined,
    },
  });
  for (const text of ["GLOBALIST", "12,345", "Current points balance", "Hana", "G-77"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^Member since .*5 Mar.*2020/)).toBeTruthy();
  expect(screen.getByRole("region").querySelector("header svg")).not.toBeNull();
});
