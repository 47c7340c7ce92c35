"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import styles from "@/components/ui/sheet.module.css";
import { Veil } from "@/components/ui/veil";

type Props = {
  /** An alert dialog waits for an answer; a dialog may be left. */
  role?: "dialog" | "alertdialog";
  /** While false it stays open, whatever is pressed. */
  canClose?: boolean;
  /** Whether it contains a `Dialog.Description`. */
  isDescribed?: boolean;
  className?: string | undefined;
  onClose: () => void;
  /** Sets the initial focus; without it the first focusable element in the sheet gets it. */
  focusFirst?: () => void;
  /** Sets the focus after closing; without it the element that had it before gets it back. */
  focusAfter?: () => void;
  /** Must include a `Dialog.Title`. */
  children: ReactNode;
};

/** A sheet over the page: from below on a phone, centred elsewhere. The focus moves in and is returned. */
export function SheetFrame(props: Props) {
  const { role = "dialog", canClose = true, isDescribed = false, className, onClose, children } = props;
  // It has no trigger of its own, so it remembers the element that opened it.
  const opener = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && canClose && onClose()}>
      <Dialog.Portal>
        <Veil className={styles.overlay} />
        <Dialog.Content
          role={role}
          className={className === undefined ? styles.sheet : `${styles.sheet} ${className}`}
          aria-busy={canClose ? undefined : true}
          {...(isDescribed ? {} : { "aria-describedby": undefined })}
          // The focus trap moves the focus without scrolling, and a sheet may be longer than the window.
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
