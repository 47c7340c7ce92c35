"use client";

import { Failure } from "@/components/errors/failure";
import { useSite } from "@/components/site/site-context";

/** Replaces a page that failed in the browser, where no part of it could keep the failure to itself. */
export default function ErrorPage() {
  return (
    <main id="content" style={{ paddingInline: "var(--edge)" }}>
      <Failure words={useSite().failure} />
    </main>
  );
}
