"use client";

import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { MessagesProvider } from "@/components/ui/messages-provider";

const PANEL = "panel-right";

/** Shows in the account's panel what this device keeps for the guest; loads it when the panel is opened, not before. */
export function KeptInPanel() {
  const [opened, setOpened] = useState<{ KeptPlaces: ComponentType }>();
  useEffect(() => {
    const load = () =>
      import("@/components/place/kept-places").then(
        ({ KeptPlaces }) => setOpened({ KeptPlaces }),
        // The panel is complete without it.
        () => undefined,
      );
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[data-opens="${PANEL}"]`) !== null) void load();
    };
    if (document.querySelector(`#${PANEL}[open]`) !== null) void load();
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, []);
  if (opened === undefined) return null;
  const container = document.getElementById("kept");
  if (container === null) return null;
  return createPortal(
    <MessagesProvider>
      <opened.KeptPlaces />
    </MessagesProvider>,
    container,
  );
}
