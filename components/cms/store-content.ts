import "server-only";
import { randomUUID } from "node:crypto";
import { isValidElement, type ReactNode } from "react";
import { storedContents } from "@/components/cms/content-store";
import { log } from "@/lib/log/log";

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
    const error = new Error(`two renderings of screen ${version} at the same time differ in content`);
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
