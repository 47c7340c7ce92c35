import "server-only";
import { createHash } from "node:crypto";
import { after } from "next/server";
import type { ReactNode } from "react";
import { liveSlots } from "@/components/cms/live-slots";
import { handOver } from "@/components/cms/rendering";
import { ScreenContent } from "@/components/cms/screen-content";
import type { PartView } from "@/lib/cms/content/part-view";

type Props = {
  /** What the children are made from; the same facts make the same screen. */
  facts: unknown;
  /** The authored parts that stand in it. */
  parts: readonly (PartView | undefined)[];
  children: ReactNode;
};

/**
 * All that a page shows, sent once. As a server component's output it would stand in the page twice, as HTML and in
 * React's own notation; this hands it to the server's second half by reference, and only the live widgets' options
 * travel. Inside it: plain components only, no hooks, nothing asynchronous.
 */
export function Screen({ facts, parts, children }: Props) {
  const present = parts.filter((part) => part !== undefined);
  const version = createHash("sha256")
    .update(JSON.stringify([facts, present.map(({ key, scope, slots }) => [key, scope, slots])]))
    .digest("base64url")
    .slice(0, 12);
  after(handOver(version, children));
  return <ScreenContent version={version} slots={liveSlots(present)} />;
}
