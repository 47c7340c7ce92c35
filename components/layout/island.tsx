"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Failure } from "@/components/errors/failure";
import { WidgetBoundary } from "@/components/errors/widget-boundary";
import { fetchMessages, MessagesProvider } from "@/components/messages/messages-provider";
import { useSite } from "@/components/site/site-context";

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
