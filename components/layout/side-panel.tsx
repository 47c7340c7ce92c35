"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { openPanel, type Side, useOpenPanel } from "@/components/layout/panels";
import { Icon } from "@/components/ui/icon";
import { readEntry } from "@/lib/browser/entry";
import styles from "./side-panel.module.css";

type Props = { side: Side; label: string; closeLabel: string; children: ReactNode };

/**
 * A panel at one side (R2.1–R2.3). A modal dialog: the browser keeps focus inside and gives it back, closes it on
 * Escape and lays the overlay over the page. Every navigation is a new document, so it closes both panels.
 */
export function SidePanel({ side, label, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOpenPanel() === side;

  useEffect(() => {
    if (readEntry(`${side}-side-menu`) !== undefined) openPanel(side);
    // A page that comes back from the browser's memory comes back with its panels closed.
    const close = () => openPanel(null);
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, [side]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={dialog}
      id={`panel-${side}`}
      className={styles.panel}
      data-side={side}
      aria-label={label}
      onClose={() => isOpen && openPanel(null)}
      onClick={(event) => event.target === dialog.current && openPanel(null)}
    >
      <div className={styles.inside}>
        <a
          className={styles.close}
          href="#content"
          role="button"
          aria-label={closeLabel}
          onClick={(event) => {
            event.preventDefault();
            openPanel(null);
          }}
        >
          <Icon name="close" />
        </a>
        {children}
      </div>
    </dialog>
  );
}
