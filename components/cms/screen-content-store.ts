import type { ComponentType, ReactNode } from "react";
import type { PartView } from "@/lib/cms/content/part-view";

/** What a screen shows, and how many renderings under way show it. */
export type StoredContent = { content: ReactNode; renderings: number };
type PartRenderer = ComponentType<{ part: PartView }>;

// The loading page and the rendering component run in separate module graphs of one process; they share this global.
const shared = globalThis as typeof globalThis & {
  yeoulScreens?: Map<string, StoredContent>;
  yeoulPartRenderer?: PartRenderer;
};
shared.yeoulScreens ??= new Map();

/** The content of all renderings under way, by version; only `store-screen-content.ts` adds and removes any. */
export const storedScreens = shared.yeoulScreens;

/**
 * Returns what the first half of this rendering stored. Throws an `Error` where nothing is: a page is never sent empty.
 */
export function readScreenContent(version: string): ReactNode {
  const held = storedScreens.get(version);
  if (held === undefined) throw new Error(`the content of screen ${version} is missing`);
  return held.content;
}

/** Registers the component that renders authored parts, for the module graph that loads pages. */
export function registerPartRenderer(renderer: PartRenderer): void {
  shared.yeoulPartRenderer = renderer;
}

/** Returns the component that renders authored parts. Throws an `Error` where none is registered. */
export function partRenderer(): PartRenderer {
  if (shared.yeoulPartRenderer === undefined) throw new Error("no component renders authored parts");
  return shared.yeoulPartRenderer;
}
