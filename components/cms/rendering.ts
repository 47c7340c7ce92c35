import type { ComponentType, ReactNode } from "react";
import type { PartView } from "@/lib/cms/content/part-view";

type HandedOver = { content: ReactNode; renderings: number };
type PartRenderer = ComponentType<{ part: PartView }>;

// The page that loads and the component that draws run in two module worlds of one process; they meet here.
const shared = globalThis as typeof globalThis & {
  yeoulScreens?: Map<string, HandedOver>;
  yeoulPartRenderer?: PartRenderer;
};
shared.yeoulScreens ??= new Map();
const screens = shared.yeoulScreens;

/**
 * Leaves what one rendering shows for its second half, under a name that is the same for the same content. It is there
 * until the function that comes back was called, once by each rendering that left it: no longer than the renderings
 * last, and never crowded out by others.
 */
export function handOver(version: string, content: ReactNode): () => void {
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

/** What the first half of this rendering left. Raises an `Error` where nothing is: a page is never sent empty. */
export function takeOver(version: string): ReactNode {
  const held = screens.get(version);
  if (held === undefined) throw new Error(`the content of screen ${version} is missing`);
  return held.content;
}

/** Makes the component that draws authored parts known to the module world that loads pages. */
export function registerPartRenderer(renderer: PartRenderer): void {
  shared.yeoulPartRenderer = renderer;
}

/** The component that draws authored parts. Raises an `Error` where none was registered. */
export function partRenderer(): PartRenderer {
  if (shared.yeoulPartRenderer === undefined) throw new Error("no component draws authored parts");
  return shared.yeoulPartRenderer;
}
