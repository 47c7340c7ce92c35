import { listCoupons } from "@/lib/coupon/endpoints";
import { checkAnswers } from "@/lib/event/answers";
import { createEventResult, getOwnAnswers } from "@/lib/event/endpoints";
import { backendCall } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";
import type { Found } from "@/tools/check-backend/found";
import { sendRepeatedly } from "@/tools/check-backend/steps/expect-same-answer";
import { MARK } from "@/tools/check-backend/steps/find-table";

/** The calls for whose sake the check takes part in an event. */
export const participationCalls = ["createEventResult", "getOwnAnswers"] as const;

const CALL = "createEventResult";
const MOST_EVENTS = 6;
/** As of an event that there is not. */
const TOLD_NO_REASON = "Is told only that it did not work, or another reason than the true one.";
const TOOK_PART = -101_103;

/** The status of each number with which an event is refused, as the document has them. */
const statusOfCode = new Map(
  (backendCall(CALL).description.refusals ?? []).flatMap(({ status, when }) =>
    [...when.matchAll(/code (-\d+)/g)].map(([, code]) => [Number(code), status] as const),
  ),
);

/**
 * Takes part in the events that pages have until one is open to the guest, and checks what comes of it: the same answer
 * to the same key, its answers kept, and no second time.
 */
export async function checkParticipation(check: CheckContext, found: Found): Promise<void> {
  // Of one that is judged more is promised.
  const events = [...found.questions].sort(
    ([one], [other]) => Number(found.judged.has(other)) - Number(found.judged.has(one)),
  );
  for (const [eventId, questions] of events.slice(0, MOST_EVENTS)) {
    if (check.isMissing(CALL)) return;
    const values = questions.map(({ options }) => options[0] ?? MARK);
    const checked = checkAnswers(questions, values);
    if (!checked.ok) continue;
    const input = { eventId, answers: checked.answers };
    const { first } = await sendRepeatedly(
      check,
      CALL,
      { guest: "Reads that they did not take part, or takes part twice." },
      (options) => check.ask(CALL, input, { ...options, expect: "either" }),
    );
    checkCode(check, first);
    if (first?.data === undefined && first?.refusal?.code !== TOOK_PART) continue;
    await checkKept(check, eventId);
    if (first.data === undefined) continue;
    await checkResult(check, found, eventId, first.data);
    const again = await check.ask(CALL, input, { key: check.newKey(), expect: "refusal" });
    checkCode(check, again);
    if (again !== undefined && again.refusal?.code !== TOOK_PART)
      check.note(CALL, {
        path: "$.error.code of a second time",
        expected: `${TOOK_PART}, as the guest already took part`,
        got:
          again.data === undefined ? `${again.refusal?.code ?? again.status}` : `${again.status} with data`,
        guest: "Takes part twice, or reads another reason than that they already did.",
      });
    return;
  }
}

/** A refusal of an event says by its number why, and has that reason's status. */
function checkCode(check: CheckContext, result: CallResult | undefined): void {
  if (result?.refusal?.key !== "participation_failed") return;
  const { code } = result.refusal;
  const status = statusOfCode.get(code ?? 0);
  const known = [...statusOfCode.keys()].sort((one, other) => other - one);
  if (status === undefined)
    check.note(CALL, {
      path: "$.error.code",
      expected: `one of ${known.join(", ")}`,
      got: code === undefined ? "nothing" : `${code}`,
      guest: TOLD_NO_REASON,
    });
  else if (status !== result.status)
    check.note(CALL, {
      path: "status of a code",
      expected: `${status} with ${code}`,
      got: `${result.status}`,
      guest: "Is told another reason than the true one.",
    });
}

async function checkKept(check: CheckContext, eventId: number): Promise<void> {
  const answers = await check.ask("getOwnAnswers", { eventId }, { may404: true });
  const kept = check.parse(getOwnAnswers.data, answers?.data);
  if (kept?.length === 0)
    check.note("getOwnAnswers", {
      path: "$.data",
      expected: `the answers to event ${eventId}, in which the guest took part; or 404 where none are kept`,
      got: "an empty list",
      guest: "Does not see what they answered.",
    });
}

async function checkResult(
  check: CheckContext,
  { judged }: Found,
  eventId: number,
  data: unknown,
): Promise<void> {
  const result = check.parse(createEventResult.data, data);
  const differs = (path: string, expected: string, got: string, guest: string) =>
    check.note(CALL, { path, expected, got, guest });
  if (result === undefined) {
    const got = JSON.stringify(data).slice(0, 60);
    return differs(
      "$.data",
      "true, or an object with `correct`",
      got,
      "Reads that it failed, although it did not.",
    );
  }
  const { correct, couponId } = result === true ? {} : result;
  if (judged.has(eventId) && correct === undefined)
    differs(
      "$.data.correct",
      `whether the answers were right, as event/list calls ${eventId} judged`,
      "nothing",
      "Does not learn whether their answers were right.",
    );
  if (couponId === undefined || !check.isThere("listCoupons")) return;
  const coupons = await check.ask("listCoupons", { page: 1, perPage: 48 });
  const page = check.parse(listCoupons.data, coupons?.data);
  if (page !== undefined && page.lastPage <= 1 && !page.rows.some(({ id }) => id === couponId))
    differs(
      "$.data.couponId",
      "a coupon of coupon/list",
      `${couponId}`,
      "Does not find the coupon that they won.",
    );
}
