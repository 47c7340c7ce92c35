import "server-only";
import { createHash } from "node:crypto";
import { after } from "next/server";
import type { ReactNode } from "react";
import { hydratedSlots } from "@/components/cms/hydrated-slots";
import { RenderedContent } from "@/components/cms/rendered-content";
import { storeContent } from "@/components/cms/store-content";
import type { PartView } from "@/lib/cms/content/part-view";

type Props = {
  /**
   * Everything that the children are made from, besides the parts, on a page that is stored for all guests: the same
   * for the same content. A page for one request has none, and shares its content with no other rendering.
   */
  contentKey: unknown;
  /** The authored parts that it contains. */
  parts: readonly (PartView | undefined)[];
  children: ReactNode;
};

/**
 * Everything that a page shows, sent once. The output of a server component would be in the page twice, as HTML and in
 * React's own notation; this hands it to the server's second half by reference, and only the hydrated widgets' options
 * are sent. Its children must be plain components: no hooks, nothing asynchronous.
 */
export function PageContent({ contentKey, parts, children }: Props) {
  const present = parts.filter((part) => part !== undefined);
  const { version, done } = storeContent(
    children,
    contentKey === undefined ? undefined : toVersion(contentKey, present),
  );
  after(done);
  return <RenderedContent version={version} slots={hydratedSlots(present)} />;
}

function toVersion(contentKey: unknown, parts: readonly PartView[]): string {
  return createHash("sha256")
    .update(JSON.stringify([contentKey, parts.map(({ key, scope, slots }) => [key, scope, slots])]))
    .digest("base64url")
    .slice(0, 12);
}
