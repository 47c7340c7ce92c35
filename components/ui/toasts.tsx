"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";

const TOAST_MS = 3_000;
const ERROR_TOAST_MS = 10_000;

type Toast = { title: string; message: string; isError?: boolean };

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a message at the top right for three seconds, an error for ten (R12.2). */
export async function showToast({ title, message, isError = false }: Toast): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const toaster = await fetchToaster();
  if (toaster === undefined) return;
  const { toast } = toaster;
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
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (isShown)
      void fetchToaster().then((toaster) => toaster !== undefined && setToaster(() => toaster.SiteToaster));
  }, [isShown]);
  return Toaster === undefined ? null : <Toaster />;
}

/** Loads the toasts' code; undefined when that fails, because a lost message must not break the page. */
async function fetchToaster() {
  try {
    return await import("@/components/ui/toaster");
  } catch (error) {
    console.warn("a message could not be shown", error);
    return undefined;
  }
}
