"use client";

import { useSite } from "@/components/layout/site-context";
import { Failure } from "@/components/ui/failure";

/** Replaces a page that failed in the browser, where no part of it could keep the failure to itself. */
export default function ErrorPage() {
  const { failure } = useSite();
  return (
    <main id="content" style={{ paddingInline: "var(--edge)" }}>
      {/* The page's own have gone with it. */}
      <title>{failure.title}</title>
      <link rel="icon" href="/brand/mark.svg" />
      <Failure words={failure} />
    </main>
  );
}
