import type { CaseName } from "@/lib/widget/define-widget";
import type { PreviewGuest } from "@/lib/workbench/preview-guest";

const states = ["shown", "loading", "empty", "failed"] as const;

/** The state of a block's data in an example: loaded, loading, empty, or failed. */
export type ExampleState = (typeof states)[number];

/** Returns the state that an address names; `shown` by default. */
export function toExampleState(word: string | null | undefined): ExampleState {
  return states.find((state) => state === word) ?? "shown";
}

/** One case in which guests may see a block. */
export type ExampleCase = { name: CaseName; state: ExampleState; guest: PreviewGuest };

const guests: Partial<Record<CaseName, PreviewGuest>> = { loggedIn: "in", linked: "linked" };

/**
 * Returns the cases of a block by their names. For a block with a `loggedIn` case, the states of its data are shown to
 * a logged-in guest.
 */
export function exampleCases(names: readonly CaseName[]): ExampleCase[] {
  const owner = names.includes("loggedIn") ? "in" : "out";
  return names.map((name) => {
    const state = toExampleState(name);
    return { name, state, guest: state === "shown" ? (guests[name] ?? "out") : owner };
  });
}
