import type { CallResult } from "@/lib/backend/check/calls/call-result";
import type { CheckContext } from "@/lib/backend/check/calls/check-context";
import { isSameAnswer } from "@/lib/backend/check/is-same-answer";

type Repeated = {
  first: CallResult | undefined;
  again: CallResult | undefined;
  guest: string;
  otherwise?: string;
};

/** Notes a call that was sent again with the same idempotency key and not answered as before (R6.9). */
export function expectSameAnswer(
  check: CheckContext,
  id: string,
  { first, again, guest, otherwise = "another answer" }: Repeated,
): void {
  if (isSameAnswer(again?.data, first?.data)) return;
  const refused = `${again?.status ?? "no answer"} ${again?.refusal?.key ?? ""}`.trim();
  check.note(id, {
    path: "header Idempotency-Key",
    expected: "the same answer to the same key",
    got: again?.data === undefined ? refused : otherwise,
    guest,
  });
}
