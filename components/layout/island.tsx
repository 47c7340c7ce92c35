"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useSite } from "@/components/layout/site-context";
import { Failure } from "@/components/ui/failure";
import { fetchMessages, MessagesProvider } from "@/components/ui/messages-provider";
import { WidgetBoundary } from "@/components/ui/widget-boundary";

// They arrive while the page hydrates. The provider reports a failure.
if (typeof window !== "undefined") fetchMessages().catch(() => undefined);

/**
 * Renders its children only in the browser, in the place of an `IslandPlaceholder`: personal data is never part of the
 * page that the server sends. The skeleton rendered there by the server makes room for it.
 */
export function Island({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById("island")), []);
  const { failure } = useSite();
  return place === null
    ? null
    : createPortal(
        <WidgetBoundary name="island" fallback={<Failure words={failure} />}>
          <MessagesProvider>{children}</MessagesProvider>
        </WidgetBoundary>,
        place,
      );
}
