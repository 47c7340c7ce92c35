"use client";

import { useState } from "react";
import { PageNodes } from "@/components/cms/page-nodes";
import { readPartInPage } from "@/components/cms/part-in-page";
import { recallPart } from "@/lib/cms/part-memory";
import type { PartView } from "@/lib/cms/part-view";

/**
 * An authored part with its widgets alive. On the server the HTML comes from memory by key, in the browser from the
 * document itself, so it is sent once (design §3). Styles reach this part alone (R2.4).
 */
export function CmsPart({ part }: { part: PartView }) {
  const [{ nodes, css }] = useState(() =>
    typeof window === "undefined" ? recallPart(part.key) : readPartInPage(part.scope),
  );
  return (
    <div data-part={part.scope} className="cms">
      {css === "" ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scoped and cleaned in lib/cms
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      )}
      <PageNodes nodes={nodes} slots={part.slots} />
    </div>
  );
}
