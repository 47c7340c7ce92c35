import "server-only";
import { createHash } from "node:crypto";
import { after } from "next/server";
import type { ReactNode } from "react";
import { hydratedSlots } from "@/components/cms/hydrated-slots";
import { ScreenContent } from "@/components/cms/screen-content";
import { storeScreenContent } from "@/components/cms/screen-content-store";
import type { PartView } from "@/lib/cms/content/part-view";

type Props = {
  /** The data that the children are made from; equal facts must make equal screens. */
  facts: unknown;
  /** The authored parts that it contains. */
  parts: readonly (PartView | undefined)[];
  children: ReactNode;
};

/**
 * Everything that a page shows, sent once. The output of a server component would be in the page twice, as HTML and in
 * React's own notation; this hands it to the server's second half by reference, and only the hydrated widgets' options
 * are sent. Its children must be plain components: no hooks, nothing asynchronous.
 */
export function Screen({ facts, parts, children }: Props) {
  const present = parts.filter((part) => part !== undefined);
  const version = createHash("sha256")
    .update(JSON.stringify([facts, present.map(({ key, scope, slots }) => [key, scope, slots])]))
    .digest("base64url")
    .slice(0, 12);
  after(storeScreenContent(version, children));
  return <ScreenContent version={version} slots={hydratedSlots(present)} />;
}
