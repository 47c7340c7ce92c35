import type { CaseName } from "@/lib/cms/widget/define-widget";

/** Names of what a preview of another day says of itself in its head (R11.4). */
export const KNOWN_TO_BACKEND = "as-of-known";
export const PREVIEW_TICKET = "as-of-ticket";

/** Returns what a page's head says under a name; undefined where it does not. */
export function readMark(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Selects the part that is written in a page of the preview; what is around it is not its author's. */
export const DRAFT_PART = '[data-part$="-draft"]';

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

export const previewGuests = ["out", "in", "linked"] as const;

/** The guest for whom a preview is rendered: logged out, a member, or a member whose loyalty account is linked. */
export type PreviewGuest = (typeof previewGuests)[number];

/** Returns the guest that an address names; logged out by default. */
export function toPreviewGuest(word: string | null | undefined): PreviewGuest {
  return previewGuests.find((guest) => guest === word) ?? "out";
}
