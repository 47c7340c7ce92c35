"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { isSignedIn } from "@/lib/account/signed-in";
import { tolerateMovedNodes } from "@/lib/browser/page";
import { HYDRATED_EVENT, whenHydrated } from "@/lib/server/before-hydration/hydration/marks";
import { entryScript } from "@/lib/server/policy/entry-script";

declare global {
  interface Window {
    /** Restores the address of a page that was entered at an author's anchor. */
    siteLanded?: () => void;
  }
}

if (typeof window !== "undefined") tolerateMovedNodes();

/** The script that runs before the first paint (`lib/server/policy/entry-script.ts`), and the marks that it sets. */
export function EntryScript() {
  // React renders the whole document again when a widget fails during hydration, and would drop the marks.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.script = "";
    if (isSignedIn(document.cookie)) dataset.session = "in";
    // The router writes the address once during hydration, as it was when hydration began.
    if (document.readyState === "complete") window.siteLanded?.();
  }, []);
  // Widgets that script has to mount are there after the second render; all effects run in one task, after which every
  // listener is attached.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (isMounted) queueMicrotask(() => whenHydrated(announceHydrated));
    else setMounted(true);
  }, [isMounted]);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? entryScript() : "" }}
    />
  );
}

function announceHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  if (document.readyState === "complete") window.siteLanded?.();
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}
