"use client";

import { useLayoutEffect } from "react";
import { entryScript } from "@/lib/front/policy/entry-script";
import { isSignedIn } from "@/lib/session/signed-in";

declare global {
  interface Window {
    /** Gives the address of a page that was entered at an author's anchor its own words back. */
    yeoulLanded?: () => void;
  }
}

/** The script that runs before anything is painted (`lib/front/policy/entry-script.ts`), and the marks that it sets. */
export function EntryScript() {
  // React draws the whole document anew when a widget fails as it wakes up, and would leave the mark out.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.script = "";
    dataset.awake = "";
    if (isSignedIn(document.cookie)) dataset.session = "in";
    // The router writes the address once as it wakes up, as it was then.
    if (document.readyState === "complete") window.yeoulLanded?.();
  }, []);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; must run before the first paint
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? entryScript() : "" }}
    />
  );
}
