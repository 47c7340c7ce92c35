/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { PageTextsProvider } from "@/components/ui/page-texts";
import { isSignedIn } from "@/lib/account/signed-in";
import { getOwnAnswers } from "@/lib/event/endpoints";
import { callApi } from "@/lib/http/call-api";
import messages from "@/messages/en.json";
import { BoxEvent } from "@/widgets/event/box-event";
import { EventSubmit } from "@/widgets/event/event-submit";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/lib/account/signed-in", () => ({
  ...jest.requireActual("@/lib/account/signed-in"),
  isSignedIn: jest.fn(),
}));

const mockCallApi = jest.mocked(callApi);
const place = { attributes: {}, scope: "part-1", authored: [], deferred: false, data: undefined };
const question = [{ type: "short" as const, question: "Which plate?", options: [] }];
const SAVED = "event-answers:7";

beforeAll(async () => {
  // On a busy machine, compiling them for the first time takes longer than a test waits.
  await Promise.all([import("@/widgets/event/own-answers"), import("@/widgets/event/event-step-view")]);
  Element.prototype.scrollIntoView = () => {};
  document.documentElement.dataset.language = "en";
});
beforeEach(() => {
  mockCallApi.mockReset();
  jest.mocked(isSignedIn).mockReturnValue(true);
  localStorage.clear();
});

function show(answers: object[]) {
  mockCallApi.mockResolvedValue({ ok: true, value: answers });
  render(
    <PageTextsProvider texts={{ locale: "en", messages }}>
      <BoxEvent
        {...place}
        tag="div"
        slot={1}
        options={{ eventid: 7, question, condition: [], actionfinish: undefined }}
        content={<EventSubmit {...place} tag="button" slot={2} content="Enter" options={{}} />}
      />
    </PageTextsProvider>,
  );
}

test("a guest who took part sees their answers, and nothing is sent a second time (R5.3)", async () => {
  show([{ question: "Which plate?", answer: "The hairtail" }]);
  expect(await screen.findByText("The hairtail")).toBeTruthy();
  expect(screen.getByText(messages.Event.tookPartWith)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(await screen.findByRole("heading", { name: messages.Event.participated })).toBeTruthy();
  expect(mockCallApi.mock.calls).toEqual([[getOwnAnswers, { eventId: 7 }]]);
});

test("what was typed for an event is removed from the device once the guest took part (R5.3)", async () => {
  localStorage.setItem(SAVED, '{"answers":[{"question":"Which plate?","answer":"The pork"}]}');
  show([{ question: "Which plate?", answer: "The hairtail" }]);
  await waitFor(() => expect(localStorage.getItem(SAVED)).not.toContain("The pork"));
});

test("an event without questions only says that the guest took part (R5.3)", async () => {
  show([{ question: "", answer: true }]);
  expect(await screen.findByText(messages.Event.tookPart)).toBeTruthy();
  expect(screen.queryByRole("definition")).toBeNull();
});

test("an event without stored answers shows its questions (R5.3)", async () => {
  show([]);
  await waitFor(() => expect(mockCallApi).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("textbox", { name: "Which plate?" })).toBeTruthy();
});

test("no answers to an event are requested for an anonymous visitor (R5.3)", async () => {
  jest.mocked(isSignedIn).mockReturnValue(false);
  show([{ question: "Which plate?", answer: "The hairtail" }]);
  fireEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(await screen.findByText(messages.Event.loginFirst)).toBeTruthy();
  expect(mockCallApi).not.toHaveBeenCalled();
});
