"use client";

import { useState } from "react";
import { readStoredContent, registerPartRenderer } from "@/components/cms/content-store";
import { allSlots, type HydratedSlots } from "@/components/cms/hydrated-slots";
import { PageNodes } from "@/components/cms/page-nodes";
import { readContentNodes } from "@/components/cms/read-content-nodes";
import { scopeClass } from "@/lib/cms/clean/scope-class";
import type { PartView } from "@/lib/cms/content/part-view";

const CONTENT_ID = "page";

if (typeof window === "undefined") registerPartRenderer(PartOnServer);

/**
 * The two halves of a `PageContent`. The server renders what the page handed over; the browser reads the tree from the
 * document, so that the sent HTML is hydrated exactly as it is, and only the widgets that hydrate start.
 */
export function RenderedContent({ version, slots }: { version: string; slots: HydratedSlots }) {
  const [nodes] = useState(() =>
    typeof window === "undefined" ? [] : readContentNodes(document.getElementById(CONTENT_ID), slots),
  );
  return (
    <div id={CONTENT_ID} data-version={version}>
      {typeof window === "undefined" ? (
        readStoredContent(version)
      ) : (
        <PageNodes nodes={nodes} slots={slots} scope="" />
      )}
    </div>
  );
}

function PartOnServer({ part }: { part: PartView }) {
  const { nodes, css, isLightOnly } = part.content;
  return (
    <div
      data-part={part.scope}
      className={`cms ${scopeClass(part.scope)}`}
      data-paper={isLightOnly ? "" : undefined}
      data-styled={css === "" ? undefined : ""}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: scoped and cleaned in lib/cms */}
      {css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />}
      <PageNodes nodes={nodes} slots={allSlots(part)} scope={part.scope} />
    </div>
  );
}
