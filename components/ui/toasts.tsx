"use client";

import dynamic from "next/dynamic";
import { useSyncExternalStore } from "react";

const TOAST_MS = 3_000;
const ERROR_TOAST_MS = 10_000;

type Toast = { title: string; message: string; isError?: boolean };

const Toaster = dynamic(() => import("sonner").then((sonner) => sonner.Toaster), { ssr: false });

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a message at the top right for three seconds, an error for ten (R12.2). */
export async function showToast({ title, message, isError = false }: Toast): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { toast } = await import("sonner");
  const options = { description: message, duration: isError ? ERROR_TOAST_MS : TOAST_MS };
  if (isError) toast.error(title, options);
  else toast(title, options);
}

/** Where toasts appear. Their code is fetched with the first one. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
  return isShown ? <Toaster position="top-right" closeButton theme="system" /> : null;
}
