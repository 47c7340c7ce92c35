"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { entryScript } from "@/lib/front/policy/entry-script";
import { AWAKE } from "@/lib/page-script/live";
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
  // Widgets that had to be mounted by script are there with the second drawing; the effects of all parts run in one
  // turn, and after it everything hears what is done to it.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (isMounted) queueMicrotask(() => window.dispatchEvent(new Event(AWAKE)));
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
