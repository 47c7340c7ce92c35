import { type AccountFacts, accountFactsSchema } from "@/lib/session/account-facts";

/** Reads the facts that the server wrote at the account menu's place; undefined on a page without the menu. */
export function readAccountFacts(): AccountFacts | undefined {
  const text = document.getElementById("account-menu")?.dataset.facts;
  if (text === undefined) return undefined;
  const parsed = accountFactsSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
