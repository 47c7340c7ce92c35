"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import styles from "@/components/ui/sheet.module.css";

type Props = {
  /** An alert waits for an answer; a dialog may be left. */
  role?: "dialog" | "alertdialog";
  /** While false it stays open, whatever is pressed. */
  canClose?: boolean;
  /** It holds a `Dialog.Description`. */
  isDescribed?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** Puts the focus where it is to be at first; without it the first thing in the sheet has it. */
  focusFirst?: () => void;
  /** Puts the focus where it is to be afterwards; without it what had it before has it again. */
  focusAfter?: () => void;
  /** A `Dialog.Title` among them. */
  children: ReactNode;
};

/** A sheet over the page: from below on a phone, in the middle elsewhere. The focus goes in and comes back. */
export function SheetFrame(props: Props) {
  const { role = "dialog", canClose = true, isDescribed = false, className, onClose, children } = props;
  // It has no trigger of its own, so it remembers what opened it.
  const opener = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && canClose && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          role={role}
          className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`}
          aria-busy={canClose ? undefined : true}
          {...(isDescribed ? {} : { "aria-describedby": undefined })}
          // Round the sheet the focus goes without scrolling, and a sheet may be longer than the window.
          onFocus={(event) => event.target.scrollIntoView({ block: "nearest" })}
          onOpenAutoFocus={(event) => {
            if (props.focusFirst === undefined) return;
            event.preventDefault();
            props.focusFirst();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (props.focusAfter !== undefined) props.focusAfter();
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
