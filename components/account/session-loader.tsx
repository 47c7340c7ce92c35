"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { WidgetBoundary } from "@/components/ui/widget-boundary";
import { isSignedIn } from "@/lib/account/signed-in";
import { skipAutomaticLogin } from "@/lib/account/signed-out";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import type { VisitContext } from "@/lib/tracking/visit-context";

/** The place of what a private page shows (`components/layout/island-placeholder.tsx`). */
const ISLAND_ID = "island";

const SignedIn = dynamic(() => import("@/components/account/signed-in").then((file) => file.SignedIn), {
  ssr: false,
});

/** Loads the code for signed-in guests, for them alone; for everyone else it is a few lines. */
export function SessionLoader({ visit }: { visit: VisitContext }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isSignedIn(document.cookie)) {
      skipAutomaticLogin();
      return;
    }
    // What a private page is for comes before the account in its closed panel.
    if (document.getElementById(ISLAND_ID) !== null) whenIdle(() => setWanted(true));
    else setWanted(true);
  }, []);
  if (!isWanted) return null;
  return (
    // A script that fails to load removes the account menu, not the page.
    <WidgetBoundary name="account" fallback={<WithoutAccount />}>
      <SignedIn visit={visit} />
    </WidgetBoundary>
  );
}

function WithoutAccount() {
  useEffect(skipAutomaticLogin, []);
  return null;
}
