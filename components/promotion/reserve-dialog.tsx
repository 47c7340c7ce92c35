"use client";

import { type ReactNode, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "./reserve-dialog.module.css";

type Props = { label: string; title: string; closeLabel: string; children: ReactNode };

/** The Reserve button and what it opens. Without script the button is a link that CSS follows. */
export function ReserveDialog({ label, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <a
        className={styles.button}
        href="#reserve"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        {label}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key */}
      <dialog
        ref={dialog}
        id="reserve"
        className={styles.dialog}
        aria-label={title}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <div className={styles.body}>
          <header>
            <h2>{title}</h2>
            <a
              className={styles.close}
              href="#content"
              role="button"
              aria-label={closeLabel}
              onClick={(event) => {
                event.preventDefault();
                dialog.current?.close();
              }}
            >
              <Icon name="close" />
            </a>
          </header>
          {children}
        </div>
      </dialog>
    </>
  );
}
