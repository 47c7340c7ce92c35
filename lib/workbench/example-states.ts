import type { BlockName } from "@/lib/cms/widget/widget-examples";
import type { ShownGuest } from "@/lib/workbench/shown-guest";

const states = ["shown", "loading", "empty", "failed"] as const;

/** What has become of a block's data in an example: it is there, on its way, there is none, or it cannot be had. */
export type ExampleState = (typeof states)[number];

/** The state that an address names; a block as it should be where it names none. */
export function toExampleState(word: string | null | undefined): ExampleState {
  return states.find((state) => state === word) ?? "shown";
}

/** One way in which guests may see a block. */
export type ExampleCase = {
  name: Exclude<ExampleState, "shown"> | "usual" | "loggedOut" | "loggedIn" | "linked";
  state: ExampleState;
  guest: ShownGuest;
};

const usual: ExampleCase = { name: "usual", state: "shown", guest: "out" };
const loggedOut: ExampleCase = { name: "loggedOut", state: "shown", guest: "out" };
const loggedIn: ExampleCase = { name: "loggedIn", state: "shown", guest: "in" };
const linked: ExampleCase = { name: "linked", state: "shown", guest: "linked" };
const withData = (name: Exclude<ExampleState, "shown">, guest: ShownGuest = "out"): ExampleCase => ({
  name,
  state: name,
  guest,
});

/** Every way in which guests may see each block; a block that is not here does not compile. */
export const exampleCases: Record<BlockName, readonly ExampleCase[]> = {
  select: [usual, withData("empty"), withData("failed")],
  list: [usual],
  profile: [loggedOut, loggedIn, linked, withData("loading", "in"), withData("failed", "in")],
  event: [loggedOut, loggedIn, linked],
  login: [loggedOut, loggedIn],
  action: [usual],
  share: [usual],
  resource: [usual, withData("empty"), withData("failed")],
  promotion: [usual, withData("loading"), withData("empty"), withData("failed")],
  filter: [usual, withData("failed")],
  tonight: [usual, withData("empty"), withData("failed")],
  finder: [usual, withData("failed")],
  popup: [usual],
};
