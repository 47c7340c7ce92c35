import type { ComponentType } from "react";
import type { PartView } from "@/lib/cms/part-view";
import { recall } from "@/lib/page-memory/page-memory";

/** Where `Screen` leaves the component that draws a part, for the server's other module world to find. */
export const PART_DRAWER = "part-drawer";

/** An authored part in its place (R2.4), widgets and all. Stands inside a `Screen`. */
export function CmsPart({ part }: { part: PartView }) {
  const Drawer = recall<ComponentType<{ part: PartView }>>(PART_DRAWER);
  return Drawer === undefined ? null : <Drawer part={part} />;
}
