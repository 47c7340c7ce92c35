"use client";

import type { ReactNode } from "react";
import { openPanel, type Side, useOpenPanel } from "@/components/layout/panels";
import styles from "./panel-button.module.css";

type Props = { side: Side; label: string; className?: string | undefined; children: ReactNode };

/** Toggles a side panel. Without script it is a link to the panel, which CSS then shows. */
export function PanelButton({ side, label, className, children }: Props) {
  const isOpen = useOpenPanel() === side;
  return (
    <a
      className={`${styles.button} ${className ?? ""}`}
      href={`#panel-${side}`}
      role="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={`panel-${side}`}
      onClick={(event) => {
        event.preventDefault();
        openPanel(isOpen ? null : side);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        openPanel(isOpen ? null : side);
      }}
    >
      {children}
    </a>
  );
}
