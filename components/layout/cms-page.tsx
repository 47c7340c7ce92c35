import type { ReactNode } from "react";
import { CmsPart } from "@/components/cms/cms-part";
import type { Chrome } from "@/components/layout/chrome";

/** The page view that `/`, `/r/{resourceId}` and `/p/{pageKey}` share (R1.1): the authored page, else the children. */
export function CmsPage({ chrome, children }: { chrome: Chrome; children?: ReactNode }) {
  return chrome.zones.page === undefined ? children : <CmsPart part={chrome.zones.page} />;
}
