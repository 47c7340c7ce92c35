import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { after } from "next/server";
import { isValidElement, type ReactNode } from "react";
import { storedContents } from "@/components/cms/content-store";
import { hydratedSlots } from "@/components/cms/hydrated-slots";
import { RenderedContent } from "@/components/cms/rendered-content";
import type { PartView } from "@/lib/cms/parse/part-view";
import { log } from "@/lib/server/log/log";

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

/** The name under which this rendering's second half finds its content, and what ends that. */
export type ContentHandover = { version: string; done: () => void };

/**
 * Stores what one rendering shows for its second half. It is kept until `done` has been called once by each rendering
 * that stored it: no longer than the renderings last, and never evicted by others.
 *
 * With a `version` two renderings at the same time share one content, so equal versions must mean equal content: a
 * second rendering that brings another throws an `Error`, in production it is logged and gets a version of its own.
 * Without one nothing is ever shared.
 */
export function storeContent(content: ReactNode, version: string = randomUUID()): ContentHandover {
  const held = storedContents.get(version) ?? { content, renderings: 0 };
  if (!isSameContent(held.content, content)) {
    const error = new Error(`two renderings of page content ${version} at the same time differ in content`);
    if (process.env.NODE_ENV !== "production") throw error;
    log.error("a content key leaves out what its page is made from", error);
    return storeContent(content);
  }
  held.renderings += 1;
  storedContents.set(version, held);
  let isHeld = true;
  const done = () => {
    if (!isHeld) return;
    isHeld = false;
    held.renderings -= 1;
    if (held.renderings === 0 && storedContents.get(version) === held) storedContents.delete(version);
  };
  return { version, done };
}

/** Returns whether two pieces of content show the same. Functions bring code, not content: all of them are equal. */
function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== typeof other) return false;
  if (typeof one === "function") return true;
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return false;
  if (isValidElement(one) || isValidElement(other)) {
    return (
      isValidElement(one) &&
      isValidElement(other) &&
      one.type === other.type &&
      one.key === other.key &&
      isSameContent(one.props, other.props)
    );
  }
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const values: Record<string, unknown> = { ...other };
  return (
    keys.length === Object.keys(values).length &&
    keys.every((key) => key in values && isSameContent(one[key as keyof typeof one], values[key]))
  );
}
