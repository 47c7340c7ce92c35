"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
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
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && canClose && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
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
