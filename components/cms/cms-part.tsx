import { partRenderer } from "@/components/cms/content-store";
import type { PartView } from "@/lib/cms/parse/part-view";

/** Renders an authored part (R2.4) with its widgets. Must be inside a `PageContent`. */
export function CmsPart({ part }: { part: PartView }) {
  const Renderer = partRenderer();
  return <Renderer part={part} />;
}
