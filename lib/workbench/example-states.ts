import type { CaseName } from "@/lib/widget/define-widget";
import type { ShownGuest } from "@/lib/workbench/shown-guest";

const states = ["shown", "loading", "empty", "failed"] as const;

/** What has become of a block's data in an example: it is there, on its way, there is none, or it cannot be had. */
export type ExampleState = (typeof states)[number];

/** The state that an address names; a block as it should be where it names none. */
export function toExampleState(word: string | null | undefined): ExampleState {
  return states.find((state) => state === word) ?? "shown";
}

/** One way in which guests may see a block. */
export type ExampleCase = { name: CaseName; state: ExampleState; guest: ShownGuest };

const guests: Partial<Record<CaseName, ShownGuest>> = { loggedIn: "in", linked: "linked" };

/** The cases of a block by their names; what may become of data that is a guest's own, a guest who is logged in sees. */
export function exampleCases(names: readonly CaseName[]): ExampleCase[] {
  const owner = names.includes("loggedIn") ? "in" : "out";
  return names.map((name) => {
    const state = toExampleState(name);
    return { name, state, guest: state === "shown" ? (guests[name] ?? "out") : owner };
  });
}
