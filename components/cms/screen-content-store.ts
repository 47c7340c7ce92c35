import type { ComponentType, ReactNode } from "react";
import type { PartView } from "@/lib/cms/content/part-view";

type StoredContent = { content: ReactNode; renderings: number };
type PartRenderer = ComponentType<{ part: PartView }>;

// The loading page and the rendering component run in separate module graphs of one process; they share this global.
const shared = globalThis as typeof globalThis & {
  yeoulScreens?: Map<string, StoredContent>;
  yeoulPartRenderer?: PartRenderer;
};
shared.yeoulScreens ??= new Map();
const screens = shared.yeoulScreens;

/**
 * Stores what one rendering shows for its second half, under a key that is the same for the same content. It is kept
 * until the returned function has been called once by each rendering that stored it: no longer than the renderings
 * last, and never evicted by others.
 */
export function storeScreenContent(version: string, content: ReactNode): () => void {
  const held = screens.get(version) ?? { content, renderings: 0 };
  held.renderings += 1;
  screens.set(version, held);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.renderings -= 1;
    if (held.renderings === 0 && screens.get(version) === held) screens.delete(version);
  };
}

/**
 * Returns what the first half of this rendering stored. Throws an `Error` where nothing is: a page is never sent empty.
 */
export function readScreenContent(version: string): ReactNode {
  const held = screens.get(version);
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
