"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/sheet.module.css";
import { SheetFrame } from "@/components/ui/sheet-frame";

type Props = {
  title: string;
  /** A line under the title. */
  description?: string;
  /** Stands where title and line would; both are then only read out. */
  heading?: ReactNode;
  /** Buttons before the one that closes it. */
  actions?: ReactNode;
  closeLabel: string;
  /** While false it stays open, whatever is pressed. */
  canClose?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** Sets the focus after closing; without it the element that had it before gets it back. */
  focusAfter?: () => void;
  children: ReactNode;
};

/** A sheet with a title and a button that closes it. */
export function Sheet(props: Props) {
  const { title, description, heading, actions, closeLabel, canClose = true, children, ...frame } = props;
  const unseen = heading === undefined ? "" : "visually-hidden";
  return (
    <SheetFrame
      {...frame}
      className={`${styles.titled} ${props.className ?? ""}`}
      canClose={canClose}
      isDescribed={description !== undefined}
    >
      <header className={styles.head}>
        <div>
          <Dialog.Title className={unseen}>{title}</Dialog.Title>
          {description === undefined ? null : (
            <Dialog.Description className={unseen}>{description}</Dialog.Description>
          )}
          {heading}
        </div>
        {actions}
        <Dialog.Close
          className={`${button.icon} ${styles.close}`}
          aria-label={closeLabel}
          disabled={!canClose}
        >
          <Icon name="close" />
        </Dialog.Close>
      </header>
      <div className={styles.body}>{children}</div>
    </SheetFrame>
  );
}
