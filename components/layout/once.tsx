import "server-only";
import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { type OnceTag, SentOnce } from "@/components/layout/sent-once";
import { remember } from "@/lib/page-memory/page-memory";

type Props = {
  /** Names the element in its document. */
  id: string;
  /** What the markup is made from; the same facts are drawn once. */
  facts: unknown;
  tag?: OnceTag;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Markup that never moves and is therefore sent once. As a server component's output it would stand in the page
 * twice, as HTML and in React's own notation; this hands it to the server's second half by reference instead. Inside
 * it: plain components only, no hooks, nothing asynchronous, nothing that wakes up in the browser.
 */
export function Once({ id, facts, tag = "div", className, children }: Props) {
  const version = createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
  remember(`markup:${id}:${version}`, () => children);
  return <SentOnce id={id} version={version} tag={tag} className={className} />;
}
