/** @jest-environment jsdom */
import { AppError } from "@/lib/base/app-error";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { takePart } from "@/widgets/event/take-part";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));
jest.mock("@/components/ui/messages-provider", () => ({ fetchMessages: async () => {} }));

const lost = { ok: false, error: new AppError("REQUEST_SEND_ERROR") };

/** Sets what the calls return by their name; returns the names and keys they were made with. */
function answerWith(answers: Record<string, object>) {
  const made: { name: string; key: string | undefined }[] = [];
  jest.mocked(callApi).mockImplementation((async (
    { name }: { name: string },
    _input: unknown,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ) => {
    made.push({ name, key: idempotencyKey });
    return answers[name];
  }) as typeof callApi);
  return made;
}

const enter = (more: object = {}) =>
  takePart({
    eventId: 7,
    questions: [],
    values: [],
    needsLoyalty: false,
    attempt: createAttemptKey(),
    onSend: () => {},
    ...more,
  });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = "signed-in=1.mark; path=/";
});

test("an event for linked accounts sends nothing without one, and says what is missing (R5.1)", async () => {
  const made = answerWith({
    "customer/info": { ok: true, value: { profiles: { kakao: [{}], hyatt: [] } } },
    "eventResults/create": { ok: true, value: true },
  });
  expect(await enter({ needsLoyalty: true })).toEqual({ kind: "loyalty" });
  expect(made.map(({ name }) => name)).toEqual(["customer/info"]);
});

test("an entry whose response was lost is sent again as the same one (R5.3)", async () => {
  const attempt = createAttemptKey();
  const made = answerWith({ "eventResults/create": lost });
  expect(await enter({ attempt })).toMatchObject({ kind: "result", outcome: "failed" });
  await enter({ attempt });
  expect(made).toHaveLength(2);
  expect(made[0]?.key).toBeTruthy();
  expect(made[1]?.key).toBe(made[0]?.key);
});
