import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./side-panel.module.css";

type Props = { side: "left" | "right"; label: string; closeLabel: string; children: ReactNode };

/**
 * A panel at one side (R2.1–R2.3). A modal dialog: the browser traps the focus inside and returns it, closes the panel
 * on Escape and lays the overlay over the page. Every navigation is a new document, so it closes both panels.
 */
export function SidePanel({ side, label, closeLabel, children }: Props) {
  return (
    <dialog id={`panel-${side}`} className={styles.panel} data-panel={side} aria-label={label}>
      <a href="#content" role="button" aria-label={closeLabel} data-closes="">
        <Icon name="close" />
      </a>
      <div>{children}</div>
    </dialog>
  );
}
