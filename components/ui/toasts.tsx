"use client";

import { type ComponentType, type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import type { ToasterProps } from "sonner";

const TOAST_MS = 3_000;
const ERROR_TOAST_MS = 10_000;

type Toast = { title: string; message: string; isError?: boolean };

/** The site's colours, under the names of the custom properties that the toasts' own style sheet reads. */
const paper = {
  "--normal-bg": "var(--card)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--line)",
  "--border-radius": "16px",
  fontFamily: "var(--sans)",
} as CSSProperties;

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a message at the top right for three seconds, an error for ten (R12.2). */
export async function showToast({ title, message, isError = false }: Toast): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const sonner = await fetchSonner();
  if (sonner === undefined) return;
  const { toast } = sonner;
  const options = { description: message, duration: isError ? ERROR_TOAST_MS : TOAST_MS };
  if (isError) toast.error(title, options);
  else toast(title, options);
}

/** The container in which toasts appear. Their code is loaded with the first one. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (isShown)
      void fetchSonner().then((sonner) => sonner !== undefined && setToaster(() => sonner.Toaster));
  }, [isShown]);
  return Toaster === undefined ? null : (
    <Toaster position="top-right" closeButton theme="system" style={paper} />
  );
}

/** Loads the toasts' code; undefined when that fails, because a lost message must not break the page. */
async function fetchSonner() {
  try {
    return await import("sonner");
  } catch (error) {
    console.warn("a message could not be shown", error);
    return undefined;
  }
}
