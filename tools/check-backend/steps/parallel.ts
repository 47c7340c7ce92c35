import { locales } from "@/lib/i18n/locales";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { isSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";

const READS = 50;

type Read = { id: string; input: Readonly<Record<string, unknown>>; locale: "ko" | "en" };

/** Makes fifty reads at once; each must be answered as the same question was answered alone. */
export async function checkParallelReads(check: CheckContext, found: Found): Promise<void> {
  const questions: Read[] = [
    { id: "getSetting", input: { key: "func_config" } },
    { id: "listLanguages", input: {} },
    ...[...found.nodes.keys()].slice(0, 4).map((id) => ({
      id: "queryResources",
      input: { enabledOnly: true, id, includeDescendents: false, includeAncestors: false },
    })),
    ...[...found.partIds].slice(0, 4).map((id) => ({ id: "getParts", input: { id: [id] } })),
    ...found.cards.slice(0, 4).map(({ id }) => ({ id: "getPromotionName", input: { id } })),
  ]
    .filter(({ id }) => check.isThere(id))
    .flatMap((question) => locales.map((locale) => ({ ...question, locale })));
  const alone: { question: Read; data: unknown }[] = [];
  for (const question of questions) {
    const result = await check.ask(question.id, question.input, { locale: question.locale });
    if (result?.data !== undefined) alone.push({ question, data: result.data });
  }
  if (alone.length === 0) return check.skip("parallel", "no read is known that can be repeated");
  const reads = Array.from({ length: READS }, (_, index) => alone[index % alone.length]).filter(
    (read) => read !== undefined,
  );
  const together = await Promise.all(
    reads.map(async ({ question: { id, input, locale }, data }) => {
      const result = await check.ask(id, input, { locale, quiet: true });
      return { id, isSame: isSameAnswer(result?.data, data), isAnswered: result?.data !== undefined };
    }),
  );
  const other = together.filter(({ isSame }) => !isSame);
  if (other.length === 0) return check.pass("parallel");
  const lost = other.filter(({ isAnswered }) => !isAnswered);
  check.note("parallel", {
    path: `${READS} reads`,
    expected: "the answers that the same questions have one after another",
    got: `${other.length} ${lost.length > 0 ? "not answered" : "others"}, of ${[...new Set(other.map(({ id }) => id))].join(", ")}`,
    guest: lost.length > 0 ? "Sees errors when many come at once." : "Is shown what somebody else asked for.",
  });
}
