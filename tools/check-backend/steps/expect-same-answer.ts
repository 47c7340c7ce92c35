import { isDeepStrictEqual } from "node:util";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";

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

/** Returns whether two answers say the same; the order of a list says nothing. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(inOrder(one), inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => [JSON.stringify(inOrder(entry)) ?? "", entry] as const);
    return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => inOrder(entry));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder((value as Record<string, unknown>)[name])]),
  );
}
