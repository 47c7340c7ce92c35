/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { CHUNK_RELOAD_EVENT } from "@/lib/browser/reload";
import { BoxEvent } from "@/widgets/event/box-event";
import { EventSubmit } from "@/widgets/event/event-submit";

jest.mock("next-intl", () => ({ createTranslator: () => (key: string) => key }));
jest.mock("@/lib/event/saved-answers", () => {
  throw new Error("Failed to load chunk");
});
jest.mock("@/widgets/event/event-step-view", () => ({
  takePart: async () => ({ kind: "result", outcome: "succeeded" }),
  EventStepView: ({ step }: { step: { outcome: string } }) => <p>{step.outcome}</p>,
}));

const place = { attributes: {}, scope: "part-1", authored: [], deferred: false, data: undefined };

test("a sent entry is reported as sent, although the code that forgets its answers failed to load, and no lost script takes that away (R5.3, R12.4)", async () => {
  render(
    <BoxEvent
      {...place}
      tag="div"
      slot={1}
      options={{ eventid: 7, question: [], condition: [], actionfinish: undefined }}
      content={<EventSubmit {...place} tag="button" slot={2} content="Enter" options={{}} />}
    />,
  );
  const mayReload = () => window.dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }));
  expect(mayReload()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(await screen.findByText("succeeded")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(mayReload()).toBe(false);
});

test.each([
  [
    "an event for linked accounts says so, and that a login is needed, before its first question (R5.1)",
    [{ type: "raw", option: "_WOH_BIND_" }],
    true,
  ],
  [
    "an event with a condition of another type asks for the login alone, before its first question (R5.1)",
    [{ type: "other", option: "_WOH_BIND_" }],
    false,
  ],
  ["an event without a condition asks for the login alone, before its first question (R5.1)", [], false],
])("%s", (_, condition, isShown) => {
  const { container } = render(
    <BoxEvent
      {...place}
      tag="div"
      slot={1}
      options={{
        eventid: 7,
        question: [{ type: "short", question: "Why?", options: [] }],
        condition,
        actionfinish: undefined,
      }}
      content={<p>after</p>}
    />,
  );
  const link = screen.queryByRole("link", { name: "linkAccount" });
  expect(link?.getAttribute("href")).toBe(isShown ? "/auth/hyatt/bind" : undefined);
  const [login, ...others] = container.querySelectorAll(
    "[data-when=out], [data-when=unlinked], [data-question]",
  );
  expect(login?.textContent).toBe(isShown ? "eventLoginLoyaltyeventLogIn" : "eventLogineventLogIn");
  expect(login?.getAttribute("data-when")).toBe("out");
  expect(screen.getByRole("link", { name: "eventLogIn" }).getAttribute("href")).toBe("/auth/kakao/login");
  expect(link?.closest("[data-when=in]") instanceof HTMLElement).toBe(isShown);
  expect(others[0]?.textContent?.startsWith("eventLoyalty")).toBe(isShown);
});
