import type { ComponentType, ReactNode } from "react";
import type { PartView } from "@/lib/cms/parse/part-view";
import { processWide } from "@/lib/server/settings/process-wide";

/** The content of a page, and how many renderings under way show it. */
export type StoredContent = { content: ReactNode; renderings: number };
type PartRenderer = ComponentType<{ part: PartView }>;

/** The content of all renderings under way, by version; only `page-content.tsx` adds and removes any. */
export const storedContents = processWide("page-contents", () => new Map<string, StoredContent>());

const registered = processWide("part-renderer", (): { renderer?: PartRenderer } => ({}));

/**
 * Returns what the first half of this rendering stored. Throws an `Error` where nothing is: a page is never sent empty.
 */
export function readStoredContent(version: string): ReactNode {
  const held = storedContents.get(version);
  if (held === undefined) throw new Error(`page content ${version} is missing`);
  return held.content;
}

/** Registers the component that renders authored parts, for the module graph that loads pages. */
export function registerPartRenderer(renderer: PartRenderer): void {
  registered.renderer = renderer;
}

/** Returns the component that renders authored parts. Throws an `Error` where none is registered. */
export function partRenderer(): PartRenderer {
  if (registered.renderer === undefined) throw new Error("no component renders authored parts");
  return registered.renderer;
}
