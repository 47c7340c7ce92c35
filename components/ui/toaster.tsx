"use client";

import { Toaster } from "sonner";
import styles from "@/components/ui/toaster.module.css";

export { toast } from "sonner";

/** The toasts' own code and looks, which are loaded with the first toast (`toasts.tsx`). */
export function SiteToaster() {
  const { toast, content, icon, title, description, closeButton } = styles;
  return (
    <Toaster
      position="top-right"
      closeButton
      toastOptions={{ unstyled: true, classNames: { toast, content, icon, title, description, closeButton } }}
    />
  );
}
