"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/sheet.module.css";

type Props = {
  title: string;
  closeLabel: string;
  /** While false it stays open, whatever is pressed. */
  canClose?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet over the page: from below on a phone, in the middle elsewhere. The focus goes in and comes back. */
export function Sheet({ title, closeLabel, canClose = true, onClose, children }: Props) {
  // It has no trigger of its own, so it remembers what opened it.
  const opener = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && canClose && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          // Round the sheet the focus goes without scrolling, and a sheet may be longer than the window.
          onFocus={(event) => event.target.scrollIntoView({ block: "nearest" })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <header className={styles.head}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={closeLabel} disabled={!canClose}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
