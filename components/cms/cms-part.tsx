import { partRenderer } from "@/components/cms/rendering";
import type { PartView } from "@/lib/cms/content/part-view";

/** An authored part in its place (R2.4), widgets and all. Stands inside a `Screen`. */
export function CmsPart({ part }: { part: PartView }) {
  const Renderer = partRenderer();
  return <Renderer part={part} />;
}
