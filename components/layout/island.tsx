"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { WithMessages } from "@/components/messages/with-messages";

/**
 * Lives in the browser alone, in the place an `IslandPlace` keeps: what is personal is never part of the page that the
 * server sends. What the server drew there, such as the shape of what comes, makes room.
 */
export function Island({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById("island")), []);
  return place === null ? null : createPortal(<WithMessages>{children}</WithMessages>, place);
}
