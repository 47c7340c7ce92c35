"use client";

import { useSyncExternalStore } from "react";

export type Side = "left" | "right";

let open: Side | null = null;
const listeners = new Set<() => void>();

/** Opens one side panel and thereby closes the other, or with null closes both (R2.2). */
export function openPanel(side: Side | null): void {
  if (open === side) return;
  open = side;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which panel is open; on the server and at first none is. */
export function useOpenPanel(): Side | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
