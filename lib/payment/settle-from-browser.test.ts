import { AppError } from "@/lib/base/app-error";
import { callApi } from "@/lib/http/call-api";
import { type SettlementAnswer, settleFromBrowser } from "@/lib/payment/settle-from-browser";

jest.mock("@/lib/http/call-api", () => ({ callApi: jest.fn() }));

const payment = { status: "pending", autoCancelAt: undefined, needsPayment: true } as const;
const decided = { ok: true, value: { ...payment, status: "confirmed", paymentStatus: "approved" } } as const;
const undecided = { ok: true, value: { ...payment, paymentStatus: "approval_requested" } } as const;
const unanswered = { ok: false, error: new AppError("backend_unavailable") } as const;
const refused = { ok: false, error: new AppError("unauthorized", { status: 401 }) } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns what was told and sent while the calls are answered in this order, the last for ever. */
async function settle(answers: readonly object[], { untilDecided = false, leavesAfter = Infinity } = {}) {
  const outcomes: string[] = [];
  const sent: unknown[] = [];
  const page = new AbortController();
  jest.mocked(callApi).mockImplementation(async (_, input) => {
    sent.push((input as { approvalId?: string }).approvalId);
    if (sent.length > leavesAfter) page.abort();
    return (answers[sent.length - 1] ?? answers.at(-1)) as never;
  });
  const question = { reservationId: "AH_1", approvalId: "a", resume: undefined, untilDecided };
  const tell = (answer: SettlementAnswer) => {
    outcomes.push(answer.phase === "refused" ? answer.error.code : answer.isWaiting ? "waiting" : "known");
  };
  const settling = settleFromBrowser(question, page.signal, tell);
  await jest.runAllTimersAsync();
  await settling;
  return { outcomes, sent };
}

test.each([
  ["the first answer is the last", [decided], {}, ["known"], ["a"]],
  [
    "a call without an answer is repeated with the approval",
    [unanswered, unanswered, decided],
    {},
    ["known"],
    ["a", "a", "a"],
  ],
  ["a refusal is not repeated", [refused], {}, ["unauthorized"], ["a"]],
  ["an undecided payment is reported, and not asked about again", [undecided], {}, ["known"], ["a"]],
  [
    "where only this call knows, it is asked about until it is decided, and approved once",
    [undecided, undecided, decided],
    { untilDecided: true },
    ["waiting", "waiting", "known"],
    ["a", undefined, undefined],
  ],
  ["a page that is left is told nothing", [unanswered, decided], { leavesAfter: 1 }, [], ["a", "a"]],
])("settling from the browser: %s (R7.2)", async (_name, answers, options, outcomes, sent) => {
  expect(await settle(answers, options)).toEqual({ outcomes, sent });
});

test("settling from the browser ends after eight calls without an answer (R7.2)", async () => {
  const { outcomes, sent } = await settle([unanswered]);
  expect(outcomes).toEqual(["backend_unavailable"]);
  expect(sent).toHaveLength(8);
});
