"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/sheet.module.css";

const SCROLLBAR_WIDTH = "--scrollbar-width";

/**
 * Lies between the page and an open dialog, in the look of `className`, and holds the page still. A press on it closes
 * the dialog. Not the dialog library's own element, because that adds a style sheet at run time, which the page's
 * policy does not allow.
 */
export function Veil({ className }: { className: string | undefined }) {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const former = Number.parseInt(style.getPropertyValue(SCROLLBAR_WIDTH) || "0", 10);
    // A change of a custom property styles every element of the page anew: a tenth of a second on a slow phone.
    if (width !== undefined && width !== former) style.setProperty(SCROLLBAR_WIDTH, `${width}px`);
  }, [width]);
  return <div className={`${styles.veil} ${className}`} aria-hidden="true" />;
}

/** Measured before the veil takes the scrollbar away; undefined where another veil has taken it already. */
function scrollbarWidth(): number | undefined {
  if (document.querySelector(`.${styles.veil}`) !== null) return undefined;
  return window.innerWidth - document.documentElement.clientWidth;
}

type SheetFrameProps = {
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
export function SheetFrame(props: SheetFrameProps) {
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

type Props = Pick<SheetFrameProps, "canClose" | "className" | "onClose" | "focusAfter"> & {
  title: string;
  /** A line under the title. */
  description?: string;
  /** Stands where title and line would; both are then only read out. */
  heading?: ReactNode;
  /** Buttons before the one that closes it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A sheet with a title and a button that closes it. */
export function Sheet(props: Props) {
  const t = useTranslations("Common");
  const { title, description, heading, actions, canClose = true, children, ...frame } = props;
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
          aria-label={t("close")}
          disabled={!canClose}
        >
          <Icon name="close" />
        </Dialog.Close>
      </header>
      <div className={styles.body}>{children}</div>
    </SheetFrame>
  );
}
