import type { ReactNode } from "react";
import { CmsPart } from "@/components/cms/cms-part";
import type { Frame } from "@/components/layout/frame";

/** The page view that `/`, `/r/{resourceId}` and `/p/{pageKey}` share (R1.1): the authored page, else the children. */
export function CmsPage({ frame, children }: { frame: Frame; children?: ReactNode }) {
  return frame.zones.page === undefined ? children : <CmsPart part={frame.zones.page} />;
}
