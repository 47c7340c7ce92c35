import { isDeepStrictEqual } from "node:util";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallResult } from "@/tools/check-backend/calls/check-result";

type Sent = CallResult | undefined;
type Words = { guest: string; otherwise?: string };

/**
 * Sends a call with one idempotency key twice at the same moment and once more after that, notes what is not answered
 * as the first is (R6.9), and returns the answers in this order. `send` says what it expects of each.
 */
export async function sendRepeatedly(
  check: CheckContext,
  id: string,
  { guest, otherwise = "another answer" }: Words,
  send: (options: { key: string; expect?: "either" }) => Promise<Sent>,
): Promise<{ key: string; first: Sent; others: readonly Sent[] }> {
  const key = check.newKey();
  const [first, twin] = await Promise.all([send({ key }), send({ key, expect: "either" })]);
  const again = await send({ key, expect: "either" });
  const other = [again, twin].find((one) => !isSameAnswer(one?.data, first?.data));
  const isAtOnce = other !== undefined && isSameAnswer(again?.data, first?.data);
  if (other !== undefined || (twin === undefined && first !== undefined))
    check.note(id, {
      path: "header Idempotency-Key",
      expected: isAtOnce
        ? "the same answer to the same key, sent twice at once: the second waits for the first"
        : "the same answer to the same key",
      got:
        other?.data === undefined
          ? `${other?.status ?? "no answer"} ${other?.refusal?.key ?? ""}`.trim()
          : otherwise,
      guest,
    });
  return { key, first, others: [twin, again] };
}

/** The same with a call that needs no more than its input; returns the first answer. */
export async function askOnce(
  check: CheckContext,
  id: string,
  input: Readonly<Record<string, unknown>>,
  words: Words,
): Promise<Sent> {
  const sent = await sendRepeatedly(check, id, words, (options) => check.ask(id, input, options));
  return sent.first;
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
