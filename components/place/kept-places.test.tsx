/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { KeptPlaces } from "@/components/place/kept-places";
import { useCall } from "@/components/ui/use-call";
import { keepPath, readKept } from "@/lib/place/kept-paths";
import messages from "@/messages/en.json";

jest.mock("@/components/ui/use-call", () => ({ useCall: jest.fn() }));

const words = messages.Kept;

function show(cards: { path: string; name: string }[]) {
  jest.mocked(useCall).mockReturnValue({ data: { cards, unread: 0 }, mutate: jest.fn() } as never);
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <KeptPlaces />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => localStorage.clear());

test("nothing is asked for and nothing is shown where this device keeps nothing (R10.6)", () => {
  const { container } = show([]);
  expect(container.textContent).toBe("");
  expect(jest.mocked(useCall).mock.lastCall?.[1]).toBeUndefined();
});

test("favourites and what was viewed are shown apart, and what is gone is left out", () => {
  keepPath("favourites", "/r/14");
  keepPath("viewed", "/r/14");
  keepPath("viewed", "/promotion/14/9");
  show([{ path: "/r/14", name: "Ember Grill" }]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    words.favourites,
    words.viewed,
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/r/14", "/r/14"]);
});

test("one is forgotten by its button, and a list by its own, on the device too (R10.6)", () => {
  keepPath("favourites", "/r/15");
  keepPath("favourites", "/r/14");
  keepPath("viewed", "/r/14");
  show([
    { path: "/r/14", name: "Ember Grill" },
    { path: "/r/15", name: "Onsil" },
  ]);
  act(() => screen.getByRole("button", { name: "Remove Onsil (Favourites)" }).click());
  expect(readKept("favourites")).toEqual(["/r/14"]);
  act(() => screen.getByRole("button", { name: "Clear: Recently viewed" }).click());
  expect(readKept("viewed")).toEqual([]);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});
