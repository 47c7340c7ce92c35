"use client";

import { createElement, type ReactNode } from "react";
import { recall } from "@/lib/page-memory/page-memory";

export type OnceTag = "div" | "header" | "section" | "article" | "nav" | "aside";

type Props = { id: string; version: string; tag: OnceTag; className?: string | undefined };

/** The browser's half of `Once`: it keeps the element that the server sent. */
export function SentOnce({ id, version, tag, className }: Props): ReactNode {
  if (typeof window === "undefined") {
    return createElement(tag, { id, className }, recall<ReactNode>(`markup:${id}:${version}`));
  }
  return createElement(tag, {
    id,
    className,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: document.getElementById(id)?.innerHTML ?? "" },
  });
}
